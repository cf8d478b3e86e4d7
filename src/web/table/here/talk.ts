/** What page and worker say to each other: messages of the protocol, and requests about the tables of this device. */
import type { FromServer } from '../../../protocol/messages.ts';
import type { ToHost } from '../contract.ts';
import type { LocalTables } from '../local.ts';

/** What the worker does; the rest of `LocalTables` only a page can. */
export type Served = Omit<LocalTables, 'quota' | 'keep'>;
type Name = keyof Served;

export type Request = { [K in Name]: { no: number; do: K; with: Parameters<Served[K]> } }[Name];
export type FromPage = { said: ToHost } | { asked: Request };
export type FromWorker =
  | { told: FromServer }
  | { answered: { no: number; value: unknown } }
  | { failed: { no: number; why: string } };

/** Does what a page asks. */
export function serve(tables: Served, request: Request): Promise<unknown> {
  switch (request.do) {
    case 'open':
      return tables.open(...request.with);
    case 'list':
      return tables.list();
    case 'remove':
      return tables.remove(...request.with);
    case 'rename':
      return tables.rename(...request.with);
    case 'exportRecord':
      return tables.exportRecord(...request.with);
    case 'importRecord':
      return tables.importRecord(...request.with);
    case 'setPace':
      return tables.setPace(...request.with);
    case 'hint':
      return tables.hint(...request.with);
    case 'judge':
      return tables.judge(...request.with);
  }
}
