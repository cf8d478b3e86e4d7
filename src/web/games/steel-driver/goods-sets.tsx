/** The goods of a company stacked in sets of different colours, each with its value (SD-42). */
import {
  COMPONENTS,
  type CompanyId,
  countGoods,
  GOODS,
  type GoodId,
  type SDState,
  setsOf,
} from '../../../games/steel-driver/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import { list, type Speaker, say } from '../../../text/speaker.ts';
import { Cube } from '../../ui/cube.tsx';
import style from './panels.module.css';
import { faceText } from './text.ts';

export interface GoodsSet {
  readonly goods: readonly GoodId[];
  readonly value: number;
}

/** Largest first: the k-th set holds every colour of which there are k cubes or more. */
export function goodsSets(s: Sealed<SDState>, company: CompanyId): GoodsSet[] {
  const counts = countGoods(s, s.companies[company].goods);
  return setsOf(counts).map((size, k) => ({
    goods: GOODS.filter((good) => counts[good] > k),
    value: COMPONENTS.setValues[size]!,
  }));
}

const saysOf = (sets: readonly GoodsSet[], speaker: Speaker): string =>
  sets
    .map(({ goods, value }) =>
      faceText(speaker, 'sets.says', {
        goods: list(
          speaker,
          goods.map((good) => say(speaker, `good.${good}`)),
        ),
        value,
      }),
    )
    .join('; ');

export function GoodsSets({ state, company, speaker }: SetsProps) {
  const sets = goodsSets(state, company);
  if (sets.length === 0) return <p class={style.noSets}>{faceText(speaker, 'sets.none')}</p>;
  return (
    <div class={style.sets} role="img" aria-label={`${faceText(speaker, 'sets.title')}: ${saysOf(sets, speaker)}`}>
      {sets.map(({ goods, value }, i) => (
        <span key={i}>
          {goods.map((good) => (
            <Cube key={good} colour={good} size={18} />
          ))}
          <b>{faceText(speaker, 'sets.one', { n: goods.length, value })}</b>
        </span>
      ))}
    </div>
  );
}

interface SetsProps {
  readonly state: Sealed<SDState>;
  readonly company: CompanyId;
  readonly speaker: Speaker;
}
