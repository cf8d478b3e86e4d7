/** Pieces, signs and parts in each of their states. */
import { useState } from 'preact/hooks';
import { chicagoExpressFace as face } from '../games/chicago-express/face.ts';
import { Engine, House } from '../games/chicago-express/pieces.tsx';
import '../styles/board.css';
import { Amount } from '../ui/amount.tsx';
import { BidLine } from '../ui/bid-line.tsx';
import { hexPath, SIDE } from '../ui/board/hex.ts';
import { Chosen, FocusRing, FreshPill, LitLine, OrderNumeral, Veil } from '../ui/board/overlays.tsx';
import { OwnerPlate, Rails, Town } from '../ui/board/rails.tsx';
import { Forest, Mountain, Streets } from '../ui/board/terrain.tsx';
import { exit, section, sectionMiddle } from '../ui/board/track.ts';
import { Chart } from '../ui/chart.tsx';
import { COLOURS } from '../ui/colours.ts';
import { Cube } from '../ui/cube.tsx';
import { DepartureTable } from '../ui/departure-table.tsx';
import { Gauge } from '../ui/gauge.tsx';
import { Mark, Plate } from '../ui/mark.tsx';
import { Roundhouse } from '../ui/roundhouse.tsx';
import { Scrubber } from '../ui/scrubber.tsx';
import { SeatRow } from '../ui/seat-row.tsx';
import { Sign } from '../ui/sign.tsx';
import { Slip } from '../ui/slip.tsx';
import { NAMES, useKit } from './board-part.tsx';
import style from './kit.module.css';

const O = { x: 0, y: 0 };
const HEX = hexPath(O);
const City = () => (
  <>
    <path class="hex city" d={HEX} />
    <Streets at={{ x: 0, y: 3 }} />
    <text class="name" y={-20}>
      South Bend
    </text>
  </>
);
const STATES = {
  rest: <City />,
  lit: (
    <>
      <City />
      <LitLine d={hexPath(O, SIDE - 1.5)} />
    </>
  ),
  focus: (
    <>
      <City />
      <LitLine d={hexPath(O, SIDE - 1.5)} />
      <FocusRing d={hexPath(O, SIDE + 2.5)} />
    </>
  ),
  chosen: (
    <>
      <City />
      <Chosen at={O} />
      <Engine company="bo" y={3} />
      <OrderNumeral at={{ x: -24, y: -13 }} n={1} />
    </>
  ),
  pending: (
    <>
      <City />
      <Engine company="bo" y={3} pending />
    </>
  ),
  fresh: (
    <>
      <City />
      <Engine company="bo" y={3} />
      <FreshPill at={{ x: 24, y: 12 }} initials="MO" />
    </>
  ),
  veiled: (
    <>
      <City />
      <Veil d={HEX} />
    </>
  ),
  forest: (
    <>
      <path class="hex forest" d={HEX} />
      <Forest id="a" at={O} />
    </>
  ),
  mountain: (
    <>
      <path class="hex mountain" d={HEX} />
      <Mountain id="m" at={O} />
    </>
  ),
  owned: (
    <>
      <path class="hex plain" d={HEX} />
      <Rails d={section(0, 2)} owner="blue" />
      <OwnerPlate owner="blue" at={sectionMiddle(0, 2)} />
    </>
  ),
  unowned: (
    <>
      <path class="hex plain" d={HEX} />
      <Rails d={section(0, 3)} owner={null} />
    </>
  ),
  sharp: (
    <>
      <path class="hex plain" d={HEX} />
      <Rails d={section(0, 1)} owner="purple" />
      <OwnerPlate owner="purple" at={sectionMiddle(0, 1)} />
    </>
  ),
  crossing: (
    <>
      <path class="hex plain" d={HEX} />
      <Rails d={section(0, 3)} owner="red" />
      <Rails d={section(1, 4)} owner="green" over />
    </>
  ),
  town: (
    <>
      <path class="hex plain" d={HEX} />
      {[0, 2, 4].map((edge) => (
        <Rails key={edge} d={exit(edge)} owner="yellow" />
      ))}
      <Town at={O} built />
    </>
  ),
  engine: <Engine company="prr" scale={1.6} />,
  house: <House x={0} y={0} />,
};

const SEATS = NAMES.slice(0, 4).map((name, seat) => ({
  seat,
  name,
  initials: name.slice(0, 2).toUpperCase(),
  robot: seat === 3,
  away: seat === 2,
}));

