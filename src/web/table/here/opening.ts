/** New tables of this device, as they were wished for; those of a record: from-record.ts. */
import { commitmentOf, seedSource, tapeSource } from '../../../kernel/chance.ts';
import type { AnyGame } from '../../../kernel/contract.ts';
import type { Problem } from '../../../kernel/record.ts';
import { type Creation, openTable, readCreation, type Table, USUAL_CUSTOMS } from '../../../table/index.ts';
import type { LocalWish, Opened } from '../local.ts';

/** At one device everybody sees every move, so taking back goes as far as chance allows (host.ts agrees for the others). */
export const AROUND_ONE_DEVICE = { undo: 'until-chance', clock: { type: 'none' }, atZero: 'nothing' } as const;

export interface Begun {
  readonly creation: Creation;
  /** Null: outcomes are given by hand. */
  readonly seed: string | null;
  readonly table: Table;
}

export type Beginning = { readonly ok: true; readonly begun: Begun } | Extract<Opened, { ok: false }>;

const seatsOf = (seats: LocalWish['seats']): Creation['seats'] =>
  seats.map(({ name, bot }, at) =>
    bot === null ? { id: `here:${at}`, name, mode: 'person' } : { id: `bot:${bot}`, name, mode: 'bot' },
  );

/** Opens a table as it was wished for, or says what is wrong with the wish or what the set-up waits for. */
export function beginFrom(game: AnyGame, wish: LocalWish, newSeed: string, now: number): Beginning {
  const { options, firstSeat, board, dice, start, calculator, hints, masterMs } = { ...USUAL_CUSTOMS, ...wish };
  const seed = dice ? null : newSeed;
  const read = readCreation(game, {
    ...{ game: game.id, rules: start?.rules ?? game.rules, options, seats: seatsOf(wish.seats) },
    ...AROUND_ONE_DEVICE,
    ...{ calculator, hints, masterMs },
    ...(firstSeat === undefined ? {} : { firstSeat }),
    ...(board === undefined ? {} : { board }),
    ...(start === undefined ? {} : { start: start.state }),
    commitment: seed === null ? null : commitmentOf(seed),
  });
  if (!read.ok) return { ok: false, problem: problemOf(read) };
  const source = seed === null ? tapeSource(dice ?? []) : seedSource(seed);
  const opened = openTable({ game, source }, read.value, now);
  if (!opened.ok) return { ok: false, waiting: opened.waiting };
  return { ok: true, begun: { creation: read.value, seed, table: opened.table } };
}

const problemOf = ({ at, code, params }: Pick<Problem, 'at' | 'code'> & { params?: Problem['params'] }): Problem => ({
  at,
  code,
  params: params ?? {},
});
