/** The bill: figures that would change, before and after, and what else would follow. The engine has worked it out. */
import { useState } from 'preact/hooks';
import type { Seat } from '../../kernel/contract.ts';
import { factLabel, factValue } from '../../text/say.ts';
import { type Speaker, say } from '../../text/speaker.ts';
import type { Face } from '../games/face.ts';
import { capital, t } from '../text/say.ts';
import css from './bill-view.module.css';
import type { BillLine } from './logic/bill.ts';

interface BillProps {
  readonly lines: readonly BillLine[];
  readonly warnings: readonly string[];
  readonly face: Face;
  readonly speaker: Speaker;
  readonly me: Seat | null;
  /** Owners that the chosen touches name: their figures come first. */
  readonly owners: readonly string[];
  /** How many actions it is the bill of. */
  readonly actions?: number | undefined;
}

/** As many lines as are shown without asking. */
const FIRST = 4;

export function BillView({ lines, warnings, face, speaker, me, owners, actions }: BillProps) {
  const [all, setAll] = useState(false);
  const sorted = sortLines(lines, me, owners);
  const shown = all ? sorted : sorted.slice(0, FIRST);
  return (
    <ul class={css.bill} aria-label={t('play.bill')} data-part="bill" data-actions={actions}>
      {shown.map((line, i) => (
        <Line key={`${line.of} ${line.key}`} line={line} face={face} speaker={speaker} me={me} follows={shown[i - 1]} />
      ))}
      {sorted.length > FIRST ? (
        <li>
          <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('play.bill.fewer') : t('play.bill.all', { n: sorted.length })}
          </button>
        </li>
      ) : null}
      {warnings.map((warning) => (
        <li key={warning} class={css.warn}>
          {warning}
        </li>
      ))}
    </ul>
  );
}

/** First what the touches name, then your own, then the other players', then the rest; each in the order of facts. */
export function sortLines(lines: readonly BillLine[], me: Seat | null, owners: readonly string[]): BillLine[] {
  const rank = ({ of }: BillLine): number => {
    if (of === `seat:${me}`) return 1;
    if (owners.includes(of)) return 0;
    return of.startsWith('seat:') ? 2 : 3;
  };
  return [...lines].sort((a, b) => rank(a) - rank(b));
}

interface LineProps {
  readonly line: BillLine;
  readonly face: Face;
  readonly speaker: Speaker;
  readonly me: Seat | null;
  /** The line before: an owner is named once. */
  readonly follows: BillLine | undefined;
}

function Line({ line, face, speaker, me, follows }: LineProps) {
  const { of, key, before, after } = line;
  const named = follows?.of === of;
  const owner = of === `seat:${me}` ? t('play.you') : say(speaker, 'fact-line.part-of', { of, value: '' }).trim();
  const [was, is] = [before, after].map((value) => (value === null ? '–' : factValue(speaker, { key, value })));
  return (
    <li data-of={of} data-key={key} data-before={before ?? ''} data-after={after ?? ''}>
      {named || of === 'table' ? null : (
        <span class={css.owner}>
          <face.Mark of={of} size={20} />
          {capital(owner)}
        </span>
      )}
      <span class={css.label}>{factLabel(speaker, key)}</span> <span>{was}</span>
      <Arrow />
      <b>{is}</b>
    </li>
  );
}

/** Drawn: neither font has the sign. */
const Arrow = () => (
  <svg class={css.arrow} viewBox="0 0 16 10" role="img" aria-label={t('play.bill.becomes')}>
    <path d="M1 5h13M10 1.5 14 5l-4 3.5" />
  </svg>
);

/** The bill in words, for the polite region. */
export const billWords = (lines: readonly BillLine[], warnings: readonly string[], speaker: Speaker): string =>
  [
    ...lines.slice(0, FIRST).map(({ of, key, before, after }) => {
      const owner = of === 'table' ? '' : say(speaker, 'fact-line.part-of', { of, value: '' });
      const [was, is] = [before, after].map((value) => (value === null ? '–' : factValue(speaker, { key, value })));
      return t('play.bill.change', { label: `${owner}${factLabel(speaker, key)}`, before: was, after: is });
    }),
    ...warnings,
  ].join('. ');
