/** One tile with its price, one New City, or one route with what each owner earns on it. */
import {
  type AosAction,
  type AosState,
  ageOfSteam,
  gainsOf,
  letterOfCode,
  lieNamed,
  lieOf,
  linkOwners,
  mapOf,
  ownerAt,
  partOf,
  pointsAt,
  priceReasons,
} from '../../../games/age-of-steam/index.ts';
import { parseAction } from '../../../kernel/words.ts';
import { list, placeName, type Speaker, say, seatName, writeFigure } from '../../../text/speaker.ts';
import { hexPath } from '../../ui/board/hex.ts';
import { Mark } from '../../ui/mark.tsx';
import type { WayProps } from '../face.ts';
import { colourOfOwner } from './looks.ts';
import style from './panels.module.css';
import { faceText } from './text.ts';
import { TileTrack } from './tile-drawing.tsx';
import { CityPicture } from './tiles-panel.tsx';

type Props = WayProps<AosState>;
type Deliver = Extract<AosAction, { kind: 'deliver' }>;

const ORIGIN = { x: 0, y: 0 };
const EDGES = [0, 1, 2, 3, 4, 5];

const priceOf = ({ before, after, seat }: Props): number => before.players[seat]!.cash - after.players[seat]!.cash;

/** What its price is for: the ground, the exits of a town, or the tile that was there. */
function whyOf({ before, action, seat, speaker }: Props): string {
  const lay = parseAction(ageOfSteam, action);
  if (lay?.kind !== 'lay') return '';
  const at = mapOf(before).indexOf.get(lay.hex)!;
  return priceReasons(before, seat, at, lieNamed(lay.tile, lay.rotation)!)
    .map((reason) => say(speaker, `price.${reason}`))
    .join(', ');
}

const priceShown = (props: Props): string => writeFigure(props.speaker, 'money', priceOf(props));

/** The hex as it would lie: the new tile with the owners that it would have. */
function TileWay(props: Props & { readonly hex: string }) {
  const { after, hex } = props;
  const index = mapOf(after).indexOf.get(hex)!;
  const code = after.track.tiles[index]!;
  const letter = letterOfCode(code);
  const owners = EDGES.map((edge) => ownerAt(after.track, partOf(index, edge)));
  return (
    <>
      {letter ? (
        <CityPicture letter={letter} />
      ) : (
        <svg
          class={`board ${style.alone}`}
          viewBox="-42 -37 84 74"
          style={{ width: '56px', height: '49px' }}
          aria-hidden="true"
        >
          <path class={`hex ${mapOf(after).hexes[index]!.terrain}`} d={hexPath(ORIGIN)} />
          {code > 0 && <TileTrack lie={lieOf(code)} owners={owners} />}
        </svg>
      )}
      <b>{priceShown(props)}</b> <small class={style.why}>{whyOf(props)}</small>
    </>
  );
}

/**
 * What a route brings each owner on it, in the order in which they come, then its mover where the map pays him more;
 * for links that pay nobody, their number (AOS-57).
 */
function earnings(s: Props['before'], seat: number, action: Deliver): { owner: number; n: number }[] {
  const { owners } = linkOwners(s, action);
  const { gains } = gainsOf(s, seat, action);
  return [...new Set([...owners, seat])]
    .map((owner) => ({ owner, n: gains[owner] ?? owners.filter((one) => one === owner).length }))
    .filter(({ n }) => n > 0);
}

export function Way(props: Props) {
  const { before, seat } = props;
  const action = parseAction(ageOfSteam, props.action);
  if (action?.kind === 'lay' || action?.kind === 'urbanize') return <TileWay {...props} hex={action.hex} />;
  if (action?.kind !== 'deliver') return null;
  return (
    <span class={style.route}>
      {earnings(before, seat, action).map(({ owner, n }) => {
        const colour = colourOfOwner(owner);
        return (
          <span key={owner}>
            {colour && <Mark colour={colour} size={18} />}
            <b>{figureShown(before, owner, n)}</b>
          </span>
        );
      })}
    </span>
  );
}

/** AOS-57: nobody earns on the links of the bankrupt. */
const earns = (owner: number, seats: number): boolean => owner < seats;

const figureShown = ({ seats }: Props['before'], owner: number, n: number): string =>
  earns(owner, seats) ? `+${n}` : `${n}`;

export function wayLabel(props: Props): string {
  const { before, speaker, seat } = props;
  const action = parseAction(ageOfSteam, props.action);
  // What stands on the button is said as it stands there, or one who speaks to the device is not understood.
  const shown = `${priceShown(props)} ${whyOf(props)}`.trim();
  if (action?.kind === 'lay') return `${tileWords(before, action, speaker)}, ${shown}`;
  if (action?.kind === 'urbanize') return `${faceText(speaker, 'place.new-city', { city: action.city })}, ${shown}`;
  if (action?.kind !== 'deliver') return '';
  return routeWords(before, seat, action, speaker);
}

/** The tile, and where it leads. */
function tileWords(s: Props['before'], { hex, tile, rotation }: Extract<AosAction, { kind: 'lay' }>, speaker: Speaker) {
  const map = mapOf(s);
  const ends = pointsAt(map, map.indexOf.get(hex)!, lieNamed(tile, rotation)!);
  return faceText(speaker, 'way.tile', { tile, ends });
}

function routeWords(s: Props['before'], seat: number, action: Deliver, speaker: Speaker): string {
  const { into } = linkOwners(s, action);
  const earned = earnings(s, seat, action);
  const parts = earned.map(({ owner, n }) =>
    earns(owner, s.seats)
      ? faceText(speaker, 'way.earns', { name: seatName(speaker, owner), n })
      : faceText(speaker, 'way.neutral', { n }),
  );
  const words = faceText(speaker, 'way.route', { into: placeName(speaker, into), parts: list(speaker, parts) });
  // Several figures side by side are said so first; a single one stands in the words as it is.
  return earned.length > 1 ? `${earned.map(({ owner, n }) => figureShown(s, owner, n)).join(' ')}, ${words}` : words;
}
