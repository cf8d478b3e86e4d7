/** One link as it is now: a survey line with its cost, or a company's rails. Drawn again only when its own state changes. */
import type { CompanyId, Link } from '../../../games/steel-driver/index.ts';
import { fillOf } from '../../ui/colours.ts';
import { kept } from '../../ui/kept.tsx';
import { PlateShape } from '../../ui/mark.tsx';
import style from './board.module.css';
import { moveTo, PLATE, type Run } from './geometry.ts';
import { NUMERALS } from './looks.ts';

interface LinkSpotProps {
  readonly link: Link;
  readonly run: Run;
  readonly owner: CompanyId | 'free';
  /** Only chosen, or being sent. */
  readonly pending: boolean;
  readonly veiled: boolean;
  /** Has a part in the link between the coasts that is being made. */
  readonly onRoute: boolean;
}

const Rails = ({ run, owner }: { run: Run; owner: CompanyId }) => (
  <>
    <path class={`ties ${style.ties}`} d={run.d} />
    <path class={style.rail} d={run.d} />
    <path class={style.bed} d={run.d} stroke={fillOf(owner)} />
    <g transform={moveTo(run.middle)}>
      <PlateShape colour={owner} letter={NUMERALS[owner]} r={PLATE} />
    </g>
  </>
);

const Survey = ({ run, cost }: { run: Run; cost: number }) => (
  <>
    <path class={style.surveyBed} d={run.d} />
    <path class={style.survey} d={run.d} />
    <g transform={moveTo(run.middle)} class={style.costPlate}>
      <rect x={-PLATE} y={-PLATE} width={2 * PLATE} height={2 * PLATE} rx={2} />
      <text y={5.6}>{cost}</text>
    </g>
  </>
);

export const LinkSpot = kept(({ link, run, owner, pending, veiled, onRoute }: LinkSpotProps) => (
  <g class={style.link} data-pending={pending || undefined} data-veiled={veiled || undefined}>
    {onRoute && <path class={style.route} d={run.d} />}
    {owner === 'free' ? <Survey run={run} cost={link.cost} /> : <Rails run={run} owner={owner} />}
  </g>
));
