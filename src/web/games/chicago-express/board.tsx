/** The board of Chicago Express, in the layers of a survey sheet. It draws; the frame around it listens. */
import { type CEState, COMPANIES } from '../../../games/chicago-express/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import { hexPath } from '../../ui/board/hex.ts';
import { Glow } from '../../ui/board/overlays.tsx';
import { fillOf, inkOn } from '../../ui/colours.ts';
import { Ruler } from '../../ui/ruler.tsx';
import type { BoardProps } from '../face.ts';
import style from './board.module.css';
import { LOOKS } from './companies.ts';
import { figure } from './figures.ts';
import { type Layout, layoutOf, threadOf } from './geometry.ts';
import { Ground } from './ground.tsx';
import { HexSpot, pricesOf } from './hex-spot.tsx';
import { liftedHexes, piecesOn, touchOf } from './lifted.ts';
import { faceText } from './text.ts';

type State = Sealed<CEState>;

/** Each company's line: edge, colour, and its own dash down the middle. */
const Threads = ({ layout, state }: { layout: Layout; state: State }) => {
  const lines = COMPANIES.map((id) => ({
    id,
    look: LOOKS[id],
    d: threadOf(layout, state.companies[id].network, LOOKS[id].lane),
  })).filter(({ d }) => d !== '');
  return (
    <g class={style.threads}>
      {lines.map(({ id, d }) => (
        <path key={`edge-${id}`} class={style.threadEdge} d={d} />
      ))}
      {lines.map(({ id, look, d }) => (
        <g key={id}>
          <path class={style.thread} d={d} stroke={fillOf(look.colour)} />
          {look.dash && <path class={style.dash} d={d} stroke={inkOn(look.colour)} stroke-dasharray={look.dash} />}
        </g>
      ))}
    </g>
  );
};

export function Board(props: BoardProps<CEState>) {
  const { state, speaker, lights } = props;
  const layout = layoutOf(state.options.map);
  const { map, centres, extent } = layout;
  const prices = pricesOf(map, speaker);
  const lifted = new Set(liftedHexes(props));
  return (
    <>
      <Ground map={state.options.map} />
      <Threads layout={layout} state={state} />
      {map.inOrder.map((hex) =>
        lifted.has(hex) ? null : (
          <HexSpot
            key={hex.id}
            hex={hex}
            at={centres.get(hex.id)!}
            price={prices.get(hex.cost)!}
            {...piecesOn(props, hex)}
          />
        ),
      )}
      <g transform={`translate(${extent.x + 10} ${extent.y + extent.h - 66})`}>
        <Ruler
          most={50}
          label={faceText(speaker, 'ruler.income')}
          flags={COMPANIES.filter((id) => state.companies[id].network.length > 0).map((id) => ({
            ...LOOKS[id],
            value: figure(state, `company:${id}`, 'income'),
          }))}
        />
      </g>
      {map.inOrder
        .filter((hex) => lights.isLit(touchOf(hex)))
        .map(({ id }) => (
          <Glow key={id} d={hexPath(centres.get(id)!)} />
        ))}
    </>
  );
}
