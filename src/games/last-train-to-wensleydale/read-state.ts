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
import { SECTOR_ID } from './board/file.ts';
import {
  COLOURS,
  COMPANIES,
  END_REASONS,
  FIGURES,
  ITEMS,
  type LTWPhase,
  type LTWState,
  MAPS,
  PIECES,
  PURSES,
  SCALES,
  SIDE_CHOICES,
  SOUTHS,
} from './state.ts';

const MOST = 1_000_000;
const SEATS = 4;
const seat = int(0, SEATS - 1);
const count = int(0, 999);
const order = listOf(seat, SEATS);
const sector = text(40, SECTOR_ID);
const train = text(10, /^[A-Z]\d$/);
const bySector = listOf(count, 400);

const phase: Reader<LTWPhase> = unionBy<LTWPhase>('id', {
  income: object({ id: oneOf(['income']) }),
  tokens: object({ id: oneOf(['tokens']) }),
  bidding: object({ id: oneOf(['bidding']), turn: seat, idle: int(0, SEATS) }),
  payout: object({ id: oneOf(['payout']), box: int(0, 12), choice: orNull(oneOf(COMPANIES)) }),
  building: object({ id: oneOf(['building']), at: int(0, SEATS) }),
  line: object({ id: oneOf(['line']), seat, path: listOf(sector, 100, 1) }),
  paying: object({
    id: oneOf(['paying']),
    seat,
    owed: count,
    pledged: recordOf(PURSES, count),
    train: orNull(train),
  }),
  trains: object({ id: oneOf(['trains']), turn: seat, out: order }),
  accounts: object({ id: oneOf(['accounts']) }),
  sales: object({ id: oneOf(['sales']), at: int(0, SEATS) }),
});

const state: Reader<LTWState> = object({
  rules: int(1, 10_000),
  seats: int(2, SEATS),
  options: object({ map: oneOf(MAPS), side: oneOf(SIDE_CHOICES), south: oneOf(SOUTHS) }),
  board: orNull(text(16, /^[0-9a-f]{16}$/)),
  phases: listOf(phase, 3),
  chance: dictionaryOf(/^[a-z][a-z-]{0,39}$/, int(0, MOST), 20),
  round: int(1, 9),
  players: listOf(
    object({ cubes: count, points: int(0, MOST), reserve: count, collected: recordOf(ITEMS, count) }),
    SEATS,
  ),
  order,
  buildOrder: order,
  trainOrder: order,
  scales: recordOf(SCALES, object({ at: listOf(int(-99, 99), SEATS), order })),
  boxes: listOf(object({ drawn: oneOf(COLOURS), holder: orNull(seat), cubes: count }), 12),
  trains: listOf(object({ owner: orNull(seat), load: listOf(oneOf(ITEMS), 200) }), 12),
  tracks: listOf(int(0, 6), 1500),
  companies: listOf(int(0, 3), 400),
  goods: bySector,
  figures: recordOf(FIGURES, bySector),
  aside: recordOf(PIECES, count),
  linked: yesNo,
  ended: listOf(oneOf(END_REASONS), END_REASONS.length),
});

export const readState = (raw: unknown) => state(raw, '');
