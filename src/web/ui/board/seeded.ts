/** Chance for textures alone: always the same for the same place, so that a board never shimmers between drawings. */
export function seeded(id: string): () => number {
  let a = [...id].reduce((hash, c) => (hash * 31 + c.charCodeAt(0)) | 0, 7);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
