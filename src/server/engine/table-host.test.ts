import { expect, test } from 'vitest';
import { creationOf } from '../../../tests/support/tables.ts';
import { load } from '../../games/registry.ts';
import { seedFromText } from '../../kernel/chance.ts';
import { legal } from '../../kernel/legal.ts';
import type { SeatNow } from '../../table/index.ts';
import { isQuiet } from '../tables/row.ts';
import type { Change, Changed, Job, Look, StoredEntry } from './jobs.ts';
import { createTableHost } from './table-host.ts';

const SEATS: SeatNow[] = [
  { id: 'p0', name: 'P', mode: 'person' },
  { id: 'p1', name: 'Q', mode: 'person' },
  { id: 'bot:random', name: 'Random', mode: 'bot' },
];

test('a change is calm when nothing was due before it and nothing is after it; never the first after a table was loaded', async () => {
  const game = await load('chicago-express');
  const making = { game: game.id, seed: seedFromText('calm'), creation: creationOf('calm', { seats: SEATS }, 3, game) };
  const work = createTableHost(1000);
  const live = { table: 't', now: 1, viewers: [] };
  const log: StoredEntry[] = [];
  const changeBy = (job: Job): Change => {
    const done = work(job, game) as Changed;
    if ('refusal' in done) throw new Error(`refused: ${done.refusal.code}`);
    log.push(...done.change.entries);
    return done.change;
  };
  const next = ({ head: at, acting, bots }: Change['standing']): Change => {
    const seat = acting[0]!;
    if (bots.includes(seat)) return changeBy({ do: 'bot', ...live, seat, at, action: null, luck: `${at}` });
    const { view } = work({ do: 'look', table: 't', seat }, game) as Look;
    const play = { type: 'play', actions: [legal(game, view, seat)[0]!] };
    return changeBy({ do: 'command', ...live, raw: { id: `c${at}`, at, seat, do: play } });
  };

  let { standing } = changeBy({ do: 'open', ...live, ...making });
  const seen = new Set<string>();
  for (let n = 0; n < 40; n++) {
    const change = next(standing);
    const [was, is] = [isQuiet(standing), isQuiet(change.standing)];
    expect(change.calm === true).toBe(was && is);
    seen.add(`${was} ${is}`);
    ({ standing } = change);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['true true', 'true false', 'false true']));
  while (!isQuiet(standing)) ({ standing } = next(standing));
  work({ do: 'load', table: 't', ...making, entries: log, snapshot: null, desks: [] }, game);
  expect(next(standing).calm).toBeUndefined();
});
