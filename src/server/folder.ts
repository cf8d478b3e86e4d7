import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** One step after the other: Node's own recursive way never comes back from a file system that makes no folders. */
export function makeFolder(folder: string, mode?: number): void {
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, mode);
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
