/** How long the page's own thread worked between two marks that the page sets: from the browser's trace of its tasks. */
import type { CDPSession } from '@playwright/test';

interface Traced {
  readonly name: string;
  readonly cat: string;
  /** `X` = it has a duration. */
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: when, how long, and for how much of that the thread was running. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const CATEGORIES = ['toplevel', 'blink.user_timing'];
const TASK = 'ThreadControllerImpl::RunTask';

/** Milliseconds from `performance.mark(from)` to `performance.mark(to)`, both set while `during` runs. */
export async function workBetween<T>(
  cdp: CDPSession,
  [from, to]: readonly [from: string, to: string],
  during: () => Promise<T>,
): Promise<{ readonly done: T; readonly work: number }> {
  const events: Traced[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as Traced[]));
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: CATEGORIES } });
  const done = await during();
  const complete = new Promise((told) => cdp.once('Tracing.tracingComplete', told));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  const marked = (name: string, since = 0) =>
    events.find((one) => one.name === name && one.cat.includes('user_timing') && one.ts > since);
  const start = marked(from);
  const end = start && marked(to, start.ts);
  if (!start || !end) throw new Error(`the page has not set the marks ${from} and ${to}`);
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name === TASK && ph === 'X' && pid === start.pid && tid === start.tid,
  );
  const worked = tasks.reduce((sum, { ts, dur = 0, tdur = dur }) => {
    const shared = Math.min(ts + dur, end.ts) - Math.max(ts, start.ts);
    return shared > 0 && dur > 0 ? sum + tdur * (shared / dur) : sum;
  }, 0);
  return { done, work: worked / 1000 };
}
