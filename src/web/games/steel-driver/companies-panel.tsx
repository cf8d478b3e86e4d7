/** The companies as share certificates, in the order of play. */
import { COMPANIES, COMPONENTS, type CompanyId, type SDState } from '../../../games/steel-driver/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import { list, type Speaker, say, seatName, writeFigure } from '../../../text/speaker.ts';
import { Certificate, type Figure } from '../../ui/certificate.tsx';
import type { PanelProps } from '../face.ts';
import { companyNow } from './board.tsx';
import { figureAt } from './figures.ts';
import { GoodsSets } from './goods-sets.tsx';
import { NUMERALS } from './looks.ts';
import style from './panels.module.css';
import { faceText } from './text.ts';

type State = Sealed<SDState>;

const NOTES = { auction: 'note.on-sale', building: 'note.building', collecting: 'note.collecting' } as const;

function noteOf(s: State, id: CompanyId, speaker: Speaker): string {
  const phase = s.phases.at(-1);
  if (phase && phase.id in NOTES && companyNow(s) === id)
    return faceText(speaker, NOTES[phase.id as keyof typeof NOTES]);
  const place = s.passed.indexOf(id) + 1;
  if (phase?.id === 'building' && place > 0) return faceText(speaker, 'note.passed', { place });
  const seat = s.companies[id].controller;
  return seat === null ? faceText(speaker, 'note.unsold') : faceText(speaker, 'note.run-by', { seat });
}

function sharesInWords(s: State, id: CompanyId, speaker: Speaker): string {
  const held = s.companies[id].shares.flatMap((n, seat) =>
    n === 0 ? [] : [faceText(speaker, 'shares.one', { seat, n })],
  );
  return held.length === 0
    ? faceText(speaker, 'shares.none')
    : faceText(speaker, 'shares.all', { held: list(speaker, held) });
}

const BUILDING = ['box', 'profit', 'rails-left', 'final-value'] as const;
const COLLECTING = ['sets', 'rails-left', 'final-value'] as const;
const MONEY: readonly string[] = ['profit', 'final-value', 'sets'];

export const isFinal = (s: State): boolean => s.phases.length === 0 || s.phases[0]?.id === 'collecting';

export function CompaniesPanel(props: PanelProps<SDState>) {
  const { state, before, speaker, lights, me, initials, calculator = true, onTouch, onFigure } = props;
  const write = (key: string, n: number | null) =>
    n === null ? '–' : writeFigure(speaker, MONEY.includes(key) ? 'money' : 'number', n);
  const keys = isFinal(before) ? COLLECTING : BUILDING;
  return (
    <div class={style.certificates}>
      {state.order.map((id) => {
        const of = `company:${id}`;
        const touch = { on: 'company', id };
        const figures = keys
          .filter((key) => calculator || key !== 'final-value')
          .filter((key) => figureAt(before, of, key) !== null)
          .map(
            (key): Figure => ({
              label: faceText(speaker, `figure.${key}`),
              value: write(key, figureAt(before, of, key)),
              after: write(key, figureAt(state, of, key)),
              onAsk: () => onFigure(of, key),
            }),
          );
        const owners = state.companies[id].shares.flatMap((n, seat) => Array.from({ length: n }, () => seat));
        const coupons = Array.from({ length: COMPONENTS.sharesPerCompany }, (_, i) => {
          const seat = owners[i];
          return seat === undefined
            ? { owner: null }
            : { owner: initials[seat] ?? seatName(speaker, seat), mine: seat === me };
        });
        return (
          <Certificate
            key={id}
            colour={id}
            letter={NUMERALS[id]}
            name={say(speaker, `company-name.${id}`)}
            note={noteOf(before, id, speaker)}
            figures={figures}
            coupons={coupons}
            couponsLabel={sharesInWords(state, id, speaker)}
            lit={lights.isLit(touch)}
            chosen={lights.orderOf(touch) > 0 || (before.phases.length > 0 && companyNow(before) === id)}
            shut={state.companies[id].cities.length === 0}
            pattern={COMPANIES.indexOf(id)}
            onPress={() => onTouch(touch)}
          >
            {isFinal(before) ? <GoodsSets state={state} company={id} speaker={speaker} /> : null}
          </Certificate>
        );
      })}
    </div>
  );
}
