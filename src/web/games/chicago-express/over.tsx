/** What lies over the board of Chicago Express: what is lit and chosen, pieces that are only begun, names. */
import { type CEState, COMPANIES, type CompanyId } from '../../../games/chicago-express/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import { hexPath, SIDE } from '../../ui/board/hex.ts';
import { Late } from '../../ui/board/late.tsx';
import { Chosen, FocusRing, FreshPill, LitArea, OrderNumeral, Veil } from '../../ui/board/overlays.tsx';
import type { BoardProps, Lights } from '../face.ts';
import style from './board.module.css';
import { isRinged, type Layout, layoutOf } from './geometry.ts';
import { HexSpot, pricesOf } from './hex-spot.tsx';
import { liftedHexes, piecesOn, touchOf } from './lifted.ts';

type State = Sealed<CEState>;

const BIG: readonly string[] = ['chicago', 'start', 'industrial'];

/** The company that is being extended or has been chosen: its own network is not veiled. */
function ownCompany(s: State, lights: Lights): CompanyId | null {
  const phase = s.phases.at(-1);
  if (phase?.id === 'expansion') return phase.company;
  return COMPANIES.find((id) => lights.orderOf({ on: 'company', id }) > 0) ?? null;
}

/** `clear`: hexes that are not veiled; null = none is. */
interface NamesProps extends Pick<Layout, 'map' | 'centres'> {
  readonly clear: ReadonlySet<string> | null;
}

const Names = ({ map, centres, clear }: NamesProps) => (
  <g class={style.names}>
    {map.inOrder.map(
      (hex) =>
        hex.name && (
          <text
            key={hex.id}
            class={`name${BIG.includes(hex.kind) ? ' big' : ''}`}
            data-veiled={(clear && !clear.has(hex.id)) || undefined}
            x={centres.get(hex.id)!.x}
            y={centres.get(hex.id)!.y - (isRinged(hex) ? 17.5 : hex.kind === 'start' ? 16 : 20.5)}
          >
            {hex.name}
          </text>
        ),
    )}
  </g>
);

const FreshPills = ({ state, lights, initials }: BoardProps<CEState>) => {
  const { map, centres } = layoutOf(state.options.map);
  return (
    <>
      {map.inOrder.map((hex) => {
        const seat = lights.freshBy(touchOf(hex));
        if (seat === null) return null;
        const { x, y } = centres.get(hex.id)!;
        const at = isRinged(hex) ? { x: x + 28, y } : { x: x + 24, y: y + 12 };
        return <FreshPill key={hex.id} at={at} initials={initials[seat] ?? ''} />;
      })}
    </>
  );
};

export function Over(props: BoardProps<CEState>) {
  const { state, speaker, lights, first } = props;
  const { map, centres, patches } = layoutOf(state.options.map);
  const hexes = map.inOrder;
  const at = (hex: { readonly id: string }) => centres.get(hex.id)!;
  const prices = pricesOf(map, speaker);
  const lifted = liftedHexes(props);
  const lit = hexes.filter((hex) => lights.isLit(touchOf(hex)));
  const isChosen = new Set(lights.chosen('hex'));
  const chosen = lifted.filter(({ id }) => isChosen.has(id));
  const own = ownCompany(state, lights);
  const clear = new Set([...lit, ...chosen].map((hex) => hex.id).concat(own ? state.companies[own].network : []));
  const veiled = lights.veil && lit.length > 0 ? hexes.filter((hex) => !clear.has(hex.id)) : [];
  const focus = lights.focus?.on === 'hex' ? map.hexes.get(lights.focus.id) : undefined;

  return (
    <>
      {chosen.map((hex) => (
        <Chosen key={hex.id} at={at(hex)} />
      ))}
      {lifted.map((hex) => (
        <HexSpot key={hex.id} hex={hex} at={at(hex)} price={prices.get(hex.cost)!} {...piecesOn(props, hex)} />
      ))}
      {veiled.length > 0 && <Veil d={veiled.map(({ id }) => patches.get(id)!).join('')} />}
      <LitArea hexes={lit} />
      <Late first={first}>
        {chosen.map((hex) => (
          <OrderNumeral key={hex.id} at={{ x: at(hex).x - 24, y: at(hex).y - 13 }} n={lights.orderOf(touchOf(hex))} />
        ))}
        <FreshPills {...props} />
        <Names map={map} centres={centres} clear={veiled.length > 0 ? clear : null} />
      </Late>
      {focus && <FocusRing d={hexPath(at(focus), SIDE + 2.5)} />}
    </>
  );
}
