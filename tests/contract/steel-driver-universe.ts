import { mapById } from '../../src/games/steel-driver/board/maps.ts';
import { COMPANIES, type SD } from '../../src/games/steel-driver/state.ts';
import type { Universe } from './suite.ts';

const map = mapById('us-reconstructed');
/** Every city and link of the board, and some that are not on it. */
const cities = [...map.cityById.keys(), 'atlantis', 'x'];
const links = [...map.links.map(({ id, a, b }) => ({ id, ends: [a.id, b.id] })), { id: 'x--y', ends: ['x', 'y'] }];

export const steelDriverUniverse: Universe<SD> = {
  games: 3,
  stride: 6,
  nullable: ['board', 'transcontinental'],
  *every(s) {
    const most = Math.max(...s.players.map((player) => player.cubes));
    yield { kind: 'hand-on' };
    yield { kind: 'pass' };
    for (let amount = -1; amount <= most + 2; amount++) {
      yield { kind: 'bid', amount };
      for (const company of COMPANIES) yield { kind: 'open', company, amount };
    }
    for (const { id, ends } of links) {
      yield { kind: 'build', link: id };
      for (const city of new Set([...ends, 'chicago'])) yield { kind: 'start', link: id, city };
    }
    for (const city of cities) yield { kind: 'collect', city };
  },
};
