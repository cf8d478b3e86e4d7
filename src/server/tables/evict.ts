/** Tables that nobody has touched for the longest leave memory, with a snapshot to come back from. */
import { writeRow } from './behind.ts';
import { type Context, handOf } from './context.ts';
import { isLoaded } from './load.ts';
import { inOwnTurn, type Place } from './place.ts';
import { snapshotUnit } from './units.ts';
import { writeUnit } from './write.ts';

export const liveCount = (ctx: Context): number => {
  let count = 0;
  for (const place of ctx.places.values()) if (isLoaded(ctx, place)) count += 1;
  return count;
};

/** Makes room when there are too many. */
export function makeRoom(ctx: Context): void {
  const excess = liveCount(ctx) - ctx.settings.liveTables;
  if (excess <= 0) return;
  const idle = [...ctx.places.values()].filter((place) => isLoaded(ctx, place) && place.waiting === 0);
  idle.sort((a, b) => a.used - b.used);
  for (const place of idle.slice(0, excess)) void putAway(ctx, place).catch(ctx.hooks.onError);
}

export function putAway(ctx: Context, place: Place): Promise<void> {
  return inOwnTurn(ctx, place, async () => {
    await writeRow(ctx, place);
    if (!isLoaded(ctx, place)) return;
    await keepSnapshot(ctx, place);
    place.generation = null;
    await handOf(ctx, place).ask({ do: 'forget', table: place.id });
  });
}

async function keepSnapshot(ctx: Context, place: Place): Promise<void> {
  const asked = await handOf(ctx, place).ask({ do: 'snapshot', table: place.id });
  if (!asked.ok || !asked.value) return;
  await writeUnit(ctx, snapshotUnit(ctx.db, place.id, ctx.settings.build, asked.value));
}
