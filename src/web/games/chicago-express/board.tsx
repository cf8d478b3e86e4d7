/** The board of Chicago Express, in the layers of a survey sheet. It draws; the frame around it listens. */

import { useMemo } from 'preact/hooks';
import { type CEState, COMPANIES, type CompanyId, type Hex, worthOf } from '../../../games/chicago-express/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import { writeFigure } from '../../../text/speaker.ts';
import { hexPath, SIDE } from '../../ui/board/hex.ts';
import { Chosen, FocusRing, FreshPill, Glow, LitArea, OrderNumeral, Veil } from '../../ui/board/overlays.tsx';
import { fillOf, inkOn } from '../../ui/colours.ts';
import { Ruler } from '../../ui/ruler.tsx';
import type { BoardProps, Lights } from '../face.ts';
import style from './board.module.css';
import { LOOKS } from './companies.ts';
import { figure } from './figures.ts';
import { isRinged, type Layout, layoutOf, threadOf } from './geometry.ts';
import { Ground } from './ground.tsx';
import { HexSpot } from './hex-spot.tsx';
import { faceText } from './text.ts';

type State = Sealed<CEState>;

const touchOf = (hex: Hex) => ({ on: 'hex', id: hex.id });
const BIG: readonly string[] = ['chicago', 'start', 'industrial'];

/** The company that is being extended or has been chosen: its own network is not veiled. */
function ownCompany(s: State, lights: Lights): CompanyId | null {
  const phase = s.phases.at(-1);
  if (phase?.id === 'expansion') return phase.company;
  return COMPANIES.find((id) => lights.orderOf({ on: 'company', id }) > 0) ?? null;
}

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

export function Board({ state, before, speaker, lights, initials }: BoardProps<CEState>) {
  const layout = layoutOf(state.options.map);
  const { map, centres, extent } = layout;
  const hexes = map.inOrder;
  const at = (hex: Hex) => centres.get(hex.id)!;
  const prices = useMemo(
    () => new Map(hexes.map(({ cost }) => [cost, writeFigure(speaker, 'money', cost).replace(/\s/g, '')])),
    [hexes, speaker.locale],
  );
  const isChosen = (hex: Hex) => lights.orderOf(touchOf(hex)) > 0;
  const lit = hexes.filter((hex) => lights.isLit(touchOf(hex)));
  const chosen = hexes.filter(isChosen);
  const own = ownCompany(state, lights);
  const clear = new Set([...lit, ...chosen].map((hex) => hex.id).concat(own ? state.companies[own].network : []));
  const veiled = lights.veil && lit.length > 0 ? hexes.filter((hex) => !clear.has(hex.id)) : [];
  const fresh = hexes.flatMap((hex) => {
    const seat = lights.freshBy(touchOf(hex));
    return seat === null ? [] : [{ hex, seat }];
  });
  const focus = lights.focus?.on === 'hex' ? map.hexes.get(lights.focus.id) : undefined;

  return (
    <>
      <Ground map={state.options.map} />
      <Threads layout={layout} state={state} />
      {chosen.map((hex) => (
        <Chosen key={hex.id} at={at(hex)} />
      ))}
      {hexes.map((hex) => {
        const engines = COMPANIES.filter((id) => state.companies[id].network.includes(hex.id));
        const here = state.houses.includes(hex.id);
        const was = before.houses.includes(hex.id);
        const worth = worthOf(state, map, hex);
        return (
          <HexSpot
            key={hex.id}
            hex={hex}
            at={at(hex)}
            price={prices.get(hex.cost)!}
            worth={worth}
            engines={engines}
            pending={isChosen(hex) ? [] : engines.filter((id) => !before.companies[id].network.includes(hex.id))}
            house={!here ? 'none' : was || isChosen(hex) ? 'built' : 'pending'}
            gain={worth - worthOf(before, map, hex)}
            steps={hex.track ? map.tracks[hex.track].values : []}
          />
        );
      })}
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
      {veiled.length > 0 && <Veil d={veiled.map((hex) => hexPath(at(hex), SIDE + 0.3)).join('')} />}
      <LitArea hexes={lit} />
      {lit.map((hex) => (
        <Glow key={hex.id} d={hexPath(at(hex))} />
      ))}
      {chosen.map((hex) => (
        <OrderNumeral key={hex.id} at={{ x: at(hex).x - 24, y: at(hex).y - 13 }} n={lights.orderOf(touchOf(hex))} />
      ))}
      {fresh.map(({ hex, seat }) => (
        <FreshPill
          key={hex.id}
          at={isRinged(hex) ? { x: at(hex).x + 28, y: at(hex).y } : { x: at(hex).x + 24, y: at(hex).y + 12 }}
          initials={initials[seat] ?? ''}
        />
      ))}
      <g class={style.names}>
        {hexes.map(
          (hex) =>
            hex.name && (
              <text
                key={hex.id}
                class={`name${BIG.includes(hex.kind) ? ' big' : ''}`}
                data-veiled={(veiled.length > 0 && !clear.has(hex.id)) || undefined}
                x={at(hex).x}
                y={at(hex).y - (isRinged(hex) ? 17.5 : hex.kind === 'start' ? 16 : 20.5)}
              >
                {hex.name}
              </text>
            ),
        )}
      </g>
      {focus && <FocusRing d={hexPath(at(focus), SIDE + 2.5)} />}
    </>
  );
}
