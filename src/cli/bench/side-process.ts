/** One side in a process of its own: `side-process.ts ours|theirs <small game> <ms>` prints its playouts a second. */
import { peerSide } from './search-peer.ts';
import { ourSide, rateOf, SMALL_GAMES } from './sides.ts';

const [side, name, ms] = process.argv.slice(2);
const game = SMALL_GAMES.find((known) => known === name)!;
const found = side === 'ours' ? ourSide(game) : peerSide(game)!;
process.stdout.write(`${await rateOf(found, Number(ms))}`);
