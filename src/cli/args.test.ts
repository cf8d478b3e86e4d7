import { describe, expect, test } from 'vitest';
import { type Flags, parseArgs } from './args.ts';
import { nearest, typos } from './nearest.ts';
import { Stop } from './stops.ts';

const FLAGS = {
  games: { type: 'number', value: 'K', min: 1, max: 50 },
  seed: { type: 'text', value: 'S' },
  bots: { type: 'list', value: 'A,B' },
  option: { type: 'pairs', value: 'k=v' },
  json: { type: 'switch' },
  help: { type: 'switch' },
} as const satisfies Flags;
const OPERANDS = [{ name: 'game' }, { name: 'more', optional: true }] as const;
const parse = (...argv: string[]) => parseArgs(OPERANDS, FLAGS, argv);

function complaint(...argv: string[]): string {
  try {
    parse(...argv);
  } catch (error) {
    if (error instanceof Stop) return `${error.exit} ${error.key} ${Object.values(error.values).join(' ')}`;
    throw error;
  }
  return 'none';
}

describe('arguments', () => {
  test('flags of each type, in any order, with a space or an equals sign', () => {
    const { operands, flags } = parse(
      '--games=7',
      'toy',
      '--option',
      'a=1',
      '--option=b=2=3',
      '--bots',
      'x, y',
      '--json',
    );
    expect(operands).toEqual(['toy']);
    expect(flags).toEqual({
      games: 7,
      seed: undefined,
      bots: ['x', 'y'],
      option: [
        ['a', '1'],
        ['b', '2=3'],
      ],
      json: true,
      help: false,
    });
  });

  test('a lone dash and whatever follows a double dash are words, not flags', () => {
    expect(parse('-').operands).toEqual(['-']);
    expect(parse('--', '--games').operands).toEqual(['--games']);
  });

  test('asking for help excuses a missing word', () => {
    expect(parse('-h').flags.help).toBe(true);
  });

  test.each([
    [['toy', '--gmaes', '3'], '2 usage.unknown-flag-meant gmaes games'],
    [['toy', '--zzzzzzzz'], '2 usage.unknown-flag zzzzzzzz'],
    [['toy', '--__proto__', '1'], '2 usage.unknown-flag'],
    [['toy', '--games'], '2 usage.flag-needs-value games K'],
    [['toy', '--seed', '--json'], '2 usage.flag-needs-value seed S'],
    [['toy', '--seed='], '2 usage.flag-needs-value seed S'],
    [['toy', '--games', '0'], '2 usage.flag-number games 0 1 50'],
    [['toy', '--games', '51'], '2 usage.flag-number'],
    [['toy', '--games', '1.5'], '2 usage.flag-number'],
    [['toy', '--games', '1e1'], '2 usage.flag-number'],
    [['toy', '--games', '99999999999999999999'], '2 usage.flag-number'],
    [['toy', '--seed', 'a', '--seed', 'b'], '2 usage.flag-twice seed'],
    [['toy', '--option', 'a'], '2 usage.flag-needs-pair option a'],
    [['toy', '--option', '=a'], '2 usage.flag-needs-pair'],
    [['toy', '--json=yes'], '2 usage.flag-takes-nothing json'],
    [[], '2 usage.operand-missing game'],
    [['a', 'b', 'c'], '2 usage.operand-extra c'],
  ])('%j is refused', (argv, wanted) => {
    expect(complaint(...argv)).toContain(wanted);
  });
});

describe('the nearest name', () => {
  test('counts letters added, lost, changed and swapped', () => {
    expect(['', 'a', 'ab', 'ba', 'abc', 'xyz'].map((word) => typos(word, 'ab'))).toEqual([2, 1, 0, 1, 1, 3]);
  });
  test('takes the closest, or the one begun, or none', () => {
    const names = ['simulate', 'replay', 'play'];
    expect(nearest('smiulate', names)).toBe('simulate');
    expect(nearest('sim', names)).toBe('simulate');
    expect(nearest('repaly', names)).toBe('replay');
    expect(nearest('xyzzy-plugh', names)).toBeNull();
  });
});
