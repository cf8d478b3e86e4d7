/** Names under which this device keeps what is wanted before anything else. */

/** Kept by settings/keep.ts. */
export const SETTINGS = 'turntable.settings';
/** The table last looked at here and its game, so that the next visit knows it at once. */
export const LAST_TABLE = 'turntable.last-table';
