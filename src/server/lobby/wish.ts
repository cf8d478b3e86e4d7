/** What a person may wish for in a new table, from untrusted JSON. */
import { BOT_NAMES, type BotName } from '../../bots/bots.ts';
import { isGameId, load } from '../../games/registry.ts';
import { readBoard } from '../../kernel/given.ts';
import { readOptions } from '../../kernel/options.ts';
import type { Problem } from '../../kernel/record.ts';
import {
  good,
  int,
  isPlainObject,
  listOf,
  maybe,
  object,
  oneOf,
  type Reader,
  text,
  unionBy,
  yesNo,
} from '../../kernel/shape.ts';
import { VISIBILITIES, type Visibility } from '../../protocol/http.ts';
import {
  AT_ZERO,
  type Creation,
  type Customs,
  readClockSettings,
  readMasterMs,
  UNDO_POLICIES,
  USUAL_CUSTOMS,
} from '../../table/index.ts';
import { clean, isVisible } from '../../text/clean.ts';
import { LOCALES } from '../../text/locale.ts';
import { accept, Refused } from '../http/refused.ts';

export const LANGUAGES = [...LOCALES, 'any'] as const;
export type Language = (typeof LANGUAGES)[number];

export type SeatWish =
  | { kind: 'me' }
  | { kind: 'open' }
  | { kind: 'bot'; bot: BotName }
  /** Kept free for somebody, who is asked. */
  | { kind: 'invited'; account: string };

export interface TableWish
  extends Pick<Creation, 'game' | 'options' | 'firstSeat' | 'board' | 'undo' | 'clock' | 'atZero'>,
    Customs {
  name: string;
  seats: SeatWish[];
  visibility: Visibility;
  /** What is spoken at the table. */
  language: Language;
  rematchOf?: string;
}

const accountId = text(64, /^[a-z0-9]+$/);
const seat: Reader<SeatWish> = unionBy<SeatWish>('kind', {
  me: object({ kind: oneOf(['me']) }),
  open: object({ kind: oneOf(['open']) }),
  bot: object({ kind: oneOf(['bot']), bot: oneOf(BOT_NAMES) }),
  invited: object({ kind: oneOf(['invited']), account: accountId }),
});
const anyObject: Reader<object> = (raw, at) => (isPlainObject(raw) ? good(raw) : oneOf([])(raw, at));

const shape = object({
  game: text(60),
  name: maybe(text(60)),
  options: maybe(anyObject),
  seats: listOf(seat, 12, 1),
  firstSeat: maybe(int(0, 11)),
  board: maybe(anyObject),
  undo: maybe(oneOf(UNDO_POLICIES)),
  clock: maybe(readClockSettings),
  atZero: maybe(oneOf(AT_ZERO)),
  calculator: maybe(yesNo),
  hints: maybe(yesNo),
  masterMs: maybe(readMasterMs),
  visibility: maybe(oneOf(VISIBILITIES)),
  language: maybe(oneOf(LANGUAGES)),
});

export async function readWish(raw: unknown): Promise<TableWish> {
  const { name = '', options = {}, ...given } = accept(shape(raw, ''));
  if (!isGameId(given.game)) throw new Refused('unknown-game');
  const game = await load(given.game);
  const chosen = accept(readOptions(game.options, options));
  accept(oneOf(game.seatCounts(chosen))(given.seats.length, 'seats'));
  if (given.firstSeat !== undefined) {
    if (!game.asksFirstSeat) throw new Refused('malformed', { at: 'firstSeat', shape: 'expected-nothing' });
    accept(int(0, given.seats.length - 1)(given.firstSeat, 'firstSeat'));
  }
  const own = readBoard(game, given.board, chosen);
  if (!own.ok) throw refusedBoard(own.problem);
  onlyOnce(given.seats);
  const shown = clean(name, 60);
  const usual = {
    undo: 'free',
    clock: { type: 'none' },
    atZero: 'nothing',
    visibility: 'public',
    language: 'any',
    ...USUAL_CUSTOMS,
  } as const;
  return { ...usual, ...given, name: isVisible(shown) ? shown : '', options: chosen };
}

/** What is wrong with a board file: the code and params of its fault, which the client has a sentence for. */
function refusedBoard({ at, code, fault }: Problem): Refused {
  if (!fault) return new Refused('malformed', { at, shape: code });
  return new Refused('board-refused', { ...fault.params, at: fault.at, fault: fault.code });
}

/** Nobody sits twice. */
function onlyOnce(seats: readonly SeatWish[]): void {
  const people = seats.flatMap((one) => (one.kind === 'me' ? 'me' : one.kind === 'invited' ? one.account : []));
  if (new Set(people).size < people.length) throw new Refused('malformed', { at: 'seats', shape: 'not-one-of' });
}
