import { describe, expect, test } from 'vitest';
import { copy } from '../../kernel/copy.ts';
import { advance } from '../../kernel/engine.ts';
import { hints } from './hints.ts';
import { lastTrain } from './index.ts';
import type { LTWAction, LTWState } from './state.ts';
import { along } from './testing/play.ts';
import { scenario } from './testing/scenario.ts';

function remarksAt(line: string, action: LTWAction) {
  const before = scenario(line);
  const after = copy(before) as LTWState;
  expect(advance(lastTrain, after, 0, action, null)).toBeNull();
  return hints.remarks({ seat: 0, actions: [action], before, after });
}

describe('remarks and their figures', () => {
  const LINE = ['settle', 'horton', 'ribblehead', 'garsdale-head', 'hawes'];
  const AT_THE_ABBEY = '3p | trains:0 | hired A2:0 B2:1 | track 0 skipton bolton-abbey | goods simon-s-seat 1';

  test('LTW-42: a sale is told with the tracks that are sold', () => {
    const tracks = along(...LINE);
    expect(
      remarksAt(`2p | sales:0 | round 5 | red 2 1 | track 0 ${LINE.join(' ')}`, {
        ...{ kind: 'sell', company: 'red', tracks },
      }),
    ).toEqual([{ key: 'sale', params: { company: 'red', tracks: LINE.length - 1 } }]);
  });

  test('LTW-75: a load is told as taken before others only where others could take it', () => {
    const carry: LTWAction = { kind: 'carry', sector: 'simon-s-seat', cargo: 'good', train: 'A2' };
    expect(remarksAt(AT_THE_ABBEY, carry)).toEqual([]);
    expect(remarksAt(`${AT_THE_ABBEY} | track 1 ilkley bolton-abbey`, carry)).toEqual([
      { key: 'load', params: { cargo: 'good', sector: 'simon-s-seat' } },
    ]);
    // Who has passed takes nothing any more.
    const passed = AT_THE_ABBEY.replace('trains:0', 'trains:0 out:1');
    expect(remarksAt(`${passed} | track 1 ilkley bolton-abbey`, carry)).toEqual([]);
  });
});
