/** The train board: engines in the colours of who hired them, square wagons for goods, round-roofed ones for passengers. */
import {
  boardOf,
  type Item,
  type LTWState,
  placesLeft,
  trainBoardOf,
} from '../../../games/last-train-to-wensleydale/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import type { Speaker } from '../../../text/speaker.ts';
import { CubeShape } from '../../ui/cube.tsx';
import { EngineOutline, EngineShape } from '../../ui/engine.tsx';
import { MarkShape } from '../../ui/mark.tsx';
import type { PanelProps } from '../face.ts';
import { loadColour, nameOfItem, seatColour } from './looks.ts';
import style from './panels.module.css';
import { Pawn } from './pieces.tsx';
import { faceText } from './text.ts';

type State = Sealed<LTWState>;

const isPassenger = (item: Item): item is 'red' | 'green' => item === 'red' || item === 'green';

interface WagonProps {
  readonly x: number;
  readonly item: Item | undefined;
  readonly passengers: boolean;
  readonly state: State;
}

const Wagon = ({ x, item, passengers, state }: WagonProps) => (
  <g transform={`translate(${x} 0)`} class={style.wagon}>
    <rect x={0} y={-10} width={25} height={21} rx={passengers ? 6 : 0} />
    {passengers && <path d="M1.5 -4.5H23.5" />}
    <circle cx={6} cy={13.5} r={3} />
    <circle cx={19} cy={13.5} r={3} />
    {item !== undefined &&
      (isPassenger(item) ? (
        <Pawn colour={item} x={12.5} y={-0.5} />
      ) : (
        <CubeShape colour={loadColour(nameOfItem(boardOf(state).goods, item))} x={12.5} y={0.5} r={7} />
      ))}
  </g>
);

/** One train as a drawing. */
export function TrainDrawing({ state, at }: { state: State; at: number }) {
  const { freight, passengers } = trainBoardOf(state).list[at]!;
  const { owner, load } = state.trains[at]!;
  const [goods, people] = [load.filter((item) => !isPassenger(item)), load.filter(isPassenger)];
  const wagons = freight + passengers;
  return (
    <svg class={style.train} viewBox={`0 -14 ${46 + wagons * 28} 32`} height={34} aria-hidden="true">
      <g transform="translate(21 3)">
        {owner === null ? (
          <EngineOutline />
        ) : (
          <>
            <EngineShape colour={seatColour(owner)} />
            <MarkShape colour={seatColour(owner)} x={7} y={-1} r={5} />
          </>
        )}
      </g>
      {Array.from({ length: wagons }, (_, i) => {
        const isForPeople = i >= freight;
        const item = isForPeople ? people[i - freight] : goods[i];
        return <Wagon key={i} x={44 + i * 28} item={item} passengers={isForPeople} state={state} />;
      })}
    </svg>
  );
}

export function trainWords(s: State, at: number, speaker: Speaker): string {
  const { id, cost } = trainBoardOf(s).list[at]!;
  const { owner, load } = s.trains[at]!;
  const what = faceText(speaker, 'train.says', {
    train: id,
    cost,
    freight: placesLeft(s, at, false),
    passengers: placesLeft(s, at, true),
    load: load.length,
  });
  const who = owner === null ? faceText(speaker, 'train.free') : faceText(speaker, 'train.owned', { seat: owner });
  return `${what} ${who}`;
}

export function Trains({ state, speaker, lights, onTouch }: PanelProps<LTWState>) {
  const { list, goodPoints, passengerPoints } = trainBoardOf(state);
  const byPrice = passengerPoints['1'] !== passengerPoints['3'];
  return (
    <>
      <div class={style.trains}>
        {list.map(({ id, cost }, at) => {
          const touch = { on: 'train', id };
          return (
            <button
              key={id}
              type="button"
              data-lit={lights.isLit(touch) || undefined}
              data-part={`train-${id}`}
              aria-pressed={lights.orderOf(touch) > 0}
              onClick={() => onTouch(touch)}
            >
              <span class="unseen">{trainWords(state, at, speaker)}</span>
              <span class={style.trainHead} aria-hidden="true">
                <b>{id}</b>
                <small>{faceText(speaker, 'train.price', { cost })}</small>
              </span>
              <TrainDrawing state={state} at={at} />
            </button>
          );
        })}
      </div>
      <p class={style.note}>
        {faceText(speaker, 'train.points', { good: goodPoints })}{' '}
        {faceText(speaker, byPrice ? 'train.passenger-by-price' : 'train.passenger', { points: passengerPoints['1'] })}
      </p>
    </>
  );
}
