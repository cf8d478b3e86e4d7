import { GOODS, LETTERS, SPECIALS } from '../../src/games/age-of-steam/board/box.ts';
import { mapOf } from '../../src/games/age-of-steam/board/maps.ts';
import type { AOS, AosAction } from '../../src/games/age-of-steam/state.ts';
import { everyBuild, everyDelivery } from '../../src/games/age-of-steam/testing/every.ts';
import type { Universe } from './suite.ts';

export const ageOfSteamUniverse: Universe<AOS> = {
  games: 1,
  stride: 41,
  fewSeatings: true,
  *every(s) {
    yield { kind: 'pass' };
    yield { kind: 'skip' };
    yield { kind: 'upgrade' };
    yield { kind: 'produce' };
    yield { kind: 'end-build' };
    yield { kind: 'restart-build' };
    for (let shares = -1; shares <= 16; shares++) yield { kind: 'issue', shares };
    const most = Math.max(...s.players.map((player) => player.cash));
    for (let amount = -1; amount <= most + 2; amount++) yield { kind: 'bid', amount };
    for (const action of SPECIALS) yield { kind: 'choose', action };
    for (const connection of ['dusseldorf-essen', 'essen-dusseldorf', 'x']) yield { kind: 'connect', connection };
    const phase = s.phases.at(-1)?.id;
    if (phase === 'build') yield* everyBuild(mapOf(s));
    if (phase === 'move') yield* everyDelivery(s, mapOf(s));
    if (phase === 'production-place') yield* everySlot();
  },
};

function* everySlot(): Generator<AosAction> {
  const columns = ['west', 'east'].flatMap((side) => [1, 2, 3, 4, 5, 6].map((n) => `${side}-${n}`));
  for (const good of GOODS)
    for (const column of [...columns, ...LETTERS])
      for (let slot = -1; slot <= 3; slot++) yield { kind: 'place', good, column, slot };
}
