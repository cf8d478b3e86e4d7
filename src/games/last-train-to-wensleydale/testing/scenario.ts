/**
 * Positions in one line, parts between bars, in any order after the table:
 *
 *   scenario('3p | building:0 | cubes 12 4 0 | white 1 2 2 | track 0 northallerton scruton-meadows bedale')
 *
 *   3p, nuremberg 2p, 3p small extended     the table: map, players, side of the boards, The South
 *   bidding:1, building:1, sales:1          the phase, and whose word it is (building:0 when none is named)
 *   trains:1 out:0,2                        the train phase, and who has passed
 *   line:1 skipton craven-meadows           seat 1 is building a line and has come so far
 *   payout:6, income, tokens, accounts, over
 *   order 2 0 1                             the general order; 0 1 2 when it is left out
 *   round 4, linked
 *   cubes 5 3 0, points 5 3 0               per seat
 *   white 1 2 2, profit -1 0 0              values per seat; of equal ones the first in `stack` lies on top
 *   stack white 2 1 0                       who lies above whom, also in building and train order
 *   track 0 a b c, track red a b            tracks of a seat or a company along a row of sectors
 *   company red hawes leyburn               towns that a company has got
 *   goods dodd-fell 2, landowners leyburn 1, passengers red hawes 2
 *   drawn white red …, bids 1:0@4 5:2@2     tokens of the boxes; standing bids
 *   hired A3:0 B1:1=hill,red                trains with their owners and loads
 *   collected 0 red 5 green 3 hill 6 field 4
 *
 * What is left out is as at the start, but the map is empty of goods and figures. The position passes the referee.
 */
import { deepFreeze } from '../../../kernel/copy.ts';
import { sum } from '../../../kernel/money.ts';
import { MASKS } from '../board/board.ts';
import { boardOf } from '../board/boards.ts';
import { lastTrain } from '../index.ts';
import { setup } from '../rules/setup.ts';
import { COMPANY_TRACKS, trackOf } from '../rules/tracks.ts';
import { trainAt } from '../rules/train-board.ts';
import {
  COLOURS,
  COMPANIES,
  type Colour,
  type CompanyId,
  FIGURES,
  ITEMS,
  type Item,
  type LTWOptions,
  type LTWState,
  MAPS,
  SCALES,
  type ScaleId,
  SIDES,
} from '../state.ts';

const fail = (part: string, why: string): never => {
  throw new Error(`scenario: ${why} in "${part}"`);
};

export function scenario(line: string): LTWState {
  const parts = line.split('|').map((part) => part.trim());
  // A border is named `a|b` nowhere here, so that a bar always ends a part.
  const s = tableOf(parts[0]!);
  const rank = (part: string) => (PHASE.test(part) ? 2 : /^(order|stack)\b/.test(part) ? 1 : 0);
  for (const wanted of [0, 1, 2]) for (const part of parts.slice(1)) if (rank(part) === wanted) place(s, part);
  putAside(s);
  const [breach] = lastTrain.referee(s);
  if (breach) fail(line, `the referee finds ${breach.code}`);
  return deepFreeze(s);
}

function tableOf(part: string): LTWState {
  const words = part.split(/\s+/);
  const seats = Number(/\b([2-4])p\b/.exec(part)?.[1] ?? fail(part, 'no number of players'));
  const options: LTWOptions = {
    map: MAPS.find((map) => words.includes(map)) ?? 'wensleydale',
    side: SIDES.find((side) => words.includes(side)) ?? 'usual',
    south: words.includes('extended') ? 'extended' : 'core',
  };
  const known = [options.map, options.side, options.south, `${seats}p`];
  for (const word of words) if (!known.includes(word)) fail(part, `no "${word}"`);
  const rng = {
    below: () => 0,
    die: () => 1,
    token: first,
    order: (n: number) => Array.from({ length: n }, (_, i) => i),
  };
  const s = setup(
    { seats, options, rules: lastTrain.rules },
    () => rng,
    () => {},
  );
  s.goods.fill(0);
  for (const figure of FIGURES) s.figures[figure].fill(0);
  s.boxes = boardOf(s).auction[options.side === 'usual' ? boardOf(s).sides[`${seats}` as '2'] : options.side].boxes.map(
    () => ({ drawn: 'white', holder: null, cubes: 0 }),
  );
  s.phases = [{ id: 'building', at: 0 }];
  return s;
}

