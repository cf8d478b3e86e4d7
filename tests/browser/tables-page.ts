/** What the page of tables-here.test.ts can do: its own worker, and one table followed. */
import { isGameId, load } from '../../src/games/registry.ts';
import { legal } from '../../src/kernel/legal.ts';
import { defaultOptions } from '../../src/kernel/options.ts';
import type { Customs } from '../../src/table/index.ts';
import { loadTexts } from '../../src/text/catalogue.ts';
import { createTableClient } from '../../src/web/table/client.ts';
import type { Carrier, TableClient, TableNow } from '../../src/web/table/contract.ts';
import { localLine } from '../../src/web/table/here/line.ts';

/** Which of its workers the server gives. */
const worker = new URLSearchParams(location.search).get('worker') ?? '/worker.js';
const line = localLine(() => new Worker(worker), navigator.storage);
export const { tables } = line;

let client: TableClient | null = null;

/** What was told while this page hears nothing; null while it hears. */
let unheard: (() => void)[] | null = null;
const carrier: Carrier = {
  ...line.carrier,
  listen: (heard) => line.carrier.listen((message) => (unheard ? unheard.push(() => heard(message)) : heard(message))),
};

export async function open(bots: number, customs: Partial<Customs> = {}): Promise<string> {
  const game = await load('chicago-express');
  const seats = Array.from({ length: 3 }, (_, at) => ({ name: `P${at}`, bot: at >= 3 - bots ? 'directed' : null }));
  await tables.setPace(1);
  const opened = await tables.open({
    ...{ game: game.id, name: 'A game', options: defaultOptions(game.options), seats },
    ...customs,
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  return opened.id;
}

export async function follow(table: string): Promise<void> {
  await tables.setPace(1);
  client?.leave();
  client = createTableClient({
    ...{ carrier, table, where: 'here' },
    async load(id) {
      const texts = await loadTexts(id);
      return isGameId(id) && texts ? { game: await load(id), texts } : null;
    },
  });
  await until(() => true);
}

function until(holds: (now: TableNow) => boolean): Promise<TableNow> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`in vain: ${JSON.stringify(client?.now.value.at)}`)), 20_000);
    const look = () => {
      const now = client?.now.value;
      if (now?.at !== 'table' || !holds(now.now)) return;
      clearTimeout(late);
      deaf?.();
      resolve(now.now);
    };
    const deaf = client?.now.follow(look);
    look();
  });
}

const mayAct = ({ acting, mine, ending }: TableNow) => ending !== null || acting.some((seat) => mine.includes(seat));

/** Plays so many moves of those at this device; gives what became of each. */
export async function play(moves: number, from = 0): Promise<string[]> {
  const answers: string[] = [];
  for (let n = 0; n < moves; n++) {
    const now = await until(mayAct);
    if (now.ending) break;
    answers.push(await move(now, (n + from) * 7));
  }
  return answers;
}

/** Plays the n-th of the moves that there are in a position, and gives what became of it. */
async function move({ acting, mine, game, state }: TableNow, n: number): Promise<string> {
  const seat = acting.find((one) => mine.includes(one))!;
  const actions = legal(game, state, seat);
  const sent = client!.send(seat, { type: 'play', actions: [actions[n % actions.length]!] });
  hearAgain();
  const answer = await sent;
  return answer.ok ? 'done' : answer.code;
}

/** From now on nothing is heard of the table until a move is sent with `playLate`. */
export async function stopHearing(): Promise<void> {
  await until(mayAct);
  unheard = [];
}

function hearAgain(): void {
  const waiting = unheard ?? [];
  unheard = null;
  for (const hear of waiting) hear();
}

/** Plays a move in the position that was the last one heard of. */
export async function playLate(): Promise<string> {
  return await move(await until(mayAct), 0);
}

/** Sends a move and does not wait. */
export async function playAndRun(): Promise<void> {
  const now = await until(mayAct);
  const seat = now.acting.find((one) => now.mine.includes(one))!;
  void client!.send(seat, { type: 'play', actions: [legal(now.game, now.state, seat)[0]!] });
}

/** Where it stands once nothing but a person's move is awaited. */
export async function standing(least = 0) {
  const { sheet, state, moments } = await until((now) => mayAct(now) && now.sheet.seq >= least);
  return { seq: sheet.seq, chain: sheet.chain, state, entries: moments.size, resyncs: client!.resyncs };
}

/** Whether the table is still there. */
export const joining = () => client?.now.value.at;
