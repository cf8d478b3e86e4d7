/** Buckets of tokens by account and by address: so many at once, so many a second. */
interface Bucket {
  tokens: number;
  at: number;
}

export interface Rate {
  /** How many tokens are left after taking one; negative = too fast. */
  take(key: string): number;
}

/** Who goes on in spite of it all sinks down to -burst and no further. */
export function createRate(perSecond: number, burst: number, now: () => number): Rate {
  const buckets = new Map<string, Bucket>();
  let swept = now();

  /** Full buckets need not be remembered. */
  function sweep(at: number): void {
    if (at - swept < 60_000) return;
    swept = at;
    for (const [key, bucket] of buckets)
      if (bucket.tokens + ((at - bucket.at) / 1000) * perSecond >= burst) buckets.delete(key);
  }

  return {
    take(key) {
      const at = now();
      sweep(at);
      const bucket = buckets.get(key) ?? { tokens: burst, at };
      const grown = Math.min(burst, bucket.tokens + (Math.max(0, at - bucket.at) / 1000) * perSecond);
      const tokens = Math.max(-burst, grown - 1);
      buckets.set(key, { tokens, at });
      return tokens;
    },
  };
}
