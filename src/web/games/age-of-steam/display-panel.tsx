/** The display of goods as a departure board: a column for each number of the dice, the next cube at the front. */
import { type AosState, type Column, mapOf } from '../../../games/age-of-steam/index.ts';
import { sayMapRules } from '../../../text/map-rules.ts';
import { say } from '../../../text/speaker.ts';
import { Cube } from '../../ui/cube.tsx';
import type { PanelProps } from '../face.ts';
import { diceFor, diceOf } from './dice.ts';
import { figure } from './figures.ts';
import { colourOfGood } from './looks.ts';
import style from './panels.module.css';
import { faceText } from './text.ts';
import { columnLabel } from './words.ts';

const SIDES = ['west', 'east'] as const;

/** Columns of one side, each city with the New City that shares its number. */
function Row({ props, column }: { props: PanelProps<AosState>; column: Column }) {
  const { state, before, speaker, lights, onTouch } = props;
  const at = mapOf(state).columns.indexOf(column);
  const slots = state.display[at]!;
  return (
    <li class={style.column}>
      <span class={style.die} data-side={column.side}>
        {column.number}
      </span>
      <b>{columnLabel(column.id, state, speaker)}</b>
      <span class={style.rolled}>
        {diceFor(props.moments, column).map((die, i) => (
          <span key={i} class={style.pip} role="img" aria-label={faceText(speaker, 'display.rolled', { die })}>
            {die}
          </span>
        ))}
      </span>
      <ul class={style.slots}>
        {/* AOS-64: the topmost cube leaves first: it stands at the front. */}
        {slots
          .map((good, slot) => ({ good, slot }))
          .map(({ good, slot }) => {
            const touch = { on: 'box', id: `${column.id}/${slot}` };
            const lit = lights.isLit(touch);
            const chosen = lights.orderOf(touch) > 0;
            const words = good ? say(speaker, `good.${good}`) : faceText(speaker, 'display.empty');
            return (
              <li key={slot}>
                {lit || chosen ? (
                  <button
                    type="button"
                    class={style.slot}
                    data-lit={lit || undefined}
                    aria-pressed={chosen}
                    aria-label={faceText(speaker, 'touch.slot', {
                      column: columnLabel(column.id, state, speaker),
                      slot: slot + 1,
                    })}
                    onClick={() => onTouch(touch)}
                  >
                    {good && <Cube colour={colourOfGood(good)} size={20} />}
                  </button>
                ) : (
                  <span class={style.slot} data-new={(good && before.display[at]?.[slot] !== good) || undefined}>
                    {good && <Cube colour={colourOfGood(good)} size={20} />}
                    <span class="unseen">{words}</span>
                  </span>
                )}
              </li>
            );
          })}
      </ul>
    </li>
  );
}

/** What was rolled for a side last. */
const Dice = ({ dice, speaker }: { dice: readonly number[] | null; speaker: PanelProps['speaker'] }) =>
  dice === null ? null : <p class={style.dice}>{faceText(speaker, 'display.dice', { dice: dice.join(' ') })}</p>;

export function DisplayPanel(props: PanelProps<AosState>) {
  const { state, speaker, onFigure } = props;
  const { columns } = mapOf(state);
  const special = sayMapRules(speaker, state.options.map);
  return (
    <div class={style.panel}>
      {SIDES.map((side) => {
        const here = columns.filter((column) => column.side === side);
        if (here.length === 0) return null;
        return (
          <section key={side} aria-label={faceText(speaker, `display.${side}`)}>
            <h3>{faceText(speaker, `display.${side}`)}</h3>
            <Dice dice={diceOf(props.moments, side)} {...{ speaker }} />
            <ul class={style.columns}>
              {here.map((column) => (
                <Row key={column.id} props={props} column={column} />
              ))}
            </ul>
          </section>
        );
      })}
      {special.length > 0 && (
        <section aria-label={faceText(speaker, 'map.rules')}>
          <h3>{faceText(speaker, 'map.rules')}</h3>
          <ul class={style.mapRules}>
            {special.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <button type="button" class={style.figure} onClick={() => onFigure('table', 'bag')}>
          {faceText(speaker, 'display.bag', { n: figure(state, 'table', 'bag') })}
        </button>
      </p>
    </div>
  );
}
