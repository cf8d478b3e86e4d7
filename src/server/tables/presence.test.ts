import { expect, test } from 'vitest';
import { forgetDead, type PresenceElsewhere } from './presence.ts';

test('what a process that has died said of its listeners is taken out', () => {
  const said = (at: number) => ({ seats: [0], watchers: 0, at });
  const elsewhere: PresenceElsewhere = new Map([
    [
      'both',
      new Map([
        ['dead', said(0)],
        ['alive', said(60_000)],
      ]),
    ],
    ['old', new Map([['dead', said(0)]])],
  ]);
  forgetDead(elsewhere, 90_000);
  expect([...elsewhere.keys()]).toEqual(['both', 'old']);
  forgetDead(elsewhere, 90_001);
  expect([...elsewhere].map(([table, by]) => [table, ...by.keys()])).toEqual([['both', 'alive']]);
});
