/** The door of the protocol: messages.ts says what there is, read.ts reads it. */
export * from './messages.ts';
export { parseJson, readFromServer, readToServer } from './read.ts';
export * from './tell.ts';
