/** What is wanted before anything else: names under which this device keeps it, and what the first script hands on. */

/** Kept by settings/keep.ts. */
export const SETTINGS = 'turntable.settings';
/** The table last looked at here and its game, so that the next visit knows it at once. */
export const LAST_TABLE = 'turntable.last-table';

declare global {
  interface Window {
    /** The worker of this device's tables, begun by the first script on the page of such a table. */
    tablesWorker?: Worker | undefined;
  }
}
