/** Before all: the client is built from the sources as they stand. */
import { ensureClient } from '../../../scripts/client.ts';

export const setup = (): Promise<void> => ensureClient((line) => console.log(line));
