/** One sector as it is now: its mark and what stands there. Drawn again only when its own state changes. */
import type { GoodName, Sector } from '../../../games/last-train-to-wensleydale/index.ts';
import type { Point } from '../../ui/board/hex.ts';
import { kept } from '../../ui/kept.tsx';
import { companiesIn, loadColour } from './looks.ts';
import { EmptySlot, Good, Hat, Pawn, TownMark } from './pieces.tsx';

/** What lies in a sector: goods, passengers of both colours, landowners. */
export interface Standing {
  readonly goods: number;
  readonly red: number;
  readonly green: number;
  readonly landowner: number;
}

export interface SectorSpotProps {
  readonly sector: Sector;
  readonly at: Point;
  readonly good: GoodName;
  readonly mask: number;
  readonly now: Standing;
  /** Before what is chosen: what is gone since is crossed out. */
  readonly was: Standing;
}

const keyOf = ({ goods, red, green, landowner }: Standing): string => [goods, red, green, landowner].join();

export const SectorSpot = kept(
  ({ sector, at, good, mask, now, was }: SectorSpotProps) => (
    <g data-sector={sector.id} transform={`translate(${at.x} ${at.y})`}>
      {sector.isTown ? (
        <>
          <TownMark big={sector.mark === 'town'} companies={companiesIn(mask)} />
          <Figures big={sector.mark === 'town'} now={now} was={was} />
        </>
      ) : (
        <Goods slots={sector.goods} good={good} now={now.goods} was={was.goods} />
      )}
    </g>
  ),
  ({ sector, good, mask, now, was }) => [sector, good, mask, keyOf(now), keyOf(was)],
);

/** Right of the mark, those that stay first. */
function Figures({ big, now, was }: { big: boolean; now: Standing; was: Standing }) {
  const kinds = ['red', 'green', 'landowner'] as const;
  const all = kinds.flatMap((kind) =>
    Array.from({ length: Math.max(now[kind], was[kind]) }, (_, i) => ({ kind, going: i >= now[kind] })),
  );
  const first = big ? 25 : 21;
  return (
    <>
      {all.map(({ kind, going }, i) => {
        const place = { x: first + i * 18, y: -2, scale: 1.3, going };
        return kind === 'landowner' ? (
          <Hat key={i} {...place} scale={1.1} />
        ) : (
          <Pawn key={i} colour={kind} {...place} />
        );
      })}
    </>
  );
}

function Goods({ slots, good, now, was }: { slots: number; good: GoodName; now: number; was: number }) {
  const places = Math.max(slots, now, was);
  return (
    <>
      {Array.from({ length: places }, (_, i) => {
        const x = (i - (places - 1) / 2) * 22;
        if (i >= Math.max(now, was)) return <EmptySlot key={i} x={x} />;
        return <Good key={i} x={x} colour={loadColour(good)} going={i >= now} />;
      })}
    </>
  );
}
