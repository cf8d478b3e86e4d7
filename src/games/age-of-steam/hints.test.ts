import { describe, expect, test } from 'vitest';
import type { Sealed } from '../../kernel/contract.ts';
import { copy } from '../../kernel/copy.ts';
import { advance } from '../../kernel/engine.ts';
import { legal } from '../../kernel/legal.ts';
import { hints } from './hints.ts';
import { ageOfSteam } from './index.ts';
import type { AosAction, AosState } from './state.ts';
import { lay } from './testing/play.ts';
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

function remarksAfter(before: AosState, ...actions: AosAction[]) {
  const after = copy(before);
  for (const action of actions) expect(advance(ageOfSteam, after, 0, action, null)).toBeNull();
  return hints.remarks({ seat: 0, actions, before, after });
}

describe('dangers and their figures', () => {
  test('AOS-59, AOS-60: expenses, what is there to pay them, and the steps that a share saves', () => {
    // Seven shares and three of the engine are 10; 2 in hand and 4 of income leave 4 missing.
    const short = scenario('3p | turn 4 | income 4 4 4 | cash 2 9 9 | shares 7 7 7 | engine 3 3 3 | shares:0');
    expect(remarksAfter(short, { kind: 'issue', shares: 1 })).toEqual([
      // Five dollars more, one of expenses more.
      { key: 'short', params: { need: 10, have: 6, steps: 4 }, danger: true },
    ]);
    // 3 of income cannot be lowered by 7.
    const ruin = scenario('3p | turn 4 | income 3 4 4 | cash 0 9 9 | shares 7 7 7 | engine 3 3 3 | shares:0');
    expect(remarksAfter(ruin, { kind: 'issue', shares: 1 })).toEqual([
      { key: 'survival', params: { need: 10, have: 3 }, danger: true },
    ]);
  });

  const LOOSE =
    '3p | turn 6 | income 9 9 9 | cash 9 9 9 | shares 5 5 5 | engine 2 2 2 | C7 0-3:0 | C6 0-3:0 | cubes C8 blue | build:0';

  test('AOS-34: a line that does not grow is lost: told by where it lies when the turn keeps it', () => {
    const s = scenario(LOOSE);
    const grown = legal(ageOfSteam, s, 0).find((action) => action.kind === 'lay' && action.hex === 'C5')!;
    const [danger] = remarksAfter(s, grown);
    expect(danger).toMatchObject({ key: 'lost-line', danger: true });
    expect(['C6', 'C7']).toContain(danger!.params.hex);
    expect(remarksAfter(s, grown, { kind: 'end-build' })[0]).toEqual(danger);
    expect(remarksAfter(s, { kind: 'end-build' })).toEqual([]);
  });

  test('AOS-34: a line that has grown in this build is in no danger any more', () => {
    const draft = copy(scenario(LOOSE));
    const layOn = (hex: string) => legal(ageOfSteam, draft, 0).find((one) => one.kind === 'lay' && one.hex === hex)!;
    expect(advance(ageOfSteam, draft, 0, layOn('C5'), null)).toBeNull();
    expect(remarksAfter(draft, { kind: 'end-build' })).toEqual([]);
  });

  const build = (track: string) =>
    scenario(`3p | turn 6 | income 9 9 9 | cash 30 9 9 | shares 5 5 5 | engine 2 2 2 | ${track} | build:0`);
  const lines = (remarks: ReturnType<typeof remarksAfter>) => remarks.filter(({ key }) => key === 'lost-line');

  test('AOS-37: a loose end that is only turned keeps nothing, whatever is laid on the edge that it left', () => {
    // From Evansville; the section that takes its edge lengthens the line from Cincinnati.
    const s = build('L9 1-4:0 | K10 3-4:0');
    for (const more of [[], [{ kind: 'end-build' } as const]])
      expect(lines(remarksAfter(s, lay('K10', '0-4 1-3'), ...more)).map(({ params }) => params.hex)).toEqual(['L9']);
  });

  test('AOS-37: a loose end that is turned into a city keeps its line, also where it was named by that end', () => {
    const s = build('C7 0-3:0 | C6 0-3:0 | C5 3-5:0 | B4 1-2:0');
    expect(lines(remarksAfter(s, lay('B4', '0-2'))).map(({ params }) => params.hex)).toEqual(['B4']);
  });
});
