/** What lies over the board of Age of Steam: what is lit and chosen, tiles that are only begun, names, signs. */
import { useMemo } from 'preact/hooks';
import { type AosState, type Hex, NO_TRACK, ownerAt, partOf } from '../../../games/age-of-steam/index.ts';
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import type { Locale } from '../../../text/locale.ts';
import { hexPath, SIDE } from '../../ui/board/hex.ts';
import { Late } from '../../ui/board/late.tsx';
import { Chosen, FocusRing, FreshPill, LitArea, OrderNumeral, Veil } from '../../ui/board/overlays.tsx';
import { OwnerPlate, Rails } from '../../ui/board/rails.tsx';
import { edgeMiddle } from '../../ui/board/track.ts';
import { kept } from '../../ui/kept.tsx';
import type { BoardProps, Lights } from '../face.ts';
import style from './board.module.css';
import { CUBE, type Layout, layoutOf } from './geometry.ts';
import { goodTouch, groupsAt } from './goods.ts';
import { HexSpots } from './hex-spot.tsx';
import { cubesShown, hexTouch, liftedHexes } from './lifted.ts';
import { bridge } from './links.ts';
import { colourOfOwner } from './looks.ts';
import { acting } from './phase.ts';
import { Gain, linkTouch, placeTouch, routesOf } from './routes.tsx';
import { type NameSide, nameSide } from './town-names.ts';
import { stops } from './words.ts';

type State = Sealed<AosState>;

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
const Connections = ({ state, before, layout, lights, laid }: BoardParts) => (
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
            <Rails d={d} owner={colour} pending={!laid && before.track.connections[i] !== owner} />
          )}
          {colour && <OwnerPlate owner={colour} at={{ x, y }} />}
        </g>
      );
    })}
  </>
);

interface BoardParts extends Pick<BoardProps<AosState>, 'state' | 'before' | 'lights' | 'laid'> {
  readonly layout: Layout;
}

/** A line that no tile can carry on ends at a stop sign. */
const Stops = ({ state, before, layout }: Omit<BoardParts, 'lights' | 'laid'>) => {
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

const Name = kept(({ name, x, y, side, veiled }: NameSide & { name: string; veiled: boolean }) => (
  <text class="name" data-side={side} data-veiled={veiled || undefined} x={x} y={y}>
    {name}
  </text>
));

interface NamesProps {
  readonly state: State;
  readonly layout: Layout;
  readonly veiled: readonly Hex[];
  readonly locale: Locale;
}

/** Names of towns that no track or tile covers. */
const Names = ({ state, layout, veiled, locale }: NamesProps) => {
  const { map, centres } = layout;
  const isVeiled = new Set(veiled.map(({ id }) => id));
  return (
    <g class={style.names}>
      {map.places.map(({ hex, name, id }) => {
        if (!map.townAt[hex] || state.track.tiles[hex]! < 0) return null;
        const { x, y, side } = nameSide(state, hex);
        const { x: left, y: top } = centres[hex]!;
        return <Name key={id} name={name[locale]} x={left + x} y={top + y} side={side} veiled={isVeiled.has(id)} />;
      })}
    </g>
  );
};

interface FreshProps {
  readonly lights: Lights;
  readonly layout: Layout;
  readonly initials: readonly string[];
}

const FreshPills = ({ lights, layout: { map, centres }, initials }: FreshProps) => (
  <>
    {map.hexes.map((hex) => {
      const by = lights.freshBy(hexTouch(hex));
      if (by === null) return null;
      const { x, y } = centres[hex.index]!;
      return <FreshPill key={hex.id} at={{ x: x + 25, y: y - 33 }} initials={initials[by] ?? ''} />;
    })}
  </>
);

export function Over(props: BoardProps<AosState>) {
  const { state, before, lights, initials, laid, first } = props;
  const { locale } = props.speaker;
  const layout = layoutOf(state.options.map);
  const { map, centres, patches } = layout;
  const hexes = map.hexes.filter(({ terrain }) => terrain !== 'lake');
  const lifted = liftedHexes(props);
  const isChosen = new Set(lights.chosen('hex'));
  const chosen = lifted.filter(({ id }) => isChosen.has(id));
  const hasGoods = lights.about('good');
  const chosenGood =
    hasGoods &&
    map.places.some(({ index, id }) =>
      groupsAt(before, index).some(({ good }) => lights.orderOf(goodTouch(id, good)) > 0),
    );
  const target = lights.about('place') ? hexes.filter((hex) => lights.orderOf(placeTouch(hex)) > 0) : [];
  const lit = hexes.filter(
    (hex) => lights.isLit(hexTouch(hex)) || (chosenGood && hex.place >= 0 && lights.isLit(placeTouch(hex))),
  );
  const route = routesOf(state, lights);
  const told = route.chosen.some(({ id }) => lights.isTold(linkTouch(id)))
    ? hexes.filter((hex) => lights.isTold(placeTouch(hex)) && !target.includes(hex))
    : [];
  const onRoute = new Set(route.chosen.flatMap(({ pieces }) => pieces.map(({ hex }) => hex)));
  const seat = acting(before);
  const clear = new Set([...lit, ...chosen, ...target, ...told]);
  const veiled =
    lights.veil && lit.length > 0
      ? hexes.filter((hex) => !clear.has(hex) && !onRoute.has(hex.index) && !isOwn(state, hex, seat))
      : [];
  const onHex = lights.focus?.on === 'hex' || lights.focus?.on === 'place' ? lights.focus.id : null;
  const focus = onHex === null ? undefined : hexes.find(({ id }) => id === onHex);

  return (
    <>
      {chosen.map(({ id, index }) => (
        <Chosen key={id} at={centres[index]!} />
      ))}
      <HexSpots
        hexes={lifted}
        {...{ centres, state, cubes: cubesShown(props), locale }}
        isPending={({ index }) => !laid && state.track.tiles[index] !== before.track.tiles[index]}
      />
      <Connections {...props} layout={layout} />
      {veiled.length > 0 && <Veil d={veiled.map(({ index }) => patches[index]!).join('')} />}
      <LitArea hexes={lit} />
      {hasGoods && <Cubes before={before} lights={lights} layout={layout} />}
      <Late first={first}>
        {chosen.map((hex) => (
          <OrderNumeral
            key={hex.id}
            at={{ x: centres[hex.index]!.x - 24, y: centres[hex.index]!.y - 13 }}
            n={lights.orderOf(hexTouch(hex))}
          />
        ))}
        <FreshPills lights={lights} layout={layout} initials={initials} />
        {route.chosen.map((link) => (
          <Gain key={link.id} link={link} />
        ))}
        <Stops state={state} before={before} layout={layout} />
        <Names {...{ state, layout, veiled, locale }} />
      </Late>
      {[...target, ...told].map(({ id, index }) => (
        <path key={id} class="new" d={hexPath(centres[index]!, SIDE + 1)} />
      ))}
      {focus && <FocusRing d={hexPath(centres[focus.index]!, SIDE + 2.5)} />}
    </>
  );
}
