/**
 * Positions in one line, parts between bars, in any order after the number of players:
 *
 *   scenario('3p | turn 2 | sales:1 | cubes 4 0 7 | cash 120 0 40 | red new-york boston | box red 5 | control red:1')
 *
 *   sales:1 handed:2                        seat 1 is active, two have handed on in a row (sales:0 when no phase is named)
 *   auction:red by:1 high:2@4 out:0         seat 1 has opened, the highest bid, who has passed
 *   building:red, collecting:red            the company whose turn it is
 *   profit, over                            all have passed; the end
 *   red new-york boston albany              a network: its start city, then cities each joined by a free link to what was there,
 *                                           or a link by its id
 *   rails red 17                            more rails of a company, wherever they fit, up to a number
 *   shares red 1 0 2, control red:1 blue:0  per seat; who controls, with a share if none is named
 *   last red:1                              who controlled it last
 *   box red 5 blue 3, level red 40          per company: cubes, profit
 *   order blue red …, passed blue           rows of companies; what is left out of the order follows in the usual one
 *   goods red boston                        cities it has collected from; the cubes not collected lie on the board
 *
 * What is left out is as at the start of a game. A second argument plays on a board of one's own. Cubes handed out are
 * those that are there. The position passes the referee.
 */
import { openBidding } from '../../../kernel/auction.ts';
import { deepFreeze } from '../../../kernel/copy.ts';
import { sum } from '../../../kernel/money.ts';
import { mapOf } from '../board/maps.ts';
import { steelDriver } from '../index.ts';
import { cubesSpent, railsBuilt } from '../rules/companies.ts';
import { finalController } from '../rules/control.ts';
import { goodsValue, touchedCities } from '../rules/goods.ts';
import { isCompany } from '../rules/ids.ts';
import { addCity, addRail } from '../rules/networks.ts';
import { freeLinks } from '../rules/rails.ts';
import { setup } from '../rules/setup.ts';
import { routeOf } from '../rules/transcontinental.ts';
import { COMPANIES, type CompanyId, type SDState } from '../state.ts';

const fail = (part: string, why: string): never => {
  throw new Error(`scenario: ${why} in "${part}"`);
};

const PHASE = /^(sales|auction|building|profit|collecting|over)\b/;

export function scenario(line: string, board?: string): SDState {
  const parts = line.split('|').map((part) => part.trim());
  const seats = Number(/^([3-6])p$/.exec(parts[0]!)?.[1] ?? fail(parts[0]!, 'no number of players'));
  const table = { seats, options: { map: 'us-reconstructed' as const }, rules: steelDriver.rules, firstSeat: 0 };
  const s = setup(
    { ...table, ...(board === undefined ? {} : { board }) },
    () => fail(line, 'a draw'),
    () => {},
  );
  for (const part of parts.slice(1)) if (!PHASE.test(part)) place(s, part);
  s.cubes.handedOut = sum(s.players.map((player) => player.cubes)) + sum(COMPANIES.map((id) => s.companies[id].box));
  s.cubes.handedOut += cubesSpent(s);
  const route = routeOf(s.rails, mapOf(s));
  if (route) s.transcontinental = { turn: s.turn, company: route.companies[0]!, others: route.companies.slice(1) };
  for (const part of parts.slice(1)) if (PHASE.test(part)) placePhase(s, part);
  const [breach] = steelDriver.referee(s);
  if (breach) fail(line, `the referee finds ${breach.code}`);
  return deepFreeze(s);
}

function place(s: SDState, part: string): void {
  const [head = '', ...words] = part.split(/\s+/);
  switch (head) {
    case 'turn':
      s.turn = asNumber(part, words[0]);
      break;
    case 'cubes':
    case 'cash':
      numbers(part, words, s.seats).forEach((amount, seat) => {
        s.players[seat]![head] = amount;
      });
      break;
    case 'box':
    case 'level':
      for (let i = 0; i < words.length; i += 2)
        s.companies[asCompany(part, words[i])][head === 'box' ? 'box' : 'profit'] = asNumber(part, words[i + 1]);
      break;
    case 'shares':
      s.companies[asCompany(part, words[0])].shares = numbers(part, words.slice(1), s.seats);
      break;
    case 'control':
    case 'last':
      for (const word of words) placeControl(s, part, word, head === 'control');
      break;
    case 'rails':
      fillRails(s, part, asCompany(part, words[0]), asNumber(part, words[1]));
      break;
    case 'order': {
      const named = words.map((word) => asCompany(part, word));
      s.order = [...named, ...COMPANIES.filter((id) => !named.includes(id))];
      break;
    }
    case 'passed':
      s.passed = words.map((word) => asCompany(part, word));
      break;
    case 'goods':
      s.companies[asCompany(part, words[0])].goods = words.slice(1).map((city) => asCity(s, part, city));
      break;
    default:
      if (isCompany(head)) placeNetwork(s, part, head, words);
      else fail(part, `no "${head}"`);
  }
}