const first = (bag: Readonly<Record<string, number>>): string => Object.keys(bag).find((token) => bag[token]! > 0)!;

/** What is not on the map, on a train or with a player. */
function putAside(s: LTWState): void {
  const board = boardOf(s);
  for (const item of ITEMS) {
    const out = sum(s.players.map(({ collected }) => collected[item]));
    const riding = sum(s.trains.map(({ load }) => load.filter((one) => one === item).length));
    s.aside[item] = board.pieces[item] - out - riding;
  }
  s.aside.landowner = board.pieces.landowner - sum(s.figures.landowner);
  for (const company of COMPANIES) s.aside[company] -= sum(s.figures[company]);
  for (const { index, mark } of board.sectors) s.aside[mark === 'hill-good' ? 'hill' : 'field'] -= s.goods[index]!;
}

const PHASE = /^(bidding|payout|building|line|trains|sales|income|tokens|accounts|over)\b/;

function place(s: LTWState, part: string): void {
  const [head = '', ...words] = part.split(/\s+/);
  if (PHASE.test(part)) placePhase(s, part, head, words);
  else if (SCALES.includes(head as ScaleId)) placeScale(s, part, head as ScaleId, words);
  else PLACES[head] ? PLACES[head](s, part, words) : fail(part, `no "${head}"`);
}

const PLACES: Record<string, (s: LTWState, part: string, words: string[]) => void> = {
  order(s, part, words) {
    s.order = numbers(part, words, s.seats);
  },
  stack(s, part, [scale, ...seats]) {
    if (!SCALES.includes(scale as ScaleId)) fail(part, `no scale "${scale}"`);
    const { at } = s.scales[scale as ScaleId];
    const above = numbers(part, seats, s.seats);
    const order = [...above].sort((a, b) => at[b]! - at[a]! || above.indexOf(a) - above.indexOf(b));
    s.scales[scale as ScaleId].order = order;
    if (scale === 'white') s.buildOrder = [...order];
    if (scale === 'brown') s.trainOrder = [...order];
  },
  round(s, part, [round]) {
    s.round = number(part, round);
  },
  linked(s) {
    s.linked = true;
  },
  cubes(s, part, words) {
    numbers(part, words, s.seats).forEach((cubes, seat) => {
      s.players[seat]!.cubes = cubes;
    });
  },
  points(s, part, words) {
    numbers(part, words, s.seats).forEach((points, seat) => {
      s.players[seat]!.points = points;
    });
  },
  track(s, part, [owner, ...path]) {
    const board = boardOf(s);
    const company = COMPANIES.find((id) => id === owner);
    const track = company ? COMPANY_TRACKS[company] : trackOf(seatOf(s, part, owner));
    const sectors = path.map((id) => sectorOf(s, part, id));
    for (let i = 1; i < sectors.length; i++) {
      const border = board.sectors[sectors[i - 1]!]!.neighbours.get(sectors[i]!);
      if (border === undefined) fail(part, `no border ${path[i - 1]} ${path[i]}`);
      s.tracks[border!] = track;
      if (!company) s.players[track - 1]!.reserve -= 1;
    }
  },
  company(s, part, [company, ...towns]) {
    for (const town of towns) s.companies[sectorOf(s, part, town)]! |= MASKS[companyOf(part, company)];
  },
  goods: (s, part, words) => placePairs(s, part, words, s.goods),
  landowners: (s, part, words) => placePairs(s, part, words, s.figures.landowner),
  passengers: (s, part, [company, ...words]) => placePairs(s, part, words, s.figures[companyOf(part, company)]),
  drawn(s, part, words) {
    words.forEach((colour, at) => {
      if (!COLOURS.includes(colour as Colour) || !s.boxes[at]) fail(part, `no token "${colour}"`);
      s.boxes[at]!.drawn = colour as Colour;
    });
  },
  bids(s, part, words) {
    for (const word of words) {
      const [, box, seat, cubes] = /^(\d+):(\d)@(\d+)$/.exec(word) ?? fail(part, `no bid "${word}"`);
      s.boxes[Number(box) - 1] = { ...s.boxes[Number(box) - 1]!, holder: Number(seat), cubes: Number(cubes) };
    }
  },
  hired(s, part, words) {
    for (const word of words) {
      const [, train, seat, load] = /^([A-Z]\d):(\d)(?:=([a-z,]+))?$/.exec(word) ?? fail(part, `no train "${word}"`);
      const items = (load ?? '').split(',').filter((item): item is Item => ITEMS.includes(item as Item));
      s.trains[trainAt(s, train!)] = { owner: Number(seat), load: items };
    }
  },
  collected(s, part, [seat, ...words]) {
    const { collected } = s.players[seatOf(s, part, seat)]!;
    for (let i = 0; i < words.length; i += 2) {
      const item = ITEMS.find((one) => one === words[i]) ?? fail(part, `no "${words[i]}"`);
      collected[item] = number(part, words[i + 1]);
    }
  },
};