export function Parts({ moves, seats }: { moves: number; seats: number }) {
  const kit = useKit(moves, seats);
  const [acting, setActing] = useState(0);
  const [amount, setAmount] = useState(10);
  const [at, setAt] = useState(84);
  if (!kit.texts) return null;
  const shown = kit.now.state as typeof kit.state;
  const panel = {
    state: shown,
    before: kit.state,
    speaker: kit.speaker,
    lights: kit.lights,
    me: 0,
    initials: kit.initials,
    onTouch: kit.touch,
    onFigure: () => {},
    onTell: () => {},
  };
  const Companies = face.panels[0]!.Panel;
  return (
    <main class={style.parts}>
      <h1>Kit of parts</h1>
      <section>
        <h2>Places and pieces</h2>
        <div class={style.row}>
          {Object.entries(STATES).map(([name, drawing]) => (
            <figure key={name}>
              <svg class={`board ${style.drawing}`} viewBox="-46 -42 92 84" aria-hidden="true">
                {drawing}
              </svg>
              {name}
            </figure>
          ))}
        </div>
      </section>
      <section>
        <h2>Marks, plates, cubes</h2>
        <div class={style.row}>
          {COLOURS.map((colour) => (
            <figure key={colour}>
              <span>
                <Mark colour={colour} letter={colour === 'silver' || colour === 'white' ? '' : 'A'} size={36} />
                <Plate colour={colour} size={30} />
                <Cube colour={colour} size={28} />
              </span>
              {colour}
            </figure>
          ))}
        </div>
      </section>
      <section>
        <h2>Signs, dials</h2>
        <div class={style.row}>
          <Sign initials="TH" />
          <Sign initials="JU" tone="act" />
          <Sign initials="MO" tone="high" />
          <Sign initials="AL" tone="news" />
          <Sign initials="R1" robot />
          <Sign initials="AL" away />
          <Sign initials="MO" out />
          {[0, 2, 4].map((used) => (
            <figure key={used} style={{ width: '96px' }}>
              <Gauge used={used} most={4} after={used === 2 ? 3 : undefined} />
            </figure>
          ))}
        </div>
      </section>
      <section>
        <h2>Seats, companies, auction</h2>
        <div class={style.row}>
          <div class={style.seats}>
            <button type="button" onClick={() => setActing((acting + 1) % 4)}>
              next
            </button>
            <Roundhouse seats={SEATS} acting={[acting]} me={0} label="Judith to act" />
            <ul class={style.seats}>
              {SEATS.map((seat) => (
                <SeatRow
                  key={seat.seat}
                  seat={seat}
                  name={seat.name}
                  acting={seat.seat === acting}
                  me={seat.seat === 0}
                  purse={`$${kit.state.players[seat.seat]?.cash ?? 0}`}
                  clock="1:12:40"
                >
                  <face.Holdings state={kit.state} seat={seat.seat} speaker={kit.speaker} />
                </SeatRow>
              ))}
            </ul>
            {face.Gauges && <face.Gauges {...panel} />}
          </div>
          <div class={style.column}>
            <Companies {...panel} />
          </div>
          <div>
            <BidLine
              label="Bidders"
              bidders={SEATS.map((seat, i) => ({
                seat,
                state: (['out', 'high', 'in', 'act'] as const)[i]!,
                words: ['passed', '$9', '', 'you'][i]!,
                label: seat.name,
                means: `has $${9 + i}`,
              }))}
            />
            <Amount
              label="Bid"
              less="less"
              more="more"
              value={amount}
              least={10}
              most={23}
              write={(n) => `$${n}`}
              chips={[10, 12, 15, 23].map((value) => ({ value, label: `$${value}` }))}
              onChange={setAmount}
            />
            <Slip title="Order">
              New York Central up to $12. <a href="#change">Change</a>
            </Slip>
            <Scrubber
              at={at}
              last={112}
              rounds={[0, 31, 60, 90]}
              label="History"
              back="back"
              forth="forth"
              words={`Move ${at}`}
              onGo={setAt}
            />
            <p>{face.status(kit.state, kit.speaker)}</p>
            {face.endings(kit.state, kit.speaker).map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p>{face.auction(kit.state, kit.speaker)?.meaning(10)}</p>
          </div>
        </div>
      </section>
      <section>
        <h2>Departures, chart</h2>
        <DepartureTable
          caption="Your departures"
          heads={['Table', 'Waiting for', 'Clock']}
          lead="Waiting for"
          rows={[
            {
              key: '1',
              href: '#1',
              on: true,
              game: 'Chicago Express',
              table: '4127',
              waiting: 'you',
              clock: '14 h left',
              action: 'Play',
            },
            {
              key: '2',
              href: '#2',
              on: false,
              game: 'Chicago Express',
              table: '4131',
              waiting: 'Mohamed',
              action: 'Look',
            },
          ]}
        />
        <Chart
          title="Cash, round by round"
          heads={['Start', '1', '2', '3', '4', 'End']}
          write={(n) => `$${n}`}
          series={[
            { name: 'Judith', initials: 'JU', values: [30, 24, 31, 23, 52, 96], mine: true },
            { name: 'Mohamed', initials: 'MO', values: [30, 20, 22, 31, 49, 88] },
            { name: 'B&O', mark: { colour: 'blue', letter: 'B' }, values: [30, 28, 25, 17, 40, 71] },
            { name: 'C&O', mark: { colour: 'yellow', letter: 'C' }, values: [30, 26, 15, 9, 31, 69] },
          ]}
        />
      </section>
    </main>
  );
}
