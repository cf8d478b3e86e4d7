/** How far the host's clock is from ours: half of the way there and back, by the quickest answer so far. */
export interface SkewClock {
  /** A first idea, before any ping. */
  guess(hostNow: number, now: number): void;
  pong(message: { readonly at: number; readonly now: number }, received: number): void;
  /** Add to Date.now() for the host's time. */
  skew(): number;
}

/** An answer this much older counts no more: clocks drift and devices sleep. */
const FORGET_AFTER = 10 * 60_000;

export function clockOf(): SkewClock {
  let best = { way: Number.POSITIVE_INFINITY, skew: 0, at: 0 };
  return {
    guess(hostNow, now) {
      if (best.way === Number.POSITIVE_INFINITY) best = { ...best, skew: hostNow - now };
    },
    pong({ at, now }, received) {
      const way = received - at;
      if (way < 0 || (way > best.way && received - best.at < FORGET_AFTER)) return;
      best = { way, skew: Math.round(now - (at + way / 2)), at: received };
    },
    skew: () => best.skew,
  };
}
