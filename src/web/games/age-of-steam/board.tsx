/** The board of Age of Steam, in the layers of a survey sheet. It draws; the frame around it listens. */
import { useMemo } from 'preact/hooks';
import { type AosState, type Hex, NO_TRACK, ownerAt, partOf } from '../../../games/age-of-steam/index.ts';
import type { Sealed, Seat, Touch } from '../../../kernel/contract.ts';
import { hexPath, type Point, SIDE } from '../../ui/board/hex.ts';
import { Chosen, FocusRing, FreshPill, Glow, LitArea, OrderNumeral, Veil } from '../../ui/board/overlays.tsx';
import { OwnerPlate, Rails } from '../../ui/board/rails.tsx';
import { edgeMiddle } from '../../ui/board/track.ts';
import { MarkShape } from '../../ui/mark.tsx';
import type { BoardProps, Lights } from '../face.ts';
import style from './board.module.css';
import { CUBE, type Layout, layoutOf } from './geometry.ts';
import { goodTouch, groupsAt } from './goods.ts';
import { Ground } from './ground.tsx';
import { HexSpot } from './hex-spot.tsx';
import { bridge, type LinkDrawn, linksOf } from './links.ts';
import { colourOfOwner } from './looks.ts';
import { acting, isMoving } from './phase.ts';
import { nameSide } from './town-names.ts';
import { stops } from './words.ts';

type State = Sealed<AosState>;

const hexTouch = (hex: Hex): Touch => ({ on: 'hex', id: hex.id });
const placeTouch = (hex: Hex): Touch => ({ on: 'place', id: hex.id });
const linkTouch = (id: string): Touch => ({ on: 'link', id });

/** Every link that is part of the chosen route or of one that is told of, or may be asked for in another. */
function routes(s: State, lights: Lights) {
  const links = linksOf(s);
  return {
    chosen: links.filter(({ id }) => lights.orderOf(linkTouch(id)) > 0 || lights.isTold(linkTouch(id))),
    lit: links.filter(({ id }) => lights.isLit(linkTouch(id))),
  };
}

const LinkPath = ({
  link,
  layout,
  look,
  inner,
}: {
  link: LinkDrawn;
  layout: Layout;
  look: string;
  inner?: boolean;
}) => (
  <>
    {link.pieces.map(({ hex, d }) => (
      <path
        key={`${hex} ${d}`}
        class={look}
        data-inner={inner || undefined}
        transform={`translate(${layout.centres[hex]!.x} ${layout.centres[hex]!.y})`}
        d={d}
      />
    ))}
  </>
);

/** Who earns on a link of the route. */
const Gain = ({ link }: { link: LinkDrawn }) => {
  const colour = colourOfOwner(link.owner);
  return (
    <g class={style.gain} transform={`translate(${link.at.x} ${link.at.y + 22})`}>
      <rect x={-21} y={-10} width={42} height={20} rx={10} />
      {colour && <MarkShape colour={colour} x={-10} r={5.4} />}
      <text x={6} y={4.4}>
        {colour && colour !== 'grey' ? '+1' : '0'}
      </text>
    </g>
  );
};

/** Cubes that may be moved are ringed like lit places, the chosen one in amber. */
function Cubes({ before, lights, layout }: { before: State; lights: Lights; layout: Layout }) {
  const rings = layout.map.places.flatMap(({ index, hex, id }) =>
    groupsAt(before, index).flatMap(({ good, spots }) => {
      const touch = goodTouch(id, good);
      const chosen = lights.orderOf(touch) > 0 || lights.isTold(touch);
      if (!chosen && !lights.isLit(touch)) return [];
      const at = layout.centres[hex]!;
      const [first, last] = [spots[0]!, spots.at(-1)!];
      const isRow = first.y === last.y;
      const [w, h] = [isRow ? last.x - first.x : 0, 0];
      const r = CUBE + 2.6;
      return [{ key: touch.id, chosen, x: at.x + first.x - r, y: at.y + first.y - r, w: w + 2 * r, h: h + 2 * r }];
    }),
  );
  return (
    <>
      {rings.map(({ key, chosen, ...box }) => {
        const rect = { x: box.x, y: box.y, width: box.w, height: box.h, rx: 3 };
        return (
          <g key={key}>
            <rect class={style.cube} data-chosen={chosen || undefined} {...rect} />
            {!chosen && <rect class={style.cube} data-inner {...rect} />}
          </g>
        );
      })}
    </>
  );
}

