/** AOS-65: Production, then cubes that the map adds, then the dice of the west, then those of the east. */
import type { Phase, Sealed } from '../../../../kernel/contract.ts';
import { goTo } from '../../../../kernel/phases.ts';
import { DIE, type Side } from '../../board/box.ts';
import { mapOf } from '../../board/maps.ts';
import type { AOS, AosPhase, AosState } from '../../state.ts';
import { bagSize, drawCubes, toBag } from '../bag.ts';
import { phaseNow } from '../current.ts';
import { extraGrowthNow, freeSlots, growColumn } from '../growth.ts';

const nobody = (): readonly number[] => [];

export function beginGrowth(draft: AosState): void {
  const seat = draft.order.find((other) => draft.players[other]!.action === 'production');
  // AOS-65: without a free slot or a cube there is nothing to ask.
  const idle = seat === undefined || freeSlots(draft) === 0 || bagSize(draft) === 0;
  goTo(draft, idle ? afterProduction(draft) : { id: 'production', seat, choice: 'open' });
}

const afterProduction = (s: Sealed<AosState>): AosPhase =>
  extraGrowthNow(s).length > 0 && bagSize(s) > 0 ? { id: 'extra-growth' } : { id: 'growth-west' };

export const production: Phase<AOS> = {
  rule: 'AOS-65',
  kinds: ['produce', 'pass'],
  toAct(s) {
    const { seat, choice } = phaseNow(s, 'production');
    return choice === 'open' ? [seat] : [];
  },
  leave(draft) {
    const { seat, choice } = phaseNow(draft, 'production');
    goTo(draft, choice === 'draw' ? { id: 'production-draw', seat } : afterProduction(draft));
  },
};

const KEPT = 2;
/** AOS-24: two drawn, or four of which two are kept. */
export const productionDraw: Phase<AOS> = {
  rule: 'AOS-65',
  kinds: [],
  toAct: nobody,
  chance: 'production',
  leave(draft, emit, draw) {
    const { seat } = phaseNow(draft, 'production-draw');
    const drawn = drawCubes(draft, draft.options.production === 'draw-4-keep-2' ? 4 : KEPT, draw);
    emit({ type: 'cubes-drawn', seat, goods: [...drawn] });
    const left = Math.min(KEPT, drawn.length, freeSlots(draft));
    goTo(draft, { id: 'production-place', seat, drawn, left });
  },
};

export const productionPlace: Phase<AOS> = {
  rule: 'AOS-65',
  kinds: ['place'],
  toAct(s) {
    const { left, seat } = phaseNow(s, 'production-place');
    return left > 0 ? [seat] : [];
  },
  leave(draft, emit) {
    const { drawn } = phaseNow(draft, 'production-place');
    if (drawn.length > 0) emit({ type: 'cubes-returned', goods: [...drawn] });
    toBag(draft, drawn);
    goTo(draft, afterProduction(draft));
  },
};

/** AOS-67: what the map adds comes out of the bag, as long as it lasts. */
export const extraGrowth: Phase<AOS> = {
  rule: 'AOS-67',
  kinds: [],
  toAct: nobody,
  chance: 'extra-growth',
  leave(draft, emit, draw) {
    const { places } = mapOf(draft);
    for (const { city, cubes } of extraGrowthNow(draft)) {
      const place = places.find((one) => one.city?.id === city)!;
      for (const good of drawCubes(draft, cubes, draw)) {
        draft.cubes[place.index]!.push(good);
        emit({ type: 'cube-added', hex: place.id, good });
      }
    }
    goTo(draft, { id: 'growth-west' });
  },
};

/** AOS-63: how many dice are rolled for a side. */
export function diceFor(s: Sealed<AosState>, side: Side): number {
  const { growthDice } = mapOf(s).rules;
  if (growthDice) return growthDice[side];
  return s.options.growthDice === 'remaining-players' ? s.order.length : s.seats;
}

const growthOf = (side: Side, next: AosPhase): Phase<AOS> => ({
  rule: 'AOS-63',
  kinds: [],
  toAct: nobody,
  chance: `growth-${side}`,
  leave(draft, emit, draw) {
    const dice = Array.from({ length: diceFor(draft, side) }, () => draw.die(DIE));
    emit({ type: 'dice-rolled', side, dice: [...dice] });
    for (const die of dice) growColumn(draft, side, die, emit);
    goTo(draft, side === 'west' && diceFor(draft, 'east') === 0 ? { id: 'next-turn' } : { ...next });
  },
});
export const growthWest = growthOf('west', { id: 'growth-east' });
export const growthEast = growthOf('east', { id: 'next-turn' });
