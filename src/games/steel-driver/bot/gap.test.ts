/** The quick count of missing rails says the same as the rules' own, in every position and for every rail. */
import { expect, test } from 'vitest';
import { seedFromText, seedSource } from '../../../kernel/chance.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import { advance, start } from '../../../kernel/engine.ts';
import { isOver, toAct } from '../../../kernel/phases.ts';
import { rngOf } from '../../../kernel/rng.ts';
import { mapOf } from '../board/maps.ts';
import { steelDriverForBots as steelDriver } from '../for-bots.ts';
import { gapOf } from '../rules/transcontinental.ts';
import type { RailOwner, SDState } from '../state.ts';
import { gapNow, gapOver } from './gap.ts';

test('SD-31: rails missing up to two, before and after each free rail', () => {
  const table = { seats: 3, options: { map: 'us-reconstructed' as const }, rules: steelDriver.rules };
  const begun = start(steelDriver, table, seedSource(seedFromText('gap')));
  if (!begun.ok) throw new Error('bug: a seed left the setup waiting');
  const s = begun.state as Sealed<SDState>;
  const rng = rngOf('gap');
  const met = new Set<number>();
  while (!isOver(s) && !s.transcontinental) {
    const gap = gapNow(s);
    expect(gap.rails).toBe(Math.min(3, gapOf(s)!.rails));
    met.add(gap.rails);
    for (const link of gap.rails <= 2 ? mapOf(s).links : []) {
      if (s.rails[link.index] !== 'free') continue;
      const rails: RailOwner[] = [...s.rails];
      rails[link.index] = 'red';
      expect(Math.min(gap.rails, gapOver(gap, link))).toBe(gapOf({ ...s, rails })!.rails);
    }
    const seat = toAct(steelDriver, s)[0]!;
    advance(steelDriver, begun.state, seat, steelDriver.brain.policy(s, seat, rng), null);
  }
  expect(met).toEqual(new Set([1, 2, 3]));
});
