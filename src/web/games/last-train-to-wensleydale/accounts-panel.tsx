/** All players side by side: what they have, what they have carried, and how the round would end for them. */
import { boardOf, ITEMS, type LTWState } from '../../../games/last-train-to-wensleydale/index.ts';
import { factLabel, factValue } from '../../../text/say.ts';
import { say, seatName } from '../../../text/speaker.ts';
import { Mark } from '../../ui/mark.tsx';
import type { PanelProps } from '../face.ts';
import { figure } from './figures.ts';
import { OwnerMark } from './holdings.tsx';
import { nameOfItem, seatColour } from './looks.ts';
import style from './panels.module.css';
import { faceText } from './text.ts';

const HELD = ['points', 'cubes', 'profit', 'tracks-on-map', 'tracks-left', 'carried'] as const;
const COMING = ['round-points', 'round-profit', 'score-now'] as const;

export function AccountsPanel({ state, before, speaker, initials, calculator = true, onFigure }: PanelProps<LTWState>) {
  const seats = state.players.map((_, seat) => seat);
  const { goods } = boardOf(state);
  const row = (key: string) => (
    <tr key={key}>
      <th scope="row">{factLabel(speaker, key)}</th>
      {seats.map((seat) => {
        const of = `seat:${seat}`;
        const [was, is] = [figure(before, of, key), figure(state, of, key)];
        return (
          <td key={seat}>
            <button type="button" onClick={() => onFigure(of, key)}>
              {factValue(speaker, { key, value: was })}
            </button>
            {is !== was && <ins>{factValue(speaker, { key, value: is })}</ins>}
          </td>
        );
      })}
    </tr>
  );
  return (
    <table class={style.accounts}>
      <caption class="unseen">{faceText(speaker, 'accounts.title')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{faceText(speaker, 'accounts.figure')}</span>
          </th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <Mark colour={seatColour(seat)} size={18} />
              <span aria-hidden="true">{initials[seat]}</span>
              <span class="unseen">{seatName(speaker, seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{HELD.map(row)}</tbody>
      <tbody>
        {ITEMS.map((item) => {
          const good = nameOfItem(goods, item);
          return (
            <tr key={item}>
              <th scope="row">
                <OwnerMark of={`good:${good}`} size={18} />
                <span aria-hidden="true">{say(speaker, `good.${good}`)}</span>
                <span class="unseen">{faceText(speaker, 'accounts.load', { good })}</span>
              </th>
              {seats.map((seat) => (
                <td key={seat}>{state.players[seat]!.collected[item]}</td>
              ))}
            </tr>
          );
        })}
        {row('sets')}
      </tbody>
      {calculator && <tbody>{COMING.map(row)}</tbody>}
    </table>
  );
}
