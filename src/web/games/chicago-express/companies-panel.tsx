/** The companies as share certificates. */

import { type CEState, COMPANIES, type CompanyId, mapOf } from '../../../games/chicago-express/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import { list, type Speaker, say, seatName, writeFigure } from '../../../text/speaker.ts';
import { Certificate, type Figure } from '../../ui/certificate.tsx';
import type { PanelProps } from '../face.ts';
import { LOOKS } from './companies.ts';
import { figure } from './figures.ts';
import style from './panels.module.css';
import { type FaceKey, faceText } from './text.ts';

type State = Sealed<CEState>;

function noteOf(s: State, id: CompanyId): FaceKey | null {
  const [map, phase] = [mapOf(s), s.phases.at(-1)];
  if (phase && 'bidding' in phase && phase.company === id) return 'note.on-sale';
  if (phase?.id === 'expansion' && phase.company === id) return 'note.expanding';
  if (s.companies[id].network.length === 0) return id === map.latecomer ? 'note.opens-at-chicago' : 'note.not-open';
  const reached = s.companies[id].network.some((hex) => map.hexes.get(hex)?.kind === 'chicago');
  if (reached) return 'note.at-chicago';
  return figure(s, `company:${id}`, 'shares-left') === 0 ? 'note.sold-out' : null;
}

/** Who holds how many, in words. */
function sharesInWords(s: State, id: CompanyId, speaker: Speaker): string {
  const left = figure(s, `company:${id}`, 'shares-left');
  const held = s.players.flatMap((player, seat) => {
    const n = player.shares[id];
    return n === 0 ? [] : [faceText(speaker, 'shares.sold', { seat, n })];
  });
  if (held.length === 0) return faceText(speaker, 'shares.none-sold', { left });
  return faceText(speaker, 'shares.all', { sold: list(speaker, held), left });
}

const FIGURES = ['income', 'treasury', 'locomotives-left', 'dividend-per-share'] as const;
const MONEY: readonly string[] = ['treasury', 'dividend-per-share'];

export function CompaniesPanel(props: PanelProps<CEState>) {
  const { state, before, speaker, lights, me, initials, calculator = true, onTouch, onFigure } = props;
  const map = mapOf(state);
  /** A company nobody holds pays nobody. */
  const write = (key: string, n: number) =>
    key === 'dividend-per-share' && n === 0 ? '–' : writeFigure(speaker, MONEY.includes(key) ? 'money' : 'number', n);
  return (
    <div class={style.certificates}>
      {COMPANIES.map((id, pattern) => {
        const of = `company:${id}`;
        const touch = { on: 'company', id };
        const open = state.companies[id].network.length > 0;
        const figures = FIGURES.filter((key) => calculator || key !== 'dividend-per-share').map((key): Figure => {
          const [was, is] = [figure(before, of, key), figure(state, of, key)];
          return {
            label: faceText(speaker, `figure.${key}`),
            value: write(key, was),
            after: write(key, is),
            onAsk: () => onFigure(of, key),
          };
        });
        const owners = state.players.flatMap((player, seat) => Array.from({ length: player.shares[id] }, () => seat));
        const coupons = Array.from({ length: map.companies[id].shares }, (_, i) => {
          const seat = owners[i];
          return seat === undefined
            ? { owner: null }
            : { owner: initials[seat] ?? seatName(speaker, seat), mine: seat === me };
        });
        const floor = figure(state, of, 'floor');
        const note = noteOf(state, id);
        return (
          <Certificate
            key={id}
            colour={LOOKS[id].colour}
            letter={LOOKS[id].letter}
            name={say(speaker, `company-name.${id}`)}
            note={note === null ? undefined : faceText(speaker, note)}
            figures={figures}
            coupons={coupons}
            couponsLabel={sharesInWords(state, id, speaker)}
            next={calculator && floor > 0 ? write('treasury', floor) : undefined}
            nextLabel={faceText(speaker, 'shares.floor', { floor })}
            lit={lights.isLit(touch)}
            chosen={lights.orderOf(touch) > 0 || note === 'note.expanding'}
            shut={!open}
            pattern={pattern}
            onPress={() => onTouch(touch)}
          />
        );
      })}
    </div>
  );
}
