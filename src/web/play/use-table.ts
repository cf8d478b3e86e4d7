/** A table inside a component: followed while it is shown. */
import { useEffect, useState } from 'preact/hooks';
import type { CarrierState, Joining, TableClient } from '../table/contract.ts';
import { followTable, type TableAddress } from '../table/lines.ts';

export interface UsedTable {
  readonly joining: Joining;
  readonly line: CarrierState;
  /** Null before the first drawing is over. */
  readonly client: TableClient | null;
}

/** A host on this device has mostly answered by then: what is only on its way to it is not drawn before (milliseconds). */
const SOON = 100;

const NOT_YET: UsedTable = { joining: { at: 'joining' }, line: 'connecting', client: null };

export function useTable({ where, id, key = null }: TableAddress): UsedTable {
  const [used, setUsed] = useState<UsedTable>(NOT_YET);
  useEffect(() => {
    const client = followTable({ where, id, key });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      clearTimeout(timer);
      setUsed({ joining: client.now.value, line: client.line.value, client });
    };
    const changed = (joining: Joining) => {
      const isOnItsWay = where === 'here' && joining.at === 'table' && joining.now.sending !== null;
      clearTimeout(timer);
      if (isOnItsWay) timer = setTimeout(show, SOON);
      else show();
    };
    const deaf = [client.now.follow(changed), client.line.follow(show)];
    show();
    return () => {
      for (const stop of deaf) stop();
      clearTimeout(timer);
      client.leave();
      setUsed(NOT_YET);
    };
  }, [where, id, key]);
  return used;
}
