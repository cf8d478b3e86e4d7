/**
 * Positions in one line, parts between bars, in any order after the number of players:
 *
 *   scenario('3p | turn:1 | cash 20 9 4 | prr R5 Q4 | treasury prr 12 | shares prr 1 0 1 | houses Q4 | dials 1 0 2')
 *
 *   turn:1                                  whose turn it is (turn:0 when no phase is named)
 *   opening:co by:1 high:2@9 out:0          a sale: who spoke first, the highest bid, who has passed
 *   auction:nyc by:1 …, wabash by:1 …       the same on a turn of seat 1, and when Chicago has been reached
 *   expansion:prr by:1 built:2              seat 1 has just built the last two hexes of the network
 *   dividends:1, over:houses                dividends before the turn of seat 1; the end, with its reasons
 *   nyc R3 Q3                               a network after its start hex, in an order that hangs together
 *   nyc ..K4 income:22 left:0               the way to K4; more hexes up to an income; all locomotives used up
 *   wab                                     the Wabash is open
 *   shares nyc 1 0 2, treasury nyc 9 bo 3   per seat; per company
 *   detroit 3, wheeling 4, pittsburgh 6     values of the industrial tracks
 *
 * What is left out is as at the start of a game, with no share sold. The position passes the referee.
 */
import { type Bidding, openBidding } from '../../../kernel/auction.ts';
import { deepFreeze } from '../../../kernel/copy.ts';
import { mapOf } from '../board/maps.ts';
import { chicagoExpress } from '../index.ts';
import { isCompany, isHexId } from '../rules/ids.ts';
import { floorOf } from '../rules/sale.ts';
import { setup } from '../rules/setup.ts';
import { type CEPhase, type CEState, type CompanyId, DIALS, END_REASONS, type EndReason, TRACKS } from '../state.ts';
import { buildTo, buildToIncome, buildToLocomotives } from './networks.ts';

const fail = (part: string, why: string): never => {
  throw new Error(`scenario: ${why} in "${part}"`);
};

export function scenario(line: string): CEState {
  const parts = line.split('|').map((part) => part.trim());
  const seats = Number(/^([2-6])p$/.exec(parts[0]!)?.[1] ?? fail(parts[0]!, 'no number of players'));
  const table = { seats, options: { map: 'eastern-us' }, rules: chicagoExpress.rules, firstSeat: 0 } as const;
  const s = setup(
    table,
    () => fail(line, 'a draw'),
    () => {},
  );
  s.phases = [{ id: 'turn', seat: 0, done: false }];
  // Houses and tracks first: incomes hang on them; phases last: they hang on everything.
  const rest = parts.slice(1);
  const order = (part: string) => (PHASE.test(part) ? 2 : /^(houses|detroit|wheeling|pittsburgh)\b/.test(part) ? 0 : 1);
  for (const rank of [0, 1, 2]) for (const part of rest) if (order(part) === rank) place(s, part);
  const [breach] = chicagoExpress.referee(s);
  if (breach) fail(line, `the referee finds ${breach.code}`);
  return deepFreeze(s);
}

const PHASE = /^(turn|opening|auction|wabash|expansion|dividends|over)\b/;

function place(s: CEState, part: string): void {
  const [head = '', ...words] = part.split(/\s+/);
  if (PHASE.test(part)) {
    placePhase(s, part, head, words);
  } else if (isCompany(head)) {
    placeNetwork(s, part, head, words);
  } else if (head === 'cash') {
    numbers(part, words, s.seats).forEach((cash, seat) => {
      s.players[seat]!.cash = cash;
    });
  } else if (head === 'shares') {
    const company = asCompany(part, words[0]);
    numbers(part, words.slice(1), s.seats).forEach((shares, seat) => {
      s.players[seat]!.shares[company] = shares;
    });
  } else if (head === 'treasury') {
    for (let i = 0; i < words.length; i += 2)
      s.companies[asCompany(part, words[i])].treasury = asNumber(part, words[i + 1]);
  } else if (head === 'houses') {
    s.houses = words.map((hex) => asHex(s, part, hex));
  } else if (head === 'dials') {
    numbers(part, words, DIALS.length).forEach((choices, i) => {
      s.dials[DIALS[i]!] = choices;
    });
  } else {
    const track = TRACKS.find((id) => id === head) ?? fail(part, `no "${head}"`);
    s.tracks[track] = mapOf(s).tracks[track].values.indexOf(asNumber(part, words[0]));
    if (s.tracks[track] < 0) fail(part, 'no such value');
  }
}

