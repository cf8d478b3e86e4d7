/**
 * The thread that writes to the embedded database. It takes every unit that waits into one transaction, so
 * that units arriving while a commit reaches the disk share the next one. Units come from the main thread, and through
 * doors straight from the engine's workers: then the main thread is told after the commit, and not asked before it.
 */
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { committer, type Outcome, type PlainUnit } from './sqlite-commit.ts';
import { openToWrite } from './sqlite-file.ts';
import type {
  DoorAnswers,
  DoorUnit,
  FromDoor,
  FromWriter,
  NewDoor,
  ToWriter,
  WriterData,
} from './sqlite-writer-talk.ts';

interface Source {
  port: MessagePort;
  take(message: unknown): void;
  answer(outcomes: Outcome[], texts: string[]): void;
}
interface Waiting {
  unit: PlainUnit;
  texts: readonly string[];
  of: Source;
}

const main = parentPort!;
const { file, groupSize, counts } = workerData as WriterData;
const db = openToWrite(file);
const told: string[] = [];
const commit = committer(db, told);
const [UNITS, CONFLICTS, ERRORS, TRANSACTIONS] = [0, 1, 2, 3] as const;
const counted = new Float64Array(counts);
const NO_TEXTS: readonly string[] = [];
let waiting: Waiting[] = [];
let closing = false;

const toMain = (message: FromWriter) => main.postMessage(JSON.stringify(message));
const sources: Source[] = [
  {
    port: main,
    take(message) {
      if (typeof message !== 'string') return openDoor(message as NewDoor);
      const next = JSON.parse(message) as ToWriter;
      if ('close' in next) {
        closing = true;
        return;
      }
      if (next.texts) told.push(...next.texts);
      for (const unit of next.units) waiting.push({ unit, texts: NO_TEXTS, of: sources[0]! });
    },
    answer: (outcomes) => toMain({ outcomes }),
  },
];

function openDoor({ hand, ear }: NewDoor): void {
  const door: Source = {
    port: hand,
    take(message) {
      const [units, ...texts] = message as FromDoor;
      let at = 0;
      for (const [unit, count] of JSON.parse(units) as DoorUnit[]) {
        waiting.push({ unit, texts: texts.slice(at, at + count), of: door });
        at += count;
      }
    },
    answer: (outcomes, texts) => ear.postMessage([JSON.stringify(outcomes), ...texts] satisfies DoorAnswers),
  };
  sources.push(door);
  hand.on('message', (message) => work(door, message));
  // Its worker has gone; what it handed over before is written all the same.
  hand.on('close', () => {
    sources.splice(sources.indexOf(door), 1);
    ear.close();
  });
}

/** What waits at every door, so that one commit serves all. The main thread comes first: it tells what numbers mean. */
function takeAll(): void {
  for (const source of sources)
    for (let next = receiveMessageOnPort(source.port); next; next = receiveMessageOnPort(source.port))
      source.take(next.message);
}

function count(outcomes: readonly Outcome[]): void {
  let done = 0;
  for (const outcome of outcomes)
    if (Array.isArray(outcome)) done += 1;
    else counted[outcome === 'conflict' ? CONFLICTS : ERRORS]! += 1;
  counted[UNITS]! += done;
  if (done > 0) counted[TRANSACTIONS]! += 1;
}

function work(source: Source, message: unknown): void {
  source.take(message);
  takeAll();
  while (waiting.length > 0) {
    const group = waiting.slice(0, groupSize);
    waiting = waiting.slice(groupSize);
    const outcomes = commit(group.map(({ unit }) => unit));
    count(outcomes);
    for (const of of new Set(group.map((one) => one.of))) {
      const isOurs = (one: Waiting) => one.of === of;
      const ours = group.filter(isOurs);
      of.answer(
        ours.length === group.length ? outcomes : outcomes.filter((_, i) => isOurs(group[i]!)),
        ours.flatMap(({ texts }) => texts),
      );
    }
    takeAll();
  }
  if (!closing) return;
  db.close();
  toMain({ closed: true });
  for (const { port } of sources) port.close();
}

main.on('message', (message) => work(sources[0]!, message));
