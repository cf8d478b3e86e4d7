/** Ratings as the server's other parts use them: two hooks for the tables, one table at a time in each process. */
import type { Database, UnitQuery } from '../db/database.ts';
import type { Over } from '../tables/api.ts';
import { ensureBotAccounts } from './bots.ts';
import { rateMissed, rateTable, resultsFor } from './rate-table.ts';

export interface Rater {
  /** `Hooks.resultsOf` */
  resultsOf(over: Over): Promise<UnitQuery[]>;
  /** `Hooks.onOver`: rates the table soon; never throws. */
  onOver(over: Pick<Over, 'table' | 'state'>): void;
  /** Makes the bots' accounts, then rates what a process that died left unrated. */
  start(): Promise<void>;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

export interface RaterSettings {
  db: Database;
  now?(): number;
  log(what: { level: 'error'; event: string; table?: string; error: unknown }): void;
}

export function createRater({ db, now = Date.now, log }: RaterSettings): Rater {
  let last: Promise<unknown> = Promise.resolve();
  const queue = (event: string, work: () => Promise<unknown>, table?: string): void => {
    const failed = (error: unknown) => log({ level: 'error', event, ...(table === undefined ? {} : { table }), error });
    last = last.then(work).catch(failed);
  };
  return {
    resultsOf: (over) => resultsFor(db, over),
    onOver({ table, state }) {
      if (state === 'over') queue('rating', () => rateTable(db, table.id, now()), table.id);
    },
    async start() {
      await ensureBotAccounts(db, now());
      queue('ratings-missed', () => rateMissed(db, now()));
    },
    async stop() {
      await last;
    },
  };
}