/** Two cities side by side: a short bridge across their border (AOS-48). */
const Connections = ({ state, before, layout, lights }: BoardParts) => (
  <>
    {layout.map.connections.map(({ id, ends }, i) => {
      const { hex, edge } = ends[0]!;
      const owner = state.track.connections[i]!;
      const lit = lights.isLit(linkTouch(id));
      if (owner === NO_TRACK && !lit) return null;
      const at = layout.centres[hex]!;
      const d = bridge(edge);
      const colour = owner === NO_TRACK ? null : colourOfOwner(owner);
      const [x, y] = middleOf(d);
      return (
        <g key={id} transform={`translate(${at.x} ${at.y})`}>
          {owner === NO_TRACK ? (
            <>
              <path class={style.linkLit} d={d} />
              <path class={style.linkLit} data-inner d={d} />
            </>
          ) : (
            <Rails d={d} owner={colour} pending={before.track.connections[i] !== owner} />
          )}
          {colour && <OwnerPlate owner={colour} at={{ x, y }} />}
        </g>
      );
    })}
  </>
);

interface BoardParts {
  readonly state: State;
  readonly before: State;
  readonly layout: Layout;
  readonly lights: Lights;
}

/** A line that no tile can carry on ends at a stop sign. */
const Stops = ({ state, before, layout }: Omit<BoardParts, 'lights'>) => {
  const ends = useMemo(() => stops(before, state), [before, state]);
  return (
    <>
      {ends.map(({ hex, edge }) => {
        const [at, off] = [layout.centres[hex]!, edgeMiddle(edge)];
        return (
          <g key={`${hex} ${edge}`} class={style.stop} transform={`translate(${at.x + off.x} ${at.y + off.y})`}>
            <path d="M-3.3 -8H3.3L8 -3.3V3.3L3.3 8H-3.3L-8 3.3V-3.3Z" />
            <path d="M-4.4 0H4.4" />
          </g>
        );
      })}
    </>
  );
};

/** Half-way along a straight path. */
function middleOf(d: string): [number, number] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

const EDGES = [0, 1, 2, 3, 4, 5];
const isOwn = (s: State, hex: Hex, seat: Seat | null): boolean =>
  seat !== null && EDGES.some((edge) => ownerAt(s.track, partOf(hex.index, edge)) === seat);

