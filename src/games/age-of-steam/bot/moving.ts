/** What to do with a move: a delivery, an upgrade or nothing, by what is left of the game after it. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { mapOf } from '../board/maps.ts';
import { bitOf } from '../rules/goods.ts';
import type { AosAction, AosState } from '../state.ts';
import { chancesOf, rivalsOf } from './chances.ts';
import { ENVY } from './figures.ts';
import { forecast } from './forecast.ts';
import { isLegal } from './perform.ts';
import type { Lot } from './roads.ts';
import { type Earning, earnings, worthOf } from './routes.ts';
import { sightOf } from './sight.ts';
import { survivalCash } from './survival.ts';
import { courseOf, standingOf } from './value.ts';

type State = Sealed<AosState>;

export interface Move {
  action: AosAction;
  worth: number;
}

/** Points that a rival's step is worth to him. */
const RIVAL_STEP = 3;

/** Deliveries worth a thought, an upgrade and nothing, the best first. */
export function moves(s: State, seat: Seat, deliveries: readonly Earning[]): Move[] {
  const sight = sightOf(s);
  const course = courseOf(s, seat, sight);
  const { stage } = course;
  const spent = { ...course, stage: { ...stage, moves: stage.moves - 1 } };
  const now = standingOf(s, seat);
  const { all } = sight;
  const rivals = rivalsOf(s, all, seat);
  const hopes = chancesOf(all, seat, rivals);
  const found: Move[] = [{ action: { kind: 'pass' }, worth: forecast(spent, now, hopes, null) }];
  const upgrade: AosAction = { kind: 'upgrade' };
  if (isLegal(s, seat, upgrade) && now.cash >= survivalCash(s, seat, 1)) {
    const done = { ...spent, stage: { ...spent.stage, upgrades: false } };
    found.push({ action: upgrade, worth: forecast(done, { ...now, engine: now.engine + 1 }, hopes, null) });
  }
  for (const one of deliveries) {
    const rest = chancesOf(all, seat, rivals, lotOf(s, all.lots, one));
    const worth = forecast(spent, { ...now, income: now.income + one.own }, rest, null);
    found.push({
      action: one.action,
      worth: worth - (RIVAL_STEP * ENVY * one.others) / Math.max(1, s.order.length - 1),
    });
  }
  return found.sort((a, b) => b.worth - a.worth);
}

/** The best ways for each cube alone: two ways of one cube that earn the same are one. */
export function bestEarnings(s: State, seat: Seat, most: number): Earning[] {
  const seen = new Set<string>();
  return earnings(s, seat, s.players[seat]!.engine)
    .filter((one) => one.own > 0)
    .sort((a, b) => worthOf(b) - worthOf(a))
    .filter((one) => {
      const key = `${one.action.hex}${one.action.good}`;
      if (seen.has(key) || !isLegal(s, seat, one.action)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, most);
}

/** The lot that a delivery takes its cube from. */
function lotOf(s: State, lots: readonly Lot[], { action: { hex, good } }: Earning): number {
  const map = mapOf(s);
  const { place } = map.hexes[map.indexOf.get(hex)!]!;
  const bit = bitOf(good);
  return lots.findIndex((lot) => lot.place === place && lot.bit === bit && lot.from === 0);
}
