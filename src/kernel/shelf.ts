/** A shelf with a bounded number of places: what was put there last is kept, what has lain there longest makes room. */
export interface Shelf<T> {
  get(id: string): T | undefined;
  has(id: string): boolean;
  /** Puts it in front, also when it is there already. */
  put(id: string, make: () => T): void;
}

export function createShelf<T>(places: number): Shelf<T> {
  const kept = new Map<string, T>();
  return {
    get: (id) => kept.get(id),
    has: (id) => kept.has(id),
    put(id, make) {
      const found = kept.get(id) ?? make();
      kept.delete(id);
      kept.set(id, found);
      for (const oldest of kept.keys()) {
        if (kept.size <= places) break;
        kept.delete(oldest);
      }
    },
  };
}

/** Boards of the players' own that a process keeps for each game: more than are played on at one time, and not many megabytes. */
export const OWN_BOARDS = 200;
