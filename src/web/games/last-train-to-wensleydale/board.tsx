/** The map, in the layers of a survey sheet. It draws; the frame around it listens. */
import { boardOf, type LTWState, type Sector } from '../../../games/last-train-to-wensleydale/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import { FocusRing, FreshPill, Glow, LitLine, OrderNumeral, Veil } from '../../ui/board/overlays.tsx';
import { fillOf } from '../../ui/colours.ts';
import type { BoardProps } from '../face.ts';
import style from './board.module.css';
import { areaPath, type Layout, layoutOf } from './geometry.ts';
import { Ground } from './ground.tsx';
import { companiesIn } from './looks.ts';
import { nameDrop } from './name-drop.ts';
import { SectorSpot, type Standing } from './sector-spot.tsx';
import { faceText } from './text.ts';
import { PriceTag, Threads, Track } from './track-layer.tsx';

type State = Sealed<LTWState>;

const touchOf = ({ id }: { readonly id: string }) => ({ on: 'sector', id });
const borderTouch = ({ id }: { readonly id: string }) => ({ on: 'border', id });

const standing = (s: State, at: number): Standing => ({
  goods: s.goods[at]!,
  red: s.figures.red[at]!,
  green: s.figures.green[at]!,
  landowner: s.figures.landowner[at]!,
});

/** The borders that the line under way crosses, and whose it is. */
function plannedLine(s: State, { board }: Layout): { seat: number; borders: number[] } | null {
  const phase = s.phases.find(({ id }) => id === 'line');
  if (phase?.id !== 'line') return null;
  const path = phase.path.flatMap((id) => board.sectorAt.get(id) ?? []);
  const borders = path.slice(1).flatMap((to, i) => board.sectors[path[i]!]!.neighbours.get(to) ?? []);
  return { seat: phase.seat, borders };
}

const tint = (companies: readonly ('green' | 'red')[]) => (companies.length === 1 ? companies[0]! : null);

export function Board({ state, before, speaker, lights, initials }: BoardProps<LTWState>) {
  const board = boardOf(state);
  const layout = layoutOf(board);
  const { sectors } = board;
  const shapeOf = (sector: Sector) => layout.sectors[sector.index]!;
  const lit = sectors.filter((sector) => lights.isLit(touchOf(sector)));
  const chosen = sectors.filter((sector) => lights.orderOf(touchOf(sector)) > 0);
  const litTracks = board.borders.filter((border) => lights.isLit(borderTouch(border)));
  const chosenTracks = board.borders.filter((border) => lights.orderOf(borderTouch(border)) > 0);
  const clear = new Set([...lit, ...chosen].map(({ index }) => index));
  const veiled = lights.veil && lit.length > 0 ? sectors.filter(({ index }) => !clear.has(index)) : [];
  const planned = plannedLine(state, layout);
  const crossed = [...state.tracks.flatMap((track, i) => (track === 0 ? [] : i)), ...(planned?.borders ?? [])];
  const isLifted = (sector: Sector) => nameDrop(layout, sector, crossed) < 0;
  const fresh = sectors.flatMap((sector) => {
    const seat = lights.freshBy(touchOf(sector));
    return seat === null ? [] : [{ sector, seat }];
  });
  const { focus } = lights;
  const focused = focus?.on === 'sector' ? board.sectorAt.get(focus.id) : undefined;
  const focusedBorder = focus?.on === 'border' ? board.borderAt.get(focus.id) : undefined;

  return (
    <>
      <Ground board={board} />
      {sectors.map((sector) => {
        const company = tint(companiesIn(state.companies[sector.index]!));
        return company && <path key={sector.id} d={shapeOf(sector).d} fill={fillOf(company)} class={style.tint} />;
      })}
      {chosen.map((sector) => (
        <path key={sector.id} class={`chosen ${style.chosen}`} d={shapeOf(sector).d} />
      ))}
      <Threads layout={layout} tracks={state.tracks} />
      {state.tracks.map((track, i) =>
        track === 0 ? null : (
          <Track
            key={board.borders[i]!.id}
            shape={layout.borders[i]!}
            track={track}
            sold={before.tracks[i] !== 0 && before.tracks[i] !== track}
            pending={before.tracks[i] === 0}
          />
        ),
      )}
      {planned?.borders.map((border) => (
        <Track key={border} shape={layout.borders[border]!} track={planned.seat + 1} pending />
      ))}
      {sectors.map((sector) => (
        <SectorSpot
          key={sector.id}
          sector={sector}
          at={shapeOf(sector).at}
          good={sector.mark === 'hill-good' ? board.goods.hill : board.goods.field}
          mask={state.companies[sector.index]!}
          now={standing(state, sector.index)}
          was={standing(before, sector.index)}
        />
      ))}
      {planned?.borders.map((border) => (
        <PriceTag key={border} shape={layout.borders[border]!} cost={board.borders[border]!.cost} />
      ))}
      {veiled.length > 0 && <Veil d={veiled.map((sector) => shapeOf(sector).d).join('')} />}
      {lit.length > 0 && <LitLine d={areaPath(layout, new Set(lit.map(({ index }) => index)))} />}
      {lit.map((sector) => (
        <Glow key={sector.id} d={shapeOf(sector).d} />
      ))}
      {litTracks.map(({ id, index }) => (
        <g key={id} class={style.litTrack}>
          <LitLine d={layout.borders[index]!.d} />
        </g>
      ))}
      {chosenTracks.map(({ id, index }) => (
        <path key={id} class={style.chosenTrack} d={layout.borders[index]!.d} />
      ))}
      {chosen.map((sector) => (
        <OrderNumeral
          key={sector.id}
          at={{ x: shapeOf(sector).at.x - 24, y: shapeOf(sector).at.y + (isLifted(sector) ? 6 : -12) }}
          n={lights.orderOf(touchOf(sector))}
        />
      ))}
      {fresh.map(({ sector, seat }) => (
        <FreshPill
          key={sector.id}
          at={{ x: shapeOf(sector).at.x - 22, y: shapeOf(sector).at.y + 2 }}
          initials={initials[seat] ?? ''}
        />
      ))}
      <Names layout={layout} veiled={new Set(veiled.map(({ index }) => index))} crossed={crossed} />
      <text class={style.caption} x={board.size[0]} y={-12}>
        {faceText(speaker, state.board === null ? 'board.ours' : 'board.own')}
      </text>
      {focused !== undefined && <FocusRing d={layout.sectors[focused]!.d} />}
      {focusedBorder !== undefined && (
        <circle
          class="focus"
          cx={layout.borders[focusedBorder]!.middle.x}
          cy={layout.borders[focusedBorder]!.middle.y}
          r={24}
        />
      )}
    </>
  );
}

const classOf = ({ mark }: Sector): string | undefined => {
  if (mark === 'town') return `name big ${style.town}`;
  if (mark === 'village') return `name ${style.village}`;
  if (mark === 'hill-good') return `name ${style.hill}`;
  return mark === 'south' ? style.south : `name ${style.field}`;
};
interface NamesProps {
  readonly layout: Layout;
  readonly veiled: ReadonlySet<number>;
  /** The borders that have a track, or would have one. */
  readonly crossed: readonly number[];
}

const Names = ({ layout, veiled, crossed }: NamesProps) => (
  <g class={style.names}>
    {layout.board.sectors.map((sector) => (
      <text
        key={sector.id}
        class={classOf(sector)}
        data-veiled={veiled.has(sector.index) || undefined}
        x={sector.center[0]}
        y={sector.center[1] + nameDrop(layout, sector, crossed)}
      >
        {sector.name}
      </text>
    ))}
  </g>
);
