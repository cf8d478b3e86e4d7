import { expect, test } from 'vitest';
import { creationOf } from '../../../tests/support/tables.ts';
import { loadForBots } from '../../games/bot-registry.ts';
import { seedFromText } from '../../kernel/chance.ts';
import { legal } from '../../kernel/legal.ts';
import { OWN_BOARDS } from '../../kernel/shelf.ts';
import type { SeatNow } from '../../table/index.ts';
import { isQuiet, ROW_WAITS } from '../tables/row.ts';
import type { Change, Changed, Job, Look, StoredEntry } from './jobs.ts';
import { createTableHost } from './table-host.ts';

const SEATS: SeatNow[] = [
  { id: 'p0', name: 'P', mode: 'person' },
  { id: 'p1', name: 'Q', mode: 'person' },
  { id: 'bot:random', name: 'Random', mode: 'bot' },
];

test('a change is calm when nothing was due before it and nothing is after it, and its row may wait where one was written just now; never the first after a table was loaded', async () => {
  const game = await loadForBots('chicago-express');
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
  let rowAt = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < 40; n++) {
    live.now += ROW_WAITS * 0.4;
    const change = next(standing);
    const [was, is] = [isQuiet(standing), isQuiet(change.standing)];
    expect(change.calm === true).toBe(was && is);
    const waits = was && is && live.now - rowAt < ROW_WAITS;
    expect(change.later === true).toBe(waits);
    if (!waits) rowAt = live.now;
    seen.add(`${was} ${is}`);
    if (was && is) seen.add(waits ? 'calm, later' : 'calm, now');
    ({ standing } = change);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['true true', 'true false', 'false true', 'calm, later']));
  while (!isQuiet(standing)) ({ standing } = next(standing));
  work({ do: 'load', table: 't', ...making, entries: log, snapshot: null, desks: [] }, game);
  const { calm, later } = next(standing);
  expect([calm, later]).toEqual([undefined, undefined]);
});

test('a table on a board of the players’ own goes on after more others than are kept have been read', async () => {
  const game = await loadForBots('steel-driver');
  const [boards, options] = [game.ownBoards!, { map: 'us-reconstructed' }];
  /** Another board for each number: the costs of the first links, written to the base of 5. */
  const boardOf = (n: number) => {
    const file = structuredClone(boards.file(options)) as { links: { cost: number }[] };
    for (let [i, rest] = [0, n]; rest > 0; rest = Math.floor(rest / 5)) file.links[i++]!.cost = 2 + (rest % 5);
    return file;
  };
  const seats = SEATS.slice(0, 2).concat({ id: 'p2', name: 'R', mode: 'person' });
  const creation = { ...creationOf('own', { seats }, 3, game), board: boardOf(1 + OWN_BOARDS * 2) };
  const work = createTableHost(1000);
  const at = { table: 't', now: 1, viewers: [] };
  const opened = work({ do: 'open', ...at, game: game.id, seed: seedFromText('own'), creation }, game) as Changed;
  if ('refusal' in opened) throw new Error('refused');
  const id = boards.read(creation.board, options);
  if (!id.ok) throw new Error('a faulty board');
  for (let n = 1; n <= OWN_BOARDS; n++) expect(boards.read(boardOf(n), options).ok).toBe(true);
  expect(boards.knows(id.id)).toBe(false);
  const [seat] = opened.change.standing.acting;
  const { view } = work({ do: 'look', table: 't', seat: seat! }, game) as Look;
  const play = { type: 'play', actions: [legal(game, view, seat!)[0]!] };
  const done = work({ do: 'command', ...at, raw: { id: 'c', at: 0, seat, do: play } }, game) as Changed;
  expect(done).toMatchObject({ answer: [1] });
});
