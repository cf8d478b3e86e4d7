import { expect } from 'vitest';
import { canonical } from '../../src/kernel/hash.ts';

/** Deep equality of JSON: quick when it holds, with vitest's own picture of the difference when it does not. */
export function expectSame(found: unknown, wanted: unknown, why?: string): void {
  if (canonical(found) === canonical(wanted)) return;
  expect(found, why).toStrictEqual(wanted);
  expect.fail(`differs from what was wanted ${why ?? ''}`);
}
