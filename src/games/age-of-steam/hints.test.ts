import { describe, expect, test } from 'vitest';
import type { Sealed } from '../../kernel/contract.ts';
import { hints } from './hints.ts';
import type { AosState } from './state.ts';
import { scenario } from './testing/scenario.ts';

describe('remarks on a bid', () => {
  const remarksAt = (before: Sealed<AosState>) =>
    hints.remarks({ seat: 0, actions: [{ kind: 'bid', amount: 1 }], before, after: before }).map(({ key }) => key);

  test('AOS-18: in the bidding for turn order a bid is told with the place that passing would give', () => {
    expect(remarksAt(scenario('3p | auction:0 in:0,1,2'))).toContain('place');
  });

  test('AOS-18: a bid that belongs to a later phase of the advised turn says nothing of places, and breaks nothing', () => {
    expect(remarksAt(scenario('3p | shares:0'))).not.toContain('place');
  });
});
