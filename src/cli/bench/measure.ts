/** CPU time of one call: the median of several repeats, each long enough for the clock to see. */

export interface Effort {
  repeats: number;
  /** CPU milliseconds of one repeat, at least. */
  ms: number;
}

/** A figure, the raw limit measured in the same run, and how far the two are apart. */
export interface Finding {
  name: string;
  value: number;
  unit: string;
  /** What issue or design asks for. */
  goal: string;
  limit: { name: string; value: number };
  /** Time of ours over time of the raw limit: 1 = nothing left to gain. */
  ratio: number;
}

export interface Bench {
  name: string;
  /** Run by name only: it takes long, or wants the machine for itself. */
  apart?: true;
  run(effort: Effort): Promise<Finding[]> | Finding[];
}

function cpuMicros(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Kept where the optimiser cannot prove that nobody looks. */
export const sink: { value: unknown } = { value: null };

/** Microseconds of CPU per call of `once`. */
export function microsPer(once: () => unknown, { repeats, ms }: Effort): number {
  let calls = 1;
  let warm = 0;
  for (;;) {
    const spent = cpuMicros(() => loop(once, calls));
    warm += spent;
    if (spent >= ms * 1000) break;
    calls = Math.max(calls * 2, Math.ceil((calls * ms * 1000) / Math.max(spent, 1)));
  }
  // The compiler warms up for as long as is then measured.
  while (warm < repeats * ms * 1000) warm += cpuMicros(() => loop(once, calls));
  const found = Array.from({ length: repeats }, () => cpuMicros(() => loop(once, calls)) / calls);
  return found.sort((a, b) => a - b)[Math.floor(repeats / 2)]!;
}

function loop(once: () => unknown, calls: number): void {
  for (let i = 0; i < calls; i++) sink.value = once();
}