export function Board({ state, before, speaker, lights, initials }: BoardProps<AosState>) {
  const layout = layoutOf(state.options.map);
  const { map, centres } = layout;
  const at = (hex: Hex): Point => centres[hex.index]!;
  const hexes = map.hexes.filter(({ terrain }) => terrain !== 'lake');
  const orderOf = (hex: Hex) => lights.orderOf(hexTouch(hex));
  const chosenGood = map.places.some(({ index, id }) =>
    groupsAt(before, index).some(({ good }) => lights.orderOf(goodTouch(id, good)) > 0),
  );
  const target = hexes.filter((hex) => lights.orderOf(placeTouch(hex)) > 0);
  const lit = hexes.filter(
    (hex) => lights.isLit(hexTouch(hex)) || (chosenGood && hex.place >= 0 && lights.isLit(placeTouch(hex))),
  );
  const chosen = [...hexes.filter((hex) => orderOf(hex) > 0), ...target];
  const route = routes(state, lights);
  const told = route.chosen.some(({ id }) => lights.isTold(linkTouch(id)))
    ? hexes.filter((hex) => lights.isTold(placeTouch(hex)) && !target.includes(hex))
    : [];
  const onRoute = new Set(route.chosen.flatMap(({ pieces }) => pieces.map(({ hex }) => hex)));
  const seat = acting(before);
  const clear = new Set([...lit, ...chosen, ...told].map(({ id }) => id));
  const veiled =
    lights.veil && lit.length > 0
      ? hexes.filter((hex) => !clear.has(hex.id) && !onRoute.has(hex.index) && !isOwn(state, hex, seat))
      : [];
  const isVeiled = new Set(veiled.map(({ id }) => id));
  const fresh = hexes.flatMap((hex) => {
    const by = lights.freshBy(hexTouch(hex));
    return by === null ? [] : [{ hex, by }];
  });
  const focus = hexes.find(
    ({ id }) => (lights.focus?.on === 'hex' || lights.focus?.on === 'place') && lights.focus.id === id,
  );

  return (
    <>
      <Ground map={state.options.map} speaker={speaker} />
      {route.chosen.map((link) => (
        <LinkPath key={link.id} link={link} layout={layout} look={style.routeGlow!} />
      ))}
      {target.length > 0 &&
        route.lit.map((link) => (
          <g key={link.id}>
            <LinkPath link={link} layout={layout} look={style.linkLit!} />
            <LinkPath link={link} layout={layout} look={style.linkLit!} inner />
          </g>
        ))}
      {hexes
        .filter((hex) => orderOf(hex) > 0)
        .map((hex) => (
          <Chosen key={hex.id} at={at(hex)} />
        ))}
      {hexes
        .filter((hex) => hex.place >= 0 || state.track.tiles[hex.index] !== 0)
        .map((hex) => (
          <HexSpot
            key={hex.id}
            hex={hex}
            at={at(hex)}
            state={state}
            cubes={isMoving(before) ? before : state}
            pending={state.track.tiles[hex.index] !== before.track.tiles[hex.index]}
          />
        ))}
      <Connections state={state} before={before} layout={layout} lights={lights} />
      {veiled.length > 0 && <Veil d={veiled.map((hex) => hexPath(at(hex), SIDE + 0.3)).join('')} />}
      <LitArea hexes={lit} />
      {lit.map((hex) => (
        <Glow key={hex.id} d={hexPath(at(hex))} />
      ))}
      <Cubes before={before} lights={lights} layout={layout} />
      {hexes
        .filter((hex) => orderOf(hex) > 0)
        .map((hex) => (
          <OrderNumeral key={hex.id} at={{ x: at(hex).x - 24, y: at(hex).y - 13 }} n={orderOf(hex)} />
        ))}
      {fresh.map(({ hex, by }) => (
        <FreshPill key={hex.id} at={{ x: at(hex).x + 25, y: at(hex).y - 33 }} initials={initials[by] ?? ''} />
      ))}
      {route.chosen.map((link) => (
        <Gain key={link.id} link={link} />
      ))}
      <Stops state={state} before={before} layout={layout} />
      <g class={style.names}>
        {map.places.map(({ hex, name, id }) => {
          if (!map.townAt[hex] || state.track.tiles[hex]! < 0) return null;
          const { x, y, side } = nameSide(state, hex);
          return (
            <text
              key={id}
              class="name"
              data-side={side}
              data-veiled={isVeiled.has(id) || undefined}
              x={centres[hex]!.x + x}
              y={centres[hex]!.y + y}
            >
              {name}
            </text>
          );
        })}
      </g>
      {[...target, ...told].map((hex) => (
        <path key={hex.id} class="new" d={hexPath(at(hex), SIDE + 1)} />
      ))}
      {focus && <FocusRing d={hexPath(at(focus), SIDE + 2.5)} />}
    </>
  );
}
