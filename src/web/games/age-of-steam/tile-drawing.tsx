/** A tile as it lies: sections with their owners, exits of a town, bridges. About the origin. */
import { type Lie, NO_TRACK } from '../../../games/age-of-steam/index.ts';
import { OwnerPlate, Rails, Town } from '../../ui/board/rails.tsx';
import { edgeMiddle, exit, section, sectionMiddle } from '../../ui/board/track.ts';
import type { Colour } from '../../ui/colours.ts';
import { colourOfOwner } from './looks.ts';

interface TileTrackProps {
  readonly lie: Lie;
  /** By edge; `NO_TRACK` where there is none. Null: nobody's, without marks, as in the tray. */
  readonly owners: readonly number[] | null;
  readonly pending?: boolean | undefined;
}

const ORIGIN = { x: 0, y: 0 };
const EDGES = [0, 1, 2, 3, 4, 5];
const along = (edge: number, share: number) => {
  const { x, y } = edgeMiddle(edge);
  return { x: x * share, y: y * share };
};

export function TileTrack({ lie, owners, pending }: TileTrackProps) {
  const isTown = lie.kind === 'town';
  const exits = isTown ? EDGES.filter((edge) => lie.edges & (1 << edge)) : [];
  const owner = (edge: number): Colour | null => {
    const found = owners?.[edge] ?? NO_TRACK;
    return found === NO_TRACK ? null : colourOfOwner(found);
  };
  const isDouble = lie.tracks.length > 1;
  return (
    <g>
      {lie.tracks.map(([a, b], n) => (
        <Rails key={a} d={section(a, b)} owner={owner(a)} over={n > 0 && lie.kind === 'crossing'} pending={pending} />
      ))}
      {exits.map((edge) => (
        <Rails key={edge} d={exit(edge)} owner={owner(edge)} pending={pending} />
      ))}
      {lie.tracks.map(([a, b]) => {
        const colour = owner(a);
        // Two sections: towards the exit, so that the marks do not touch.
        return colour && <OwnerPlate key={a} owner={colour} at={isDouble ? along(b, 0.62) : sectionMiddle(a, b)} />;
      })}
      {exits.map((edge) => {
        const colour = owner(edge);
        return colour && <OwnerPlate key={edge} owner={colour} at={along(edge, 0.66)} r={5.2} />;
      })}
      {isTown && <Town at={ORIGIN} built />}
    </g>
  );
}
