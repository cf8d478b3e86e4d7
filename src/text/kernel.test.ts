import { describe, expect, it } from 'vitest';
import { KERNEL_CODES } from '../kernel/contract.ts';
import { readRecord } from '../kernel/read-record.ts';
import { type Problem, RECORD_CODES } from '../kernel/record.ts';
import { SHAPE_CODES } from '../kernel/shape.ts';
import { kernelEn } from './kernel.en.ts';
import { kernelFr } from './kernel.fr.ts';
import { LOCALES } from './locale.ts';
import { sayOutcome, sayProblem, sayViolation, sayWaiting } from './say.ts';
import { speakerFor } from './speaker.ts';
import { holesOf } from './template.ts';

/** What each code of the kernel is given with, as the kernel gives it. */
const PARAMS: Record<string, Record<string, string | number>> = {
  'chance-impossible': { point: 'growth', value: 9, index: 2 },
  'record-too-large': { most: 4_000_000 },
  'record-not-json': { line: 3, column: 14 },
  'record-foreign': { format: 'turntable-record' },
  'record-version': { known: 1 },
  'record-rules': { known: 1 },
  'record-seats': { allowed: '2, 3' },
  'record-chance-missing': { point: 'growth' },
  'record-chance-impossible': { point: 'growth', value: 9 },
  'record-hash-differs': { expected: 'aa', found: 'bb' },
  'record-start-broken': { breach: 'seats-differ' },
  'record-bug': { message: 'Error: bug: x' },
  'number-too-small': { min: 1 },
  'number-too-large': { max: 1 },
  'not-one-of': { values: 'a, b' },
  'text-too-long': { longest: 40 },
  'list-too-long': { longest: 12 },
  'list-too-short': { shortest: 1 },
};
const speakers = LOCALES.map((locale) => speakerFor(null, locale, ['Ann', 'Bob', 'Cy']));
const [fr, en] = speakers as [(typeof speakers)[0], (typeof speakers)[0]];
const UNFILLED = /[{}|…]|undefined|NaN|\[object/;

describe('the lines about any game', () => {
  it('both languages need the same params', () => {
    for (const key of Object.keys(kernelFr) as (keyof typeof kernelFr)[])
      expect(holesOf(kernelEn[key]).sort(), key).toEqual(holesOf(kernelFr[key]).sort());
  });

  it('every refusal and every problem is a whole sentence in both languages', () => {
    for (const speaker of speakers) {
      for (const code of KERNEL_CODES) {
        const text = sayViolation(speaker, { code, rule: 'X-1', params: PARAMS[code] ?? {} });
        expect(text, code).not.toMatch(UNFILLED);
        expect(text, code).toMatch(/^\p{Lu}.*\.$/u);
      }
      for (const code of [...RECORD_CODES, ...SHAPE_CODES])
        for (const at of ['', 'seats', 'actions[11].chance']) {
          const problem: Problem = { at, code, params: PARAMS[code] ?? {} };
          if (code === 'record-action-illegal') problem.violation = { code: 'not-now', rule: 'X-1' };
          if (code === 'record-board-broken') problem.fault = { at: '', code: 'expected-object', params: {} };
          const text = sayProblem(speaker, problem);
          expect(text, code).not.toMatch(UNFILLED);
          expect(text, code).toMatch(/^\p{Lu}.*\.$/u);
        }
    }
  });

  it('a problem names its place and what to do', () => {
    expect(sayProblem(fr, { at: 'actions[11].action', code: 'record-action-malformed', params: {} })).toBe(
      'Coup n°\u00a012, «\u202factions[11].action\u202f»\u202f: ce n’est pas un coup de ce jeu. Vérifiez comment il est écrit.',
    );
    expect(sayProblem(en, { at: '', code: 'record-too-large', params: { most: 4_000_000 } })).toBe(
      'The file is too large. A game takes at most 4,000,000 characters.',
    );
    const illegal = { code: 'not-your-turn', rule: 'X-1' } as const;
    expect(sayProblem(en, { at: 'actions[0]', code: 'record-action-illegal', params: {}, violation: illegal })).toBe(
      'Move no. 1, “actions[0]”: this move is not allowed. It is not your turn: wait until it is.',
    );
    expect(sayProblem(en, { at: 'start', code: 'record-start-broken', params: { breach: 'seats-differ' } })).toBe(
      'Field “start”: the starting position is impossible, because it has another number of players than the game. Correct it.',
    );
  });

  it('a hostile file cannot write into the sentence', () => {
    const read = readRecord('{"format":"turntable-record","version":1,"\\u202e{at}\\n\\u001b[2J":1}');
    expect(read.ok).toBe(false);
    if (!read.ok)
      expect(sayProblem(en, read.problem)).toBe(
        'Field “{at} [2J”: there is no such field. Remove it or correct its name.',
      );
  });

  it('chance is asked for in words', () => {
    const roll = { point: 'growth', index: 0, refused: null };
    expect(sayWaiting(en, { ...roll, ask: { type: 'number', from: 1, to: 6 } })).toBe(
      'Draw (growth): give a number from 1 to 6.',
    );
    expect(sayWaiting(fr, { ...roll, ask: { type: 'token', bag: { red: 2, blue: 1, gone: 0 } } })).toBe(
      'Tirage (growth)\u202f: donnez red ou blue.',
    );
    expect(sayWaiting(en, { ...roll, ask: { type: 'token', bag: {} } })).toBe('Draw (growth): give its result.');
    expect(sayWaiting(en, { ...roll, ask: null })).toBe('Waiting for the table to show what was hidden.');
  });

  const ranking = [
    { seat: 2, place: 1, score: 40 },
    { seat: 0, place: 1, score: 40 },
    { seat: 1, place: 3, score: 7 },
  ];

  it('a shared win is told as one', () => {
    expect(sayOutcome(fr, { ranking, reasons: [] })).toEqual([
      'Cy et Ann se partagent la victoire avec 40.',
      '3e place\u202f: Bob, 7.',
    ]);
    expect(sayOutcome(en, { ranking: ranking.slice(0, 1), reasons: [] }, ranking[0]!.seat)[0]).toMatch(/^You win with/);
    expect(sayOutcome(fr, { ranking: ranking.slice(0, 1), reasons: [] }, ranking[0]!.seat)[0]).toMatch(
      /^Vous gagnez avec/,
    );
    expect(sayOutcome(en, { ranking: ranking.slice(1), reasons: ['x'] })).toEqual([
      'Ann wins with 40.',
      '3rd place: Bob, 7.',
      'The game ended because x.',
    ]);
  });

  it('whoever lost has no place, and may be everybody', () => {
    const lost = [2, 0];
    expect(sayOutcome(en, { ranking, reasons: [], lost })).toEqual(['3rd place: Bob, 7.', 'Cy and Ann have lost.']);
    expect(sayOutcome(fr, { ranking: ranking.slice(1), reasons: [], lost: [0, 1] })).toEqual(['Ann et Bob ont perdu.']);
  });
});
