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

const NOT_YET: UsedTable = { joining: { at: 'joining' }, line: 'connecting', client: null };

export function useTable({ where, id, key = null }: TableAddress): UsedTable {
  const [used, setUsed] = useState<UsedTable>(NOT_YET);
  useEffect(() => {
    const client = followTable({ where, id, key });
    const show = () => setUsed({ joining: client.now.value, line: client.line.value, client });
    const deaf = [client.now.follow(show), client.line.follow(show)];
    show();
    return () => {
      for (const stop of deaf) stop();
      client.leave();
      setUsed(NOT_YET);
    };
  }, [where, id, key]);
  return used;
}
