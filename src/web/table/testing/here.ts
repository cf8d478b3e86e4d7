/** A host of this device and pages at it, without a worker: messages still go through JSON and never at once. */
import { toy } from '../../../../tests/toy/index.ts';
import { loadForBots } from '../../../games/bot-registry.ts';
import { isGameId } from '../../../games/registry.ts';
import { seedFromText } from '../../../kernel/chance.ts';
import type { AnyBotGame } from '../../../kernel/contract.ts';
import type { FromServer } from '../../../protocol/messages.ts';
import { loadTexts } from '../../../text/catalogue.ts';
import { store } from '../../store.ts';
import { createTableClient, type Kit } from '../client.ts';
import type { Carrier, CarrierState, TableClient, TableNow } from '../contract.ts';
import { createHere, type Here } from '../here/host.ts';
import type { HereOptions } from '../here/places.ts';
import { memoryShelf } from '../here/shelf.ts';
import { thinkHere } from '../here/think.ts';

export const testGame = async (id: string): Promise<AnyBotGame | null> =>
  id === 'toy' ? (toy as unknown as AnyBotGame) : isGameId(id) ? loadForBots(id) : null;

export async function testKit(id: string): Promise<Kit | null> {
  const game = await testGame(id);
  const texts = await loadTexts(id === 'toy' ? 'chicago-express' : id);
  return game && texts && { game, texts };
}

export interface TestHere {
  readonly here: Here;
  readonly errors: unknown[];
  carrier(): Carrier & { readonly heard: FromServer[]; cut(): void; mend(): void };
  table(id: string): TableClient;
}

export function testHere(options: Partial<HereOptions> = {}): TestHere {
  const errors: unknown[] = [];
  let made = 0;
  const here = createHere({
    shelf: memoryShelf(),
    game: testGame,
    now: () => 1_000_000,
    seed: () => seedFromText(`here ${++made}`),
    id: () => `id${++made}`,
    thinker: async () => thinkHere(testGame),
    pace: 0,
    onError: (error) => errors.push(error),
    onLostThought: (error) => errors.push(error),
    ...options,
  });
  const carrier: TestHere['carrier'] = () => {
    const ears = new Set<(message: FromServer) => void>();
    const state = store<CarrierState>('up');
    const heard: FromServer[] = [];
    const tell = (message: FromServer) => {
      const text = JSON.stringify(message);
      queueMicrotask(() => {
        if (state.value !== 'up') return;
        const read = JSON.parse(text) as FromServer;
        heard.push(read);
        for (const ear of ears) ear(read);
      });
    };
    let page = here.connect(tell);
    return {
      state,
      heard,
      clockSkew: () => 0,
      send(message) {
        const text = JSON.stringify(message);
        if (state.value === 'up') queueMicrotask(() => page.hear(JSON.parse(text)));
      },
      listen(ear) {
        ears.add(ear);
        return () => ears.delete(ear);
      },
      cut() {
        state.set('down');
        page.close();
      },
      mend() {
        page = here.connect(tell);
        state.set('up');
      },
    };
  };
  return {
    here,
    errors,
    carrier,
    table: (id) => createTableClient({ carrier: carrier(), table: id, where: 'here', load: testKit }),
  };
}

/** Waits until it holds of the table, and gives what is shown then. */
export function until(client: TableClient, holds: (now: TableNow) => boolean, ms = 10_000): Promise<TableNow> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      deaf();
      reject(new Error(`waited in vain: ${JSON.stringify(client.now.value).slice(0, 400)}`));
    }, ms);
    const look = () => {
      const { value } = client.now;
      if (value.at !== 'table' || !holds(value.now)) return;
      clearTimeout(late);
      deaf();
      resolve(value.now);
    };
    const deaf = client.now.follow(look);
    look();
  });
}
