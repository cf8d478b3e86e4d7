/** A table hosted by the terminal: commands go to `src/table`, which keeps the log and knows what may be undone. */
import { type ChanceSource, commitmentOf, seedSource } from '../../kernel/chance.ts';
import type { AnyBotGame, AnyGame, EventOf, GameTypes, Sealed, Seat, Violation } from '../../kernel/contract.ts';
import type { Waiting } from '../../kernel/engine.ts';
import { isOver } from '../../kernel/phases.ts';
import type { GameRecord } from '../../kernel/record.ts';
import {
  type Creation,
  command,
  type Done,
  headOf,
  openTable,
  type Refusal,
  recordOf,
  steward,
  type Table,
  USUAL_CUSTOMS,
} from '../../table/index.ts';
import type { Sitter } from '../seats.ts';
import { type AskOutcome, byHand } from './tape.ts';

export type SealedState = Sealed<GameTypes['state']>;
export type Events = readonly EventOf<GameTypes>[];

export interface Session {
  g: AnyBotGame;
  table: Table;
  /** Absent = outcomes are given by hand. */
  seed: string | undefined;
}

export type Result = { done: true; events: Events } | { done: false; violation: Violation | null };

/** At one terminal everybody sees every move, so taking back goes as far as chance allows. */
function creationOf(record: GameRecord, sitters: readonly Sitter[]): Creation {
  const { game, rules, options, seats, firstSeat, board, start, seed } = record;
  return {
    game,
    rules,
    options,
    seats: seats.map(({ name }, i) => ({ id: sitters[i]!, name, mode: sitters[i] === 'human' ? 'person' : 'bot' })),
    ...(firstSeat === undefined ? {} : { firstSeat }),
    ...(board === undefined ? {} : { board }),
    undo: 'until-chance',
    clock: { type: 'none' },
    atZero: 'nothing',
    ...USUAL_CUSTOMS,
    commitment: seed === undefined ? null : commitmentOf(seed),
    ...(start === undefined ? {} : { start }),
  };
}

/** Opens a table for what the record was created with; null when the person broke off giving outcomes. */
export async function openSession(
  g: AnyBotGame,
  record: GameRecord,
  sitters: readonly Sitter[],
  ask: AskOutcome,
): Promise<{ session: Session; events: Events } | null> {
  const { seed } = record;
  const creation = creationOf(record, sitters);
  const attempt = (source: ChanceSource) => {
    const opened = openTable({ game: g, source }, creation, Date.now());
    return { value: opened, waiting: opened.ok ? opened.table.waiting : opened.waiting };
  };
  const opened = seed === undefined ? await byHand(attempt, ask) : attempt(seedSource(seed)).value;
  if (opened === null) return null;
  if (!opened.ok) throw new Error('bug: the setup waits although every outcome was given');
  return { session: { g, table: opened.table, seed }, events: opened.news.flatMap((news) => news.events) };
}

/** Plays one action, or says which rule forbids it. `violation: null` = the person broke off. */
export async function playAction(
  session: Session,
  seat: Seat,
  action: { kind: string },
  ask: AskOutcome,
): Promise<Result> {
  const { seed } = session;
  const attempt = (source: ChanceSource) => {
    const value = send(session, seat, action, source);
    return { value, waiting: value.ok ? value.table.waiting : impossible(value) };
  };
  const answer = seed === undefined ? await byHand(attempt, ask) : attempt(seedSource(seed)).value;
  if (answer === null) return { done: false, violation: null };
  if (!answer.ok) {
    if (!answer.violation) throw new Error(`bug: the table refuses: ${answer.code}`);
    return { done: false, violation: answer.violation };
  }
  session.table = answer.table;
  return { done: true, events: answer.news.flatMap((news) => news.events) };
}

function send({ g, table }: Session, seat: Seat, action: { kind: string }, source: ChanceSource): Done | Refusal {
  const host = { game: g, source };
  const at = headOf(table);
  if (table.seats[seat]!.mode === 'bot')
    return steward(host, table, { type: 'bot', seat, at, actions: [action] }, Date.now());
  return command(host, table, { id: `move-${at}`, at, seat, do: { type: 'play', actions: [action] } }, Date.now());
}

/** A wrong outcome on the tape: `byHand` takes it off and asks again. */
function impossible({ violation }: Refusal): Waiting | null {
  if (violation?.code !== 'chance-impossible') return null;
  const { point, index, value } = violation.params ?? {};
  return { point: String(point), ask: null, index: Number(index) - 1, refused: String(value) };
}

export type Undone = 'done' | 'nothing' | 'barrier';

/** Back to before the last move of a person, with the consent of all who sit at this terminal. */
export function undo(session: Session, seat: Seat): Undone {
  const { g, table } = session;
  const { moves } = table.line;
  const last = moves.findLastIndex((seq) => {
    const entry = table.log[seq]!;
    return entry.type === 'action' && table.seats[entry.seat]!.mode === 'person';
  });
  if (last < 1) return 'nothing';
  const host = { game: g, source: null };
  const at = headOf(table);
  const asked = command(
    host,
    table,
    { id: `undo-${at}`, at, seat, do: { type: 'undo', to: moves[last - 1]! } },
    Date.now(),
  );
  if (!asked.ok) return asked.code === 'undo-crosses-chance' ? 'barrier' : 'nothing';
  session.table = agreed(host, asked.table);
  return 'done';
}

/** Brings back what was taken back last, bots' answers included; false when there is nothing. */
export function redo(session: Session): boolean {
  const { g, table } = session;
  const seat = table.line.undone.at(-1)?.seat ?? null;
  if (seat === null) return false;
  const at = headOf(table);
  const done = command(
    { game: g, source: null },
    table,
    { id: `redo-${at}`, at, seat, do: { type: 'redo' } },
    Date.now(),
  );
  if (done.ok) session.table = done.table;
  return done.ok;
}

/** Those at one terminal have agreed among themselves before anybody types `undo`. */
function agreed(host: { game: AnyGame; source: null }, asked: Table): Table {
  let table = asked;
  for (const [seat, { mode }] of table.seats.entries()) {
    const open = table.ask;
    if (!open || mode !== 'person' || open.seat === seat) continue;
    const at = headOf(table);
    const yes = { type: 'answer', ask: open.seq, yes: true } as const;
    const answered = command(host, table, { id: `yes-${at}`, at, seat, do: yes }, Date.now());
    if (!answered.ok) throw new Error(`bug: consent is refused: ${answered.code}`);
    table = answered.table;
  }
  return table;
}

export const recordNow = ({ g, table, seed }: Session): GameRecord => recordOf(g, table, seed);

export const isFinished = ({ table }: Session): boolean => isOver(table.state);
