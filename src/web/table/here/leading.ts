/** Of several tabs with the same table, one lets its bots move. Without Web Locks each does; what comes second is refused. */
export function leadByLocks(locks: LockManager): (id: string, lead: () => void) => () => void {
  return (id, lead) => {
    const given = new AbortController();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    locks
      .request(`turntable-table-${id}`, { signal: given.signal }, () => {
        lead();
        return held;
      })
      .catch(() => undefined); // given up before it was granted
    return () => {
      given.abort();
      release();
    };
  };
}
