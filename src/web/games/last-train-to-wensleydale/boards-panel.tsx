/** The boards beside the map, the one that is played on first. */
import type { VNode } from 'preact';
import type { LTWState } from '../../../games/last-train-to-wensleydale/index.ts';
import type { PanelProps } from '../face.ts';
import { Boxes } from './boxes.tsx';
import style from './panels.module.css';
import { Influence, Profit } from './scales.tsx';
import { type FaceKey, faceText } from './text.ts';
import { Trains } from './trains.tsx';

type BoardId = 'boxes' | 'influence' | 'trains' | 'profit';

const BOARDS: Readonly<Record<BoardId, { title: FaceKey; Part(props: PanelProps<LTWState>): VNode | null }>> = {
  boxes: { title: 'boxes.title', Part: Boxes },
  influence: { title: 'influence.title', Part: Influence },
  trains: { title: 'trains.title', Part: Trains },
  profit: { title: 'profit.title', Part: Profit },
};

const ORDERS: Readonly<Record<string, readonly BoardId[] | undefined>> = {
  building: ['influence', 'profit', 'trains', 'boxes'],
  line: ['influence', 'profit', 'trains', 'boxes'],
  paying: ['influence', 'profit', 'trains', 'boxes'],
  trains: ['trains', 'profit', 'influence', 'boxes'],
  sales: ['profit', 'influence', 'trains', 'boxes'],
};
const USUAL: readonly BoardId[] = ['boxes', 'influence', 'trains', 'profit'];

export function BoardsPanel(props: PanelProps<LTWState>) {
  // By the position before what is chosen: nothing moves under a finger.
  const order = ORDERS[props.before.phases.at(-1)?.id ?? ''] ?? USUAL;
  return (
    <div class={style.boards}>
      {order.map((id) => {
        const { title, Part } = BOARDS[id];
        return (
          <section key={id} class={style.board} aria-label={faceText(props.speaker, title)}>
            <h3>{faceText(props.speaker, title)}</h3>
            <Part {...props} />
          </section>
        );
      })}
    </div>
  );
}
