/** The engine's workers: live tables are sharded over them by id; one more thinks for bots and replays old logs. */
import { createHand, type Hand, type HandOptions } from './hand.ts';
import { createThinking, type Thinking } from './thinking.ts';

export interface Pool {
  /** The worker that owns a table. */
  handOf(table: string): Hand;
  /** For what takes long and belongs to no live table; started when first needed. */
  back(): Hand;
  /** The same worker for bots and hints, who wait in line for it. */
  readonly thinking: Thinking;
  restarts(): number;
  close(): Promise<void>;
}

export function createPool(workers: number, options: HandOptions): Pool {
  const hands = Array.from({ length: workers }, () => createHand(options));
  let back: Hand | null = null;
  const all = () => (back ? [...hands, back] : hands);
  const ours = () => {
    back ??= createHand({ ...options, door: () => null }); // it writes nothing
    return back;
  };
  return {
    handOf: (table) => hands[shardOf(table, workers)]!,
    back: ours,
    thinking: createThinking(ours, options.limit),
    restarts: () => all().reduce((sum, hand) => sum + hand.generation() - 1, 0),
    async close() {
      await Promise.all(all().map((hand) => hand.close()));
    },
  };
}

function shardOf(table: string, workers: number): number {
  let sum = 0;
  for (let i = 0; i < table.length; i++) sum = (Math.imul(sum, 31) + table.charCodeAt(i)) | 0;
  return (sum >>> 0) % workers;
}
