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
  const serves = tables[request.do] as (...given: readonly unknown[]) => Promise<unknown>;
  return serves(...request.with);
}
