import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { legal } from '../../../kernel/legal.ts';
import { defaultOptions } from '../../../kernel/options.ts';
import type { TableNow } from '../contract.ts';
import type { Position } from '../local.ts';
import { testGame, testHere, until } from '../testing/here.ts';
import { NotFetched } from './not-fetched.ts';
import { LONGEST_MS, type Thinker, thinkHere } from './think.ts';
import { type FromThinker, limitOf, type ThinkerPort, type Thought, think, thinkApart } from './think-apart.ts';

const ce = (await testGame('chicago-express'))!;

/** What a worker does with what it is told; one that is ended says no more. */
type Way = (message: Thought, say: (told: FromThinker) => void, port: ThinkerPort) => void;
const honest: Way = (message, say) => void think(testGame, message, say);
/** Begins, and never comes back. */
const stuck: Way = (_message, say) => say({ begun: true });
/** Never begins: what it needs does not come. */
const deaf: Way = () => undefined;
/** Nothing that it needs can be fetched. */
const offline: Way = (message, say) => void think(() => Promise.reject(new TypeError('no network')), message, say);
/** The browser does not let it begin. */
const barred: Way = (_message, _say, port) => port.onerror?.({ preventDefault: () => undefined });

/** Workers of these ways, one after the other, and honest ones after them. */
function workers(...ways: Way[]) {
  const opened: { heard: Thought[]; ended: boolean }[] = [];
  const open = (): ThinkerPort => {
    const way = ways[opened.length] ?? honest;
    const worker = { heard: [] as Thought[], ended: false };
    opened.push(worker);
    const port: ThinkerPort = {
      onmessage: null,
      onerror: null,
      postMessage(message) {
        worker.heard.push(message);
        const say = (data: FromThinker) =>
          queueMicrotask(() => worker.ended || port.onmessage?.({ data: structuredClone(data) }));
        queueMicrotask(() => way(structuredClone(message), say, port));
      },
      terminate: () => {
        worker.ended = true;
      },
    };
    return port;
  };
  return { open, opened };
}

const never: Thinker = {
  move: () => Promise.reject(new Error('asked here')),
  hint: () => Promise.reject(new Error('asked here')),
  judge: () => Promise.reject(new Error('asked here')),
};

async function position(): Promise<Position> {
  const t = testHere();
  const seats = [0, 1, 2].map((n) => ({ name: `P${n}`, bot: null }));
  const done = await t.here.open({ game: ce.id, name: '', options: defaultOptions(ce.options), seats, firstSeat: 0 });
  if (!done.ok) throw new Error(JSON.stringify(done));
  const { state } = await until(t.table(done.id), () => true);
  return { game: ce.id, board: null, view: state, seat: 0, luck: 'luck' };
}
const asked = async (bot: string, masterMs = 2000) => ({ ...(await position()), bot, masterMs });