function placeControl(s: SDState, part: string, word: string, isNow: boolean): void {
  const [name, seat] = word.split(':');
  const company = s.companies[asCompany(part, name)];
  const holder = asSeat(s, part, seat);
  if (isNow) company.controller = holder;
  company.lastController = holder;
  if (sum(company.shares) === 0) company.shares[holder] = 1;
}

function placeNetwork(s: SDState, part: string, id: CompanyId, words: string[]): void {
  const map = mapOf(s);
  const { cities } = s.companies[id];
  for (const word of words) {
    const named = map.linkById.get(word);
    if (cities.length === 0 && !named) {
      addCity(s, id, map.cityById.get(asCity(s, part, word))!);
      continue;
    }
    const link =
      named ??
      freeLinks(s, id).find(({ a, b }) => a.id === word || b.id === word) ??
      fail(part, `no free link to "${word}"`);
    addRail(s, id, link);
    for (const city of [link.a, link.b]) addCity(s, id, city);
  }
}

/** Rails that add cities while there are some, then any. */
function fillRails(s: SDState, part: string, id: CompanyId, count: number): void {
  const { cities } = s.companies[id];
  while (railsBuilt(s, id) < count) {
    const free = freeLinks(s, id);
    const link = free.find(({ a, b }) => !cities.includes(a.id) || !cities.includes(b.id)) ?? free[0];
    if (!link) throw new Error(`scenario: no free link in "${part}"`);
    addRail(s, id, link);
    for (const city of [link.a, link.b]) addCity(s, id, city);
  }
}

function placePhase(s: SDState, part: string): void {
  const [head = '', ...words] = part.split(/\s+/);
  const [id, of] = head.split(':');
  const marks = Object.fromEntries(words.map((word) => word.split(':')));
  for (const mark of Object.keys(marks))
    if (!['by', 'high', 'out', 'handed'].includes(mark)) fail(part, `no mark "${mark}"`);
  if (id === 'sales') {
    s.active = asSeat(s, part, of);
    s.phases = [{ id, handOns: asNumber(part, marks.handed ?? '0') }];
  } else if (id === 'auction') {
    s.active = asSeat(s, part, marks.by);
    s.phases = [
      { id: 'sales', handOns: 0 },
      { id, company: asCompany(part, of), bidding: biddingOf(s, part, marks) },
    ];
  } else if (id === 'building') {
    s.phases = [{ id, company: asCompany(part, of) }];
  } else if (id === 'profit') {
    s.phases = [{ id }];
    if (s.passed.length === 0) s.passed = [...s.order];
  } else {
    placeEnd(s, id === 'over' ? null : asCompany(part, of));
  }
}

/** The final phase: boxes empty, control by shares, the goods not collected on the board. */
function placeEnd(s: SDState, company: CompanyId | null): void {
  s.turn = 5;
  for (const id of COMPANIES) {
    const one = s.companies[id];
    one.controller = finalController(one.shares, one.lastController);
    s.cubes.returned += one.box;
    one.box = 0;
  }
  const taken = COMPANIES.flatMap((id) => s.companies[id].goods);
  s.goods = touchedCities(s).filter((city) => !taken.includes(city));
  s.phases = company === null ? [] : [{ id: 'collecting', company }];
  if (company !== null) return;
  s.passed = [...s.order];
  for (const id of COMPANIES) s.companies[id].profit = goodsValue(s, id);
}

/** The word is with the next one in after the highest bidder. */
function biddingOf(s: SDState, part: string, marks: Record<string, string | undefined>) {
  const bidding = openBidding(s.seats, s.active);
  const out = (marks.out ?? '').split(',').filter((seat) => seat !== '');
  bidding.in = bidding.in.filter((seat) => !out.map((word) => asSeat(s, part, word)).includes(seat));
  const [seat, amount] = (marks.high ?? fail(part, 'no highest bid')).split('@');
  bidding.high = { seat: asSeat(s, part, seat), amount: asNumber(part, amount) };
  bidding.turn = bidding.in[(bidding.in.indexOf(bidding.high.seat) + 1) % bidding.in.length]!;
  return bidding;
}

const asNumber = (part: string, word: string | undefined): number =>
  /^\d+$/.test(word ?? '') ? Number(word) : fail(part, `"${word}" is not a number`);

const asSeat = (s: SDState, part: string, word: string | undefined): number => {
  const seat = asNumber(part, word);
  return seat < s.seats ? seat : fail(part, `no seat ${seat}`);
};

const asCompany = (part: string, word: string | undefined): CompanyId =>
  isCompany(word) ? word : fail(part, `no company "${word}"`);

const asCity = (s: SDState, part: string, word: string): string =>
  mapOf(s).cityById.has(word) ? word : fail(part, `no city "${word}"`);

function numbers(part: string, words: string[], count: number): number[] {
  if (words.length !== count) fail(part, `${count} figures expected`);
  return words.map((word) => asNumber(part, word));
}
