/** Milliseconds that a Master may think about a move: what a table may choose, and where nothing was chosen. */
export const MASTER_MS = { least: 500, usual: 2000, most: 5000 } as const;

/** The clock of a host that lets bots think: asked once a round of a search, which then plays the best so far. */
export function timeIsUp(ms: number): () => boolean {
  const until = performance.now() + ms;
  return () => performance.now() > until;
}
