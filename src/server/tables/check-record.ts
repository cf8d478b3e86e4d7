/** A record from outside, replayed where it can do no harm: in line with the bots, on the worker that holds no table. */
import type { GameRecord } from '../../kernel/record.ts';
import type { RecordChecked } from '../lobby/door.ts';
import type { Context } from './context.ts';

export async function checkRecord(ctx: Context, record: GameRecord): Promise<RecordChecked> {
  if (!(await ctx.games.load(record.game))) return { ok: false, at: 'game', code: 'unknown-game' };
  const asked = await ctx.pool.thinking.inLine(({ hand }) =>
    hand.ask({ do: 'check-record', game: record.game, record }),
  );
  return asked.ok ? asked.value : { ok: false, at: '', code: asked.why === 'lost' ? 'busy' : 'record-bug' };
}
