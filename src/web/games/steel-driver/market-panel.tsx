/** A running estimate: what each share would pay if building stopped now. A table without a calculator hides it. */
import { COMPANIES, type CompanyId, countGoods, GOODS, type SDState } from '../../../games/steel-driver/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import { list, type Speaker, say, seatName, writeFigure } from '../../../text/speaker.ts';
import { Cube } from '../../ui/cube.tsx';
import { Mark } from '../../ui/mark.tsx';
import type { PanelProps } from '../face.ts';
import { isFinal } from './companies-panel.tsx';
import { figure, figureAt } from './figures.ts';
import { NUMERALS } from './looks.ts';
import style from './panels.module.css';
import { faceText } from './text.ts';

type State = Sealed<SDState>;

function linkSays(s: State, speaker: Speaker, calculator: boolean): string | null {
  if (s.transcontinental) {
    const { company, others, turn } = s.transcontinental;
    return faceText(speaker, others.length > 0 ? 'market.linked-with' : 'market.linked', { company, others, turn });
  }
  const rails = figureAt(s, 'table', 'link-rails');
  if (rails === null) return faceText(speaker, 'market.not-linked');
  return calculator ? faceText(speaker, 'market.link', { rails, cost: figure(s, 'table', 'link-cost') }) : null;
}

/** Colours in reach of a company before the final phase, what it has collected in it. */
function GoodsOf({ state, id, speaker }: { state: State; id: CompanyId; speaker: Speaker }) {
  const counts = countGoods(state, isFinal(state) ? state.companies[id].goods : state.companies[id].cities);
  const there = GOODS.filter((good) => counts[good] > 0);
  const words = there.map((good) =>
    faceText(speaker, 'goods.count', { n: counts[good], good: say(speaker, `good.${good}`) }),
  );
  return (
    <span class={style.goodsRow}>
      {there.map((good) => (
        <span key={good} aria-hidden="true">
          <Cube colour={good} size={15} /> {counts[good]}
        </span>
      ))}
      <span class="unseen">{there.length > 0 ? list(speaker, words) : faceText(speaker, 'goods.none')}</span>
    </span>
  );
}

export function MarketPanel({ state, speaker, calculator = true, onFigure }: PanelProps<SDState>) {
  const money = (n: number) => writeFigure(speaker, 'money', n);
  const link = linkSays(state, speaker, calculator);
  const value = (id: CompanyId) =>
    figureAt(state, `company:${id}`, 'final-value') ?? figure(state, `company:${id}`, 'sets');
  const seats = state.players.map((player, seat) => ({
    seat,
    cash: player.cash,
    final: figureAt(state, `seat:${seat}`, 'final-cash') ?? player.cash,
  }));
  const isShown = calculator || state.phases.length === 0;
  return (
    <div class={style.market}>
      {link === null ? null : <p>{link}</p>}
      <p>{faceText(speaker, isShown ? 'market.what' : 'market.hidden')}</p>
      {isShown ? (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col">{faceText(speaker, 'market.company')}</th>
                <th scope="col">{faceText(speaker, 'market.goods')}</th>
                <th scope="col">{faceText(speaker, 'market.share')}</th>
              </tr>
            </thead>
            <tbody>
              {COMPANIES.map((id) => (
                <tr key={id}>
                  <th scope="row">
                    <span class={style.name}>
                      <Mark colour={id} letter={NUMERALS[id]} size={22} />
                      {say(speaker, `company.${id}`)}
                    </span>
                  </th>
                  <td>
                    <GoodsOf state={state} id={id} speaker={speaker} />
                  </td>
                  <td>{money(value(id))}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <table>
            <thead>
              <tr>
                <th scope="col">{faceText(speaker, 'market.seat')}</th>
                <th scope="col">{faceText(speaker, 'market.cash')}</th>
                <th scope="col">{faceText(speaker, 'market.final')}</th>
              </tr>
            </thead>
            <tbody>
              {seats.map(({ seat, cash, final }) => (
                <tr key={seat}>
                  <th scope="row">{seatName(speaker, seat)}</th>
                  <td>{money(cash)}</td>
                  <td>
                    <button type="button" onClick={() => onFigure(`seat:${seat}`, 'final-cash')}>
                      {money(final)}
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : null}
    </div>
  );
}
