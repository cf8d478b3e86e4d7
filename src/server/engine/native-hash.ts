/** The system's own SHA-256 for the kernel: a worker of the engine hashes what players see at every end of a phase. */
import { hash } from 'node:crypto';
import { bringSha256 } from '../../kernel/hash.ts';

export const bringNativeHash = (): void => bringSha256((text) => hash('sha256', text, 'hex'));
