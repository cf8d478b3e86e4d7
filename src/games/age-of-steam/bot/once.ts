/** Thinks when it is first asked, and says the same ever after. */
export function once<T>(think: () => T): () => T {
  let known: { value: T } | null = null;
  return () => {
    known ??= { value: think() };
    return known.value;
  };
}
