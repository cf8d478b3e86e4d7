/** The clock of a host that lets bots think: asked once a round of a search, which then plays the best so far. */
export function timeIsUp(ms: number): () => boolean {
  const until = performance.now() + ms;
  return () => performance.now() > until;
}
