/** How long the page's own thread worked until a frame was painted: from the browser's trace of its tasks. */
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

/** Milliseconds: until the frame was painted, and what the thread worked meanwhile. */
export interface Waited {
  readonly painted: number;
  readonly work: number;
}

const CATEGORIES = ['toplevel', 'blink.user_timing'];
const TASK = 'ThreadControllerImpl::RunTask';

async function traced(cdp: CDPSession, during: () => Promise<void>): Promise<Traced[]> {
  const events: Traced[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as Traced[]));
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: CATEGORIES } });
  await during();
  const complete = new Promise((told) => cdp.once('Tracing.tracingComplete', told));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  return events;
}

/**
 * From `performance.mark(from)` to the end of each frame in which the page has set a mark of `frames`. A frame is one task:
 * callbacks, style, layout, paint and commit, so that a mark set by a callback names its frame.
 */
export async function waitFor<F extends string>(
  cdp: CDPSession,
  from: string,
  frames: readonly F[],
  during: () => Promise<void>,
): Promise<Record<F, Waited>> {
  const events = await traced(cdp, during);
  const marked = (name: string) => {
    const found = events.filter((one) => one.name === name && one.cat.includes('user_timing'));
    if (found.length !== 1) throw new Error(`the page has set the mark ${name} ${found.length} times`);
    return found[0]!;
  };
  const start = marked(from);
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name === TASK && ph === 'X' && pid === start.pid && tid === start.tid,
  );
  const until = (end: number): Waited => ({
    painted: (end - start.ts) / 1000,
    work:
      tasks.reduce((sum, { ts, dur = 0, tdur = dur }) => {
        const shared = Math.min(ts + dur, end) - Math.max(ts, start.ts);
        return shared > 0 && dur > 0 ? sum + tdur * (shared / dur) : sum;
      }, 0) / 1000,
  });
  const frameOf = (mark: Traced): number => {
    const task = tasks.find(({ ts, dur = 0 }) => ts <= mark.ts && mark.ts <= ts + dur);
    if (!task) throw new Error(`no task of the page has set the mark ${mark.name}`);
    return task.ts + (task.dur ?? 0);
  };
  const waits = frames.map((frame) => [frame, until(frameOf(marked(frame)))] as const);
  return Object.fromEntries(waits) as Record<F, Waited>;
}