function placeNetwork(s: CEState, part: string, company: CompanyId, words: string[]): void {
  const { network } = s.companies[company];
  const { start } = mapOf(s).companies[company];
  if (network.length === 0) network.push(start);
  for (const word of words) {
    const [what, figure] = word.split(':');
    if (word.startsWith('..')) buildTo(s, company, asHex(s, part, word.slice(2)));
    else if (what === 'income') buildToIncome(s, company, asNumber(part, figure));
    else if (what === 'left') buildToLocomotives(s, company, asNumber(part, figure));
    else if (word !== start) network.push(asHex(s, part, word));
  }
}

function placePhase(s: CEState, part: string, head: string, words: string[]): void {
  const [id, of] = head.split(':');
  const marks = Object.fromEntries(words.map((word) => word.split(':')));
  for (const mark of Object.keys(marks))
    if (!['by', 'high', 'out', 'built'].includes(mark)) fail(part, `no mark "${mark}"`);
  if (id === 'turn') s.phases = [{ id, seat: asSeat(s, part, of), done: false }];
  else if (id === 'dividends') s.phases = [{ id: 'turn', seat: asSeat(s, part, of), done: false }, { id }];
  else if (id === 'over') {
    s.phases = [];
    s.ended = (of ?? '').split(',').map((why) => asReason(part, why));
  } else {
    const seat = asSeat(s, part, marks.by);
    const company = id === 'wabash' ? mapOf(s).latecomer : asCompany(part, of);
    const turn: CEPhase = { id: 'turn', seat, done: true };
    if (id === 'expansion') {
      const { network } = s.companies[company];
      const built = network.slice(network.length - asNumber(part, marks.built));
      s.phases = [turn, { id, seat, company, built, ended: false }];
      return;
    }
    const sale = { company, floor: floorOf(s, company), bidding: biddingOf(s, part, seat, marks) };
    if (id === 'opening') s.phases = [{ id, ...sale }];
    else s.phases = [turn, { id: id === 'wabash' ? 'wabash-auction' : 'auction', ...sale }];
  }
}

/** The word is with the next one in after the highest bidder, or with the first one in. */
function biddingOf(s: CEState, part: string, first: number, marks: Record<string, string | undefined>): Bidding {
  const bidding = openBidding(s.seats, first);
  const out = (marks.out ?? '').split(',').filter((seat) => seat !== '');
  bidding.in = bidding.in.filter((seat) => !out.map((word) => asSeat(s, part, word)).includes(seat));
  bidding.turn = bidding.in[0] ?? first;
  if (marks.high !== undefined) {
    const [seat, amount] = marks.high.split('@');
    bidding.high = { seat: asSeat(s, part, seat), amount: asNumber(part, amount) };
    bidding.turn = bidding.in[(bidding.in.indexOf(bidding.high.seat) + 1) % bidding.in.length]!;
  }
  return bidding;
}

const asNumber = (part: string, word: string | undefined): number =>
  /^\d+$/.test(word ?? '') ? Number(word) : fail(part, `"${word}" is not a number`);

const asSeat = (s: CEState, part: string, word: string | undefined): number => {
  const seat = asNumber(part, word);
  return seat < s.seats ? seat : fail(part, `no seat ${seat}`);
};

const asCompany = (part: string, word: string | undefined): CompanyId =>
  isCompany(word) ? word : fail(part, `no company "${word}"`);

const asHex = (s: CEState, part: string, word: string): string =>
  isHexId(word) && mapOf(s).hexes.has(word) ? word : fail(part, `no hex "${word}"`);

const asReason = (part: string, word: string): EndReason =>
  END_REASONS.find((why) => why === word) ?? fail(part, `no end by "${word}"`);

function numbers(part: string, words: string[], count: number): number[] {
  if (words.length !== count) fail(part, `${count} figures expected`);
  return words.map((word) => asNumber(part, word));
}
