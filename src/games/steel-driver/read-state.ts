/** Reads a position from untrusted JSON: its shape here, its invariants in referee.ts. */
import {
  dictionaryOf,
  int,
  listOf,
  object,
  oneOf,
  orNull,
  type Reader,
  recordOf,
  text,
  unionBy,
  wrong,
} from '../../kernel/shape.ts';
import { ID, LONGEST_ID } from './board/board-file.ts';
import { isOwnBoard } from './board/maps.ts';
import { COMPANIES, MAPS, type SDPhase, type SDState } from './state.ts';

const MOST = 1_000_000;
const MOST_CITIES = 200;
const MOST_LINKS = 500;
const seat = int(0, 5);
const amount = int(0, MOST);
const company = oneOf(COMPANIES);
const city = text(LONGEST_ID, ID);
const companies = listOf(company, COMPANIES.length);

const bidding = object({
  first: seat,
  in: listOf(seat, 6),
  turn: seat,
  high: orNull(object({ seat, amount })),
});

const phase: Reader<SDPhase> = unionBy<SDPhase>('id', {
  sales: object({ id: oneOf(['sales']), handOns: int(0, 6) }),
  auction: object({ id: oneOf(['auction']), company, bidding }),
  building: object({ id: oneOf(['building']), company: orNull(company) }),
  profit: object({ id: oneOf(['profit']) }),
  collecting: object({ id: oneOf(['collecting']), company: orNull(company) }),
});

/** A board that this process has read: the record that holds it comes first. */
const board: Reader<string> = (raw, at) => {
  const read = text(16, /^[0-9a-f]{16}$/)(raw, at);
  return !read.ok || isOwnBoard(read.value) ? read : wrong(at, 'not-one-of', { values: '' });
};

const state: Reader<SDState> = object({
  rules: int(1, 10_000),
  seats: int(3, 6),
  options: object({ map: oneOf(MAPS) }),
  board: orNull(board),
  phases: listOf(phase, 2),
  chance: dictionaryOf(/^[a-z][a-z-]{0,39}$/, int(0, MOST), 20),
  turn: int(1, 5),
  active: seat,
  players: listOf(object({ cubes: amount, cash: amount }), 6),
  companies: recordOf(
    COMPANIES,
    object({
      box: amount,
      controller: orNull(seat),
      lastController: orNull(seat),
      shares: listOf(int(0, 5), 6),
      profit: amount,
      cities: listOf(city, MOST_CITIES),
      goods: listOf(city, MOST_CITIES),
    }),
  ),
  order: companies,
  passed: companies,
  rails: listOf(oneOf([...COMPANIES, 'free'] as const), MOST_LINKS),
  transcontinental: orNull(object({ turn: int(1, 5), company, others: companies })),
  goods: listOf(city, MOST_CITIES),
  cubes: object({ handedOut: amount, returned: amount }),
});

export const readState = (raw: unknown) => state(raw, '');
