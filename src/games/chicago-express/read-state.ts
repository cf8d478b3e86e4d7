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
  yesNo,
} from '../../kernel/shape.ts';
import { HEX_ID } from './rules/ids.ts';
import { type CEPhase, type CEState, COMPANIES, DIALS, END_REASONS, MAPS, TRACKS } from './state.ts';

const MOST = 1_000_000;
const seat = int(0, 5);
const money = int(0, MOST);
const company = oneOf(COMPANIES);
const hex = text(3, HEX_ID);

const bidding = object({
  first: seat,
  in: listOf(seat, 6),
  turn: seat,
  high: orNull(object({ seat, amount: money })),
});
const sale = <const Id extends string>(id: Id) => object({ id: oneOf([id]), company, floor: money, bidding });

const phase: Reader<CEPhase> = unionBy<CEPhase>('id', {
  opening: sale('opening'),
  turn: object({ id: oneOf(['turn']), seat, done: yesNo }),
  auction: sale('auction'),
  expansion: object({ id: oneOf(['expansion']), seat, company, built: listOf(hex, 10), ended: yesNo }),
  chicago: object({ id: oneOf(['chicago']), seat, company }),
  'wabash-auction': sale('wabash-auction'),
  dividends: object({ id: oneOf(['dividends']) }),
});

const state: Reader<CEState> = object({
  rules: int(1, 10_000),
  seats: int(2, 6),
  options: object({ map: oneOf(MAPS) }),
  phases: listOf(phase, 3),
  chance: dictionaryOf(/^[a-z][a-z-]{0,39}$/, int(0, MOST), 20),
  players: listOf(object({ cash: money, shares: recordOf(COMPANIES, int(0, 20)) }), 6),
  companies: recordOf(COMPANIES, object({ treasury: money, network: listOf(hex, 200) })),
  dials: recordOf(DIALS, int(0, 20)),
  houses: listOf(hex, 200),
  tracks: recordOf(TRACKS, int(0, 20)),
  ended: listOf(oneOf(END_REASONS), END_REASONS.length),
});

export const readState = (raw: unknown) => state(raw, '');