/** Lets the time of the watch pass, in looks as they come. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('one worker thinks of move after move, of hints and of whole games, as this thread would', async () => {
  const { open, opened } = workers();
  const apart = thinkApart(open, never);
  const here = thinkHere(testGame);
  for (const bot of ['regular', 'newcomer', 'expert'])
    expect(await apart.move(await asked(bot))).toEqual(await here.move(await asked(bot)));
  expect(await apart.hint(await position())).toEqual(await here.hint(await position()));
  const { view: state } = await position();
  const game = { game: ce.id, board: null, moves: [{ seq: 0, seat: null, state }] };
  expect(await apart.judge(game)).toEqual(await here.judge(game));
  expect(opened).toHaveLength(1);
  expect(opened[0]!.ended).toBe(false);
});

test('what does not come back is ended at five thirds of its time, and the next thought has a new worker', async () => {
  const { open, opened } = workers(stuck, stuck);
  const apart = thinkApart(open, never);
  const seen: string[] = [];
  const [move, hint, next] = [await asked('expert'), await position(), await asked('regular')];
  const lost = apart.move(move).catch((error: Error) => seen.push(error.message));
  const advice = apart.hint(hint).catch((error: Error) => seen.push(error.message));
  const last = apart.move(next);
  await pass(limitOf(LONGEST_MS) - 200);
  expect([seen.length, opened.length]).toEqual([0, 1]);
  await pass(400);
  await lost;
  expect(opened.map(({ ended }) => ended)).toEqual([true, false]);
  await pass(limitOf(LONGEST_MS) + 200);
  await advice;
  expect(seen).toEqual([expect.stringContaining('did not come back'), expect.stringContaining('did not come back')]);
  expect(legal(ce, next.view, 0)).toContainEqual(await last);
  expect(opened.map(({ ended }) => ended)).toEqual([true, true, false]);
});

test('a Master has five thirds of what its table has set, and no bot less than the longest time', () => {
  expect([500, 2000, 5000].map(limitOf)).toEqual([LONGEST_MS, LONGEST_MS, 8334]);
});

test('a device that slept does not take that for thinking', async () => {
  const { open, opened } = workers((message, say) => {
    say({ begun: true });
    setTimeout(() => honest(message, say, null as never), 20);
  });
  const move = thinkApart(open, never).move(await asked('regular'));
  await pass(100);
  const awake = performance.now() + 3_600_000;
  vi.spyOn(performance, 'now').mockReturnValue(awake);
  await pass(100);
  vi.restoreAllMocks();
  expect(await move).not.toBeNull();
  expect(opened).toHaveLength(1);
});

test('fetching is not thinking, but has a limit too', async () => {
  const { open, opened } = workers(deaf);
  const apart = thinkApart(open, never);
  const move = apart.move(await asked('regular'));
  await pass(30_000);
  expect(opened[0]!.ended).toBe(false);
  await pass(31_000);
  expect(await move).not.toBeNull();
  expect(opened.map(({ ended }) => ended)).toEqual([true, false]);
});

test('what could not be fetched is asked for once more by a new worker', async () => {
  const { open, opened } = workers(offline);
  const apart = thinkApart(open, never);
  expect(await apart.move(await asked('regular'))).not.toBeNull();
  expect(await apart.hint(await position())).not.toBeNull();
  expect(opened.map(({ ended }) => ended)).toEqual([true, false]);
});

test('what could not be fetched twice is no lost thought, and whoever asks later has a new worker', async () => {
  const { open, opened } = workers(offline, offline);
  const apart = thinkApart(open, never);
  await expect(apart.hint(await position())).rejects.toThrow(NotFetched);
  expect(await apart.hint(await position())).not.toBeNull();
  expect(opened.map(({ ended }) => ended)).toEqual([true, true, false]);
});

test('a thought that fails takes nothing with it; where no worker may begin, this thread thinks', async () => {
  const { open, opened } = workers(honest, barred);
  const apart = thinkApart(open, thinkHere(testGame));
  await expect(apart.move({ ...(await asked('regular')), game: 'none' })).rejects.toThrow('no game none');
  expect(await apart.move(await asked('regular'))).not.toBeNull();
  expect(opened).toHaveLength(1);
  const other = workers(barred);
  expect(await thinkApart(other.open, thinkHere(testGame)).move(await asked('regular'))).not.toBeNull();
  expect(other.opened[0]!.ended).toBe(true);
});

test('a bot that never comes back does not hold up its table: a legal move is played, and later moves are thought of', async () => {
  const { open, opened } = workers(stuck);
  const apart = thinkApart(open, never);
  const t = testHere({ thinker: async () => apart });
  const seats = [0, 1, 2].map((n) => ({ name: `P${n}`, bot: n === 0 ? null : 'regular' }));
  const done = await t.here.open({ game: ce.id, name: '', options: defaultOptions(ce.options), seats, firstSeat: 1 });
  if (!done.ok) throw new Error(JSON.stringify(done));
  const client = t.table(done.id);
  await vi.waitUntil(() => opened[0]!.heard.length > 0);
  const { sheet } = await until(client, () => true);
  await pass(limitOf(LONGEST_MS) + 200);
  const mayAct = (now: TableNow) => now.acting.some((seat) => now.mine.includes(seat));
  const now = await until(client, (one) => mayAct(one) && one.sheet.seq > sheet.seq);
  expect(now.sheet.frozen).toBeNull();
  expect(t.errors).toEqual([expect.objectContaining({ message: expect.stringContaining('did not come back') })]);
  expect(opened.map(({ ended }) => ended)).toEqual([true, false]);
  client.leave();
});
