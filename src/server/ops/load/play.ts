/** One table played by program: a copy of the game kept by the client's own engine, the next move for whoever acts. */
import { randomUUID } from 'node:crypto';
import { tapeSource } from '../../../kernel/chance.ts';
import type { AnyGame, BaseState, Sealed } from '../../../kernel/contract.ts';
import { copy } from '../../../kernel/copy.ts';
import { advance, startFrom } from '../../../kernel/engine.ts';
import { sample } from '../../../kernel/legal.ts';
import { isOver, toAct } from '../../../kernel/phases.ts';
import { type Rng, rngOf } from '../../../kernel/rng.ts';
import type { Seen } from '../../../table/index.ts';
import { CLOSED, type Heard, type Line, type Reply } from './line.ts';

/** A copy of one game, as its watchers see it; wakes whoever waits for it to move on. */
export interface Mirror {
  hear(heard: Heard): void;
  seq(): number;
  view(): Sealed<BaseState> | null;
  /** Until the copy has come to this entry, or so many milliseconds have passed. */
  reached(seq: number, ms: number): Promise<boolean>;
}

export function mirrorOf(g: AnyGame, table: string): Mirror {
  let view: BaseState | null = null;
  let seq = -1;
  const waiting = new Set<() => void>();

  function step(seen: Seen): void {
    const tape = tapeSource('chance' in seen ? (seen.chance ?? []) : []);
    if (seen.type === 'chance') view = startFrom(g, view!, tape).state;
    else if (seen.type === 'action' && !('hidden' in seen)) {
      const next = copy(view!);
      const refused = advance(g, next, seen.seat, seen.action, tape);
      if (refused) throw new Error(`bug: the client cannot follow entry ${seen.seq}: ${JSON.stringify(refused)}`);
      view = next;
    }
  }

  return {
    seq: () => seq,
    view: () => view,
    hear(heard) {
      if (heard.table !== table) return;
      if (heard.t === 'joined') {
        if (heard.sheet.seq < seq) throw new Error(`bug: the table went back from entry ${seq} to ${heard.sheet.seq}`);
        [view, seq] = [heard.view, heard.sheet.seq];
      } else {
        if (heard.seq <= seq || !view) return;
        for (const seen of heard.view ? [] : heard.entries) if (seen.seq > seq) step(seen);
        if (heard.view) view = heard.view;
        seq = heard.seq;
      }
      for (const wake of [...waiting]) wake();
    },
    reached(wanted, ms) {
      if (seq >= wanted) return Promise.resolve(true);
      return new Promise((done) => {
        const end = (yes: boolean) => {
          clearTimeout(timer);
          waiting.delete(wake);
          done(yes);
        };
        const wake = () => seq >= wanted && end(true);
        const timer = setTimeout(() => end(false), ms);
        waiting.add(wake);
      });
    },
  };
}

/** What happened at the end of a command. */
export interface Acted {
  table: string;
  seat: number;
  id: string;
  reply: Reply;
}

export interface PlayOptions {
  g: AnyGame;
  table: string;
  mirror: Mirror;
  /** The socket of each seat. */
  lines: readonly Line[];
  rng?: Rng;
  acted(one: Acted): void;
  /** After so many moves the players agree to end the game; absent = they play to its end. */
  moves?: number | undefined;
  /** Before each move: waits for its turn; false = stop. */
  turn(): Promise<boolean> | boolean;
}

const PATIENCE = 30_000;

/** Plays until the game is over (true) or until told to stop. */
export async function playTable({
  g,
  table,
  mirror,
  lines,
  acted,
  turn,
  moves = Number.POSITIVE_INFINITY,
  rng = rngOf(table),
}: PlayOptions): Promise<boolean> {
  if (!(await mirror.reached(0, PATIENCE))) throw new Error(`table ${table} was not given`);

  /** One command and its answer, once the copy has caught up; the number of the last entry, null when the line is closed. */
  async function tell(seat: number, deed: object): Promise<number | null> {
    const [id, at] = [randomUUID(), mirror.seq()];
    const reply = await lines[seat]!.command(table, id, { id, at, seat, do: deed });
    if (!reply.ok && reply.code === CLOSED) return null;
    acted({ table, seat, id, reply });
    // A stale one: somebody else moved (an undo, say); look again when the copy has caught up.
    const next = reply.ok ? reply.seq : at + 1;
    if (await mirror.reached(next, PATIENCE)) return next;
    throw new Error(
      `table ${table} stands still at entry ${mirror.seq()}, waiting for ${next} (${JSON.stringify(reply)})`,
    );
  }

  for (let made = 0; ; made++) {
    const view = mirror.view()!;
    if (isOver(view)) return true;
    const go = turn();
    if (!(go === true || (await go))) return false;
    if (made >= moves) {
      const ask = await tell(0, { type: 'end' });
      if (ask === null) return false;
      for (const seat of lines.keys())
        if (seat > 0 && (await tell(seat, { type: 'answer', ask, yes: true })) === null) return false;
      return true;
    }
    const seat = toAct(g, view)[0]!;
    const action = sample(g, view, seat, rng);
    if (!action) throw new Error(`bug: seat ${seat} of ${table} has no move`);
    if ((await tell(seat, { type: 'play', actions: [action] })) === null) return false;
  }
}
