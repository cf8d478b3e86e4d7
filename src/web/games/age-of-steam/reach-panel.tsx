/** The calculator: what a seat can deliver now and after an upgrade, by cube and city. A table may forbid it. */
import { useMemo, useState } from 'preact/hooks';
import { type AosState, ageOfSteam, BEST_ENGINE } from '../../../games/age-of-steam/index.ts';
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { list, type Speaker, said, seatName } from '../../../text/speaker.ts';
import { Cube } from '../../ui/cube.tsx';
import { Mark } from '../../ui/mark.tsx';
import type { PanelProps } from '../face.ts';
import { colourOfGood, colourOfSeat } from './looks.ts';
import panels from './panels.module.css';
import { acting, isMoving } from './phase.ts';
import { openedBy, type Pair, pairsOf, type Route } from './reach.ts';
import style from './reach-panel.module.css';
import { faceText } from './text.ts';

type Props = PanelProps<AosState>;
type State = Sealed<AosState>;

/** Lines shown before one asks for more. */
const PAGE = 12;

/** Who earns, the seat asked about first. */
const earners = ({ gains }: Route, seat: Seat): { owner: Seat; n: number }[] =>
  gains
    .map((n, owner) => ({ owner, n }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => Number(b.owner === seat) - Number(a.owner === seat));

const cubeWords = ({ good, cubes }: Pair, speaker: Speaker): string =>
  faceText(speaker, cubes > 1 ? 'reach.cubes' : 'reach.cube', { good, n: cubes });

function lineWords(pair: Pair, route: Route, seat: Seat, speaker: Speaker): string {
  const gains = earners(route, seat).map(({ owner, n }) =>
    faceText(speaker, 'way.earns', { name: said(seatName(speaker, owner)), n }),
  );
  return faceText(speaker, 'reach.line', {
    cube: said(cubeWords(pair, speaker)),
    pair: said(faceText(speaker, 'reach.pair', { from: pair.hex, into: pair.into })),
    links: said(faceText(speaker, 'reach.links', { n: route.links })),
    gains: said(gains.length > 0 ? list(speaker, gains) : faceText(speaker, 'reach.nobody')),
  });
}

/** The marks, names and steps of those who earn on a route. */
const Gains = ({ route, seat, speaker }: { route: Route; seat: Seat; speaker: Speaker }) => (
  <span class={style.gains}>
    {earners(route, seat).map(({ owner, n }) => (
      <span key={owner} data-own={owner === seat || undefined}>
        <Mark colour={colourOfSeat(owner)} size={18} />
        {seatName(speaker, owner)} <b>+{n}</b>
      </span>
    ))}
    {route.gains.every((n) => n === 0) && faceText(speaker, 'reach.nobody')}
  </span>
);

interface LineProps {
  readonly props: Props;
  readonly s: State;
  readonly seat: Seat;
  readonly pair: Pair;
}

/** One route: touched, it is shown on the board; touched again, no more. */
function RouteLine({ props, s, seat, pair, route }: LineProps & { readonly route: Route }) {
  const { speaker, lights, onTell } = props;
  const touches = ageOfSteam.actions.deliver.touches(route.action, s);
  const isShown = touches.every((touch) => lights.isTold(touch));
  const isBest = route === pair.routes[0];
  return (
    <button type="button" class={style.line} aria-pressed={isShown} onClick={() => onTell(isShown ? [] : touches)}>
      <span class="unseen">{lineWords(pair, route, seat, speaker)}</span>
      <span class={style.drawn} aria-hidden="true">
        {isBest && (
          <>
            <Cube colour={colourOfGood(pair.good)} size={22} />
            <b>{faceText(speaker, 'reach.pair', { from: pair.hex, into: pair.into })}</b>
          </>
        )}
        <span class={style.links}>{faceText(speaker, 'reach.links', { n: route.links })}</span>
        {isBest && <small class={style.cube}>{cubeWords(pair, speaker)}</small>}
        <Gains {...{ route, seat, speaker }} />
      </span>
    </button>
  );
}

function PairLines(line: LineProps) {
  const [best, ...others] = line.pair.routes;
  return (
    <li>
      <RouteLine {...line} route={best} />
      {others.length > 0 && (
        <details>
          <summary>{faceText(line.props.speaker, 'reach.others', { n: others.length })}</summary>
          {others.map((route) => (
            <RouteLine key={route.action.route} {...line} route={route} />
          ))}
        </details>
      )}
    </li>
  );
}

function Pairs({ title, pairs, ...rest }: Omit<LineProps, 'pair'> & { title: string; pairs: readonly Pair[] }) {
  const [shown, setShown] = useState(PAGE);
  const left = pairs.length - shown;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul class={style.pairs}>
        {pairs.slice(0, shown).map((pair) => (
          <PairLines key={pair.key} {...rest} pair={pair} />
        ))}
      </ul>
      {left > 0 && (
        <button type="button" class={style.further} onClick={() => setShown(shown + 4 * PAGE)}>
          {faceText(rest.props.speaker, 'reach.further', { n: Math.min(left, 4 * PAGE) })}
        </button>
      )}
    </section>
  );
}

export function ReachPanel(props: Props) {
  const { calculator = true, speaker } = props;
  return (
    <div class={panels.panel}>{calculator ? <Reach {...props} /> : <p>{faceText(speaker, 'reach.hidden')}</p>}</div>
  );
}

function Reach(props: Props) {
  const { state, before, speaker, me } = props;
  const [asked, setAsked] = useState<Seat | null>(null);
  // Tiles that are planned count; a delivery that is chosen has not moved its cube yet.
  const s = isMoving(before) ? before : state;
  const seats = s.players.flatMap(({ bankrupt }, seat) => (bankrupt ? [] : [seat]));
  const seat = [asked, me, acting(s)].find((one) => one !== null && seats.includes(one)) ?? seats[0] ?? null;
  const found = useMemo(
    () => (seat === null ? null : { now: pairsOf(s, seat, s.players[seat]!.engine), more: openedBy(s, seat) }),
    [s, seat],
  );
  if (seat === null || !found) return null;
  const { engine } = s.players[seat]!;
  const shared = { props, s, seat };
  const { now, more } = found;
  return (
    <>
      {seats.length > 1 && (
        <label class={style.seat}>
          {faceText(speaker, 'reach.seat')}
          <select value={`${seat}`} onChange={(event) => setAsked(Number(event.currentTarget.value))}>
            {seats.map((one) => (
              <option key={one} value={`${one}`}>
                {seatName(speaker, one)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p class={style.hint}>{faceText(speaker, 'reach.show')}</p>
      <Pairs
        key={`now ${seat}`}
        {...shared}
        title={faceText(speaker, 'reach.now', { engine, n: now.length })}
        pairs={now}
      />
      {engine < BEST_ENGINE ? (
        <Pairs
          key={`more ${seat}`}
          {...shared}
          title={faceText(speaker, 'reach.more', { engine: engine + 1, n: more.length })}
          pairs={more}
        />
      ) : (
        <p>{faceText(speaker, 'reach.best-engine', { engine })}</p>
      )}
    </>
  );
}