/** Values per seat; the first of those equal is on top until `stack` says otherwise. */
function placeScale(s: LTWState, part: string, id: ScaleId, words: string[]): void {
  const scale = s.scales[id];
  scale.at = numbers(part, words, s.seats);
  scale.order = [...scale.order].sort((a, b) => scale.at[b]! - scale.at[a]!);
  if (id === 'white') s.buildOrder = [...scale.order];
  if (id === 'brown') s.trainOrder = [...scale.order];
}

function placePairs(s: LTWState, part: string, words: string[], list: number[]): void {
  for (let i = 0; i < words.length; i += 2) list[sectorOf(s, part, words[i])] = number(part, words[i + 1]);
}

function placePhase(s: LTWState, part: string, head: string, words: string[]): void {
  const [id, of] = head.split(':');
  const seat = () => seatOf(s, part, of);
  if (id === 'income' || id === 'tokens' || id === 'accounts') s.phases = [{ id }];
  else if (id === 'bidding') s.phases = [{ id, turn: seat(), idle: 0 }];
  else if (id === 'payout') s.phases = [{ id, box: number(part, of) - 1, choice: null }];
  else if (id === 'building') s.phases = [{ id, at: s.buildOrder.indexOf(seat()) }];
  else if (id === 'sales') s.phases = [{ id, at: s.order.indexOf(seat()) }];
  else if (id === 'line')
    s.phases = [
      { id: 'building', at: s.buildOrder.indexOf(seat()) },
      { id, seat: seat(), path: words },
    ];
  else if (id === 'trains') {
    const out = words[0]?.startsWith('out:') ? words[0].slice(4).split(',').map(Number) : [];
    s.phases = [{ id, turn: seat(), out }];
  } else {
    s.phases = [];
    s.ended = ['rounds'];
  }
}

const number = (part: string, word: string | undefined): number =>
  /^-?\d+$/.test(word ?? '') ? Number(word) : fail(part, `"${word}" is not a number`);

const seatOf = (s: LTWState, part: string, word: string | undefined): number => {
  const seat = number(part, word);
  return seat < s.seats ? seat : fail(part, `no seat ${seat}`);
};

const sectorOf = (s: LTWState, part: string, word: string | undefined): number =>
  boardOf(s).sectorAt.get(word ?? '') ?? fail(part, `no sector "${word}"`);

const companyOf = (part: string, word: string | undefined): CompanyId =>
  COMPANIES.find((id) => id === word) ?? fail(part, `no company "${word}"`);

function numbers(part: string, words: string[], count: number): number[] {
  if (words.length !== count) fail(part, `${count} figures expected`);
  return words.map((word) => number(part, word));
}
