/** The company boxes under the board, in the order of play; those that have passed say their place on the next turn. */
import type { CompanyId, SDState } from '../../../games/steel-driver/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import { type Speaker, say, writeFigure } from '../../../text/speaker.ts';
import { Cube } from '../../ui/cube.tsx';
import { Mark } from '../../ui/mark.tsx';
import type { PanelProps } from '../face.ts';
import { companyNow } from './board.tsx';
import style from './boxes.module.css';
import { isFinal } from './companies-panel.tsx';
import { figure } from './figures.ts';
import { goodsSets } from './goods-sets.tsx';
import { NUMERALS } from './looks.ts';
import { faceText } from './text.ts';

type State = Sealed<SDState>;

/** Drawn one by one up to so many, beyond that as a number. */
const MOST_CUBES = 12;

/** The cubes in a box; those that the choice would spend are pale. */
const Cubes = ({ was, is }: { was: number; is: number }) => {
  const most = Math.max(was, is);
  return (
    <span class={style.cubes} aria-hidden="true">
      {most > MOST_CUBES ? (
        <>
          <i /> <b>{is}</b>
        </>
      ) : (
        Array.from({ length: most }, (_, i) => <i key={i} data-spent={i >= is || undefined} />)
      )}
    </span>
  );
};

const Goods = ({ state, id }: { state: State; id: CompanyId }) => (
  <span class={style.goods} aria-hidden="true">
    {goodsSets(state, id).map(({ goods }, i) => (
      <span key={i}>
        {goods.map((good) => (
          <Cube key={good} colour={good} size={13} />
        ))}
      </span>
    ))}
  </span>
);

/** SD-22: its place in the Pass row, which is the order of the next turn; 0 = it has not passed. */
const placeOf = (s: State, id: CompanyId): number =>
  s.phases.at(-1)?.id === 'building' ? s.passed.indexOf(id) + 1 : 0;

function wordsOf(s: State, id: CompanyId, speaker: Speaker): string {
  const seat = s.companies[id].controller;
  const controller =
    seat === null ? faceText(speaker, 'boxes.nobody') : faceText(speaker, 'boxes.controller', { seat });
  const of = `company:${id}`;
  const place = placeOf(s, id);
  const passed = place > 0 ? ` ${faceText(speaker, 'boxes.says-passed', { place })}` : '';
  const known = { company: say(speaker, `company.${id}`), controller };
  if (isFinal(s))
    return faceText(speaker, 'boxes.says-final', {
      ...known,
      goods: figure(s, of, 'goods'),
      sets: figure(s, of, 'sets'),
    });
  const figures = {
    profit: figure(s, of, 'profit'),
    box: figure(s, of, 'box'),
    rails: figure(s, of, 'rails-left'),
  };
  return faceText(speaker, 'boxes.says', { ...known, ...figures }) + passed;
}

function Box({ id, props }: { id: CompanyId; props: PanelProps<SDState> }) {
  const { state, before, speaker, lights, initials, onTouch } = props;
  const of = `company:${id}`;
  const touch = { on: 'company', id };
  const final = isFinal(before);
  const key = final ? 'sets' : 'profit';
  const [was, is] = [figure(before, of, key), figure(state, of, key)];
  const seat = before.companies[id].controller;
  const place = placeOf(before, id);
  const money = (n: number) => writeFigure(speaker, 'money', n);
  return (
    <button
      type="button"
      class={style.box}
      data-lit={lights.isLit(touch) || undefined}
      data-now={companyNow(before) === id || undefined}
      data-passed={place > 0 || undefined}
      aria-pressed={lights.orderOf(touch) > 0}
      onClick={() => onTouch(touch)}
    >
      <Mark colour={id} letter={NUMERALS[id]} size={32} />
      <span class={style.figures} aria-hidden="true">
        <span class={style.profit}>
          <b>{money(was)}</b>
          {is === was ? (
            <span class={style.word}> {faceText(speaker, final ? 'boxes.sets' : 'boxes.profit')}</span>
          ) : (
            <ins>{money(is)}</ins>
          )}
        </span>
        <small>
          {place > 0
            ? faceText(speaker, 'note.passed', { place })
            : seat === null
              ? faceText(speaker, 'boxes.unsold')
              : faceText(speaker, 'boxes.run-by', { initials: initials[seat] ?? '' })}
          {place === 0 && (
            <span
              class={style.rails}
            >{` · ${faceText(speaker, 'boxes.rails', { n: figure(before, of, 'rails-left') })}`}</span>
          )}
        </small>
        {final ? (
          <Goods state={state} id={id} />
        ) : (
          <Cubes was={before.companies[id].box} is={state.companies[id].box} />
        )}
      </span>
      <span class="unseen">{wordsOf(state, id, speaker)}</span>
    </button>
  );
}

export const Boxes = (props: PanelProps<SDState>) => (
  <section class={style.boxes} aria-label={faceText(props.speaker, 'boxes.title')}>
    {props.state.order.map((id) => (
      <Box key={id} id={id} props={props} />
    ))}
  </section>
);
