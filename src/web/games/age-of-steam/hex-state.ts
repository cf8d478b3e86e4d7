/** Everything of a hex that can change, as one text: what its drawing and its words are kept by. */
import { type AosState, coloursOf, type Hex } from '../../../games/age-of-steam/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';

type State = Sealed<AosState>;

/** `cubes`: the position whose cubes are shown. */
export function hexState(s: State, { index, place }: Hex, cubes: State = s): string {
  const [lying, colours] = place < 0 ? [[], []] : [cubes.cubes[place]!, coloursOf(s, place)];
  return [s.track.tiles[index], s.track.owners[index], lying.join(), colours.join()].join(' ');
}
