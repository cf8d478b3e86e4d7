/** Moves that bots bring: they are the host's to write down, like all that no seat decides (steward.ts). */
import type { Seat } from '../kernel/contract.ts';
import { sample } from '../kernel/legal.ts';
import { rngOf } from '../kernel/rng.ts';
import { actForDesks } from './auto.ts';
import type { GameAction } from './log.ts';
import { play } from './play.ts';
import { type Refusal, refuse } from './refusal.ts';
import { viewOf } from './sight.ts';
import { type Host, headOf, isRunning, type Table } from './table.ts';
import { type Done, doneWith, type Work, workOn } from './work.ts';

/** What a bot brought after entry `at`, or any legal move when it brought nothing that can be played. */
export function botMove(
  host: Host,
  table: Table,
  { seat, at, action, luck }: { seat: Seat; at: number; action: GameAction | null; luck: string },
  now: number,
): Done | Refusal {
  const bring = (one: GameAction): Done | Refusal => {
    const work = workOn(host, table, now);
    return playBot(work, seat, at, [one]) ?? doneWith(work);
  };
  const done = action && bring(action);
  if (done && (done.ok || done.code !== 'illegal')) return done;
  if (at !== headOf(table)) return refuse('stale'); // whoever thought in vain: there may be nothing to do for it any more
  const any = sample(host.game, viewOf(host.game, table, seat), seat, rngOf(luck));
  if (!any) throw new Error(`bug: seat ${seat} is to act and has no legal move`);
  return bring(any);
}

/** Bots think elsewhere and for a while: what they bring is refused when the table has moved on. */
export function playBot(work: Work, seat: Seat, at: number, actions: readonly GameAction[]): Refusal | null {
  const { table } = work;
  const { mode } = table.seats[seat]!;
  if (mode !== 'bot' && mode !== 'stand-in') return refuse('seat-is-played');
  if (!isRunning(table)) return refuse('table-ended');
  if (table.frozen !== null) return refuse('frozen', { params: { why: table.frozen } });
  if (at !== headOf(table)) return refuse('stale');
  const refused = play(work, seat, actions, { by: mode === 'bot' ? 'bot' : 'timeout' });
  if (!refused) actForDesks(work);
  return refused;
}
