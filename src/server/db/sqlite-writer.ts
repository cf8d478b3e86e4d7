/**
 * The thread that writes to the embedded database. It takes every unit that waits into one transaction, so
 * that units arriving while a commit reaches the disk share the next one.
 */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { committer, type Outcome, type PlainUnit } from './sqlite-commit.ts';
import { openToWrite } from './sqlite-file.ts';

export interface WriterData {
  file: string;
  /** Most units in one transaction. */
  groupSize: number;
}
/** Sent as text: twice as cheap between threads as a structured clone. `texts`: queries that have a number from now on. */
export type ToWriter = { units: PlainUnit[]; texts?: string[] } | { close: true };
/** The same: outcomes in the order in which the units were sent, after each commit. */
export type FromWriter = { outcomes: Outcome[] } | { closed: true };

const port = parentPort!;
const { file, groupSize } = workerData as WriterData;
const db = openToWrite(file);
const told: string[] = [];
const commit = committer(db, told);
const answer = (message: FromWriter) => port.postMessage(JSON.stringify(message));

port.on('message', (message: string) => {
  let waiting: PlainUnit[] = [];
  let closing = false;
  const take = (text: string) => {
    const next = JSON.parse(text) as ToWriter;
    if ('close' in next) {
      closing = true;
      return;
    }
    if (next.texts) told.push(...next.texts);
    waiting = waiting.length > 0 ? [...waiting, ...next.units] : next.units;
  };
  const takeAll = () => {
    for (;;) {
      const next = receiveMessageOnPort(port);
      if (!next) return;
      take(next.message as string);
    }
  };
  take(message);
  takeAll();
  while (waiting.length > 0) {
    const group = waiting.slice(0, groupSize);
    waiting = waiting.slice(groupSize);
    answer({ outcomes: commit(group) });
    takeAll();
  }
  if (!closing) return;
  db.close();
  answer({ closed: true });
  port.close();
});
