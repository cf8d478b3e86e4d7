import { mapById } from '../../src/games/chicago-express/board/maps.ts';
import { type CE, COMPANIES, DIALS } from '../../src/games/chicago-express/state.ts';
import type { Universe } from './suite.ts';

/** Every hex of the board, and some that are not on it. */
const hexes = [...mapById('eastern-us').hexes.keys(), 'A0', 'Z9', 'T99'];

export const chicagoExpressUniverse: Universe<CE> = {
  games: 3,
  stride: 4,
  *every(s) {
    const most = Math.max(...s.players.map((player) => player.cash));
    for (let amount = -1; amount <= most + 2; amount++) yield { kind: 'bid', amount };
    yield { kind: 'pass' };
    yield { kind: 'end-expansion' };
    for (const dial of DIALS) yield { kind: 'decline', dial };
    for (const company of COMPANIES) yield { kind: 'offer', company };
    for (const hex of hexes) {
      yield { kind: 'develop', hex };
      for (const company of COMPANIES) yield { kind: 'expand', company, hex };
    }
  },
};
