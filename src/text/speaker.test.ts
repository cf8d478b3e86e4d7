import { describe, expect, it } from 'vitest';
import { fill, say, speakerFor } from './speaker.ts';
import { holesOf } from './template.ts';

const fr = speakerFor(null, 'fr', ['Ann', 'Bob', 'Cy']);
const en = speakerFor(null, 'en', ['Ann', 'Bob', 'Cy']);

describe('figures', () => {
  it('money stands where each language puts it', () => {
    expect(fill(fr, '{x:money}', { x: 12 })).toBe('12\u00a0$');
    expect(fill(en, '{x:money}', { x: 12 })).toBe('$12');
    expect(fill(fr, '{x:money}', { x: 1234 })).toBe('1\u202f234\u00a0$');
    expect(fill(en, '{x:money}', { x: 1234 })).toBe('$1,234');
  });

  it('zero is singular in French and plural in English', () => {
    const hexes = '{n:plural|# case|# cases}';
    expect([0, 1, 2].map((n) => fill(fr, hexes, { n }))).toEqual(['0 case', '1 case', '2 cases']);
    expect([0, 1, 2].map((n) => fill(en, hexes, { n }))).toEqual(['0 cases', '1 case', '2 cases']);
  });

  it('a count has a form of its own for nothing', () => {
    const left = 'a{n:count|| (+#)| (+# all)}';
    expect([0, 1, 2].map((n) => fill(en, left, { n }))).toEqual(['a', 'a (+1)', 'a (+2 all)']);
  });

  it('places are ordinal', () => {
    const places = (speaker: typeof fr) => [1, 2, 3, 4, 11, 21].map((n) => fill(speaker, '{n:ordinal}', { n }));
    expect(places(fr)).toEqual(['1re', '2e', '3e', '4e', '11e', '21e']);
    expect(places(en)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '21st']);
  });

  it('lists are joined as each language does', () => {
    expect(fill(fr, '{seats:seat}', { seats: [0, 1, 2] })).toBe('Ann, Bob et Cy');
    expect(fill(en, '{seats:seat}', { seats: [0, 1, 2] })).toBe('Ann, Bob, and Cy');
    expect(fill(en, '{seats:seat}', { seats: [] })).toBe('none');
  });
});

describe('templates', () => {
  it('French punctuation stands behind a narrow space that does not break', () => {
    expect(fill(fr, '« a » ; b : c ! d ? 5 $', {})).toBe('«\u202fa\u202f»\u202f; b\u202f: c\u202f! d\u202f? 5\u00a0$');
    expect(fill(en, '“a”; b: c! 5 $', {})).toBe('“a”; b: c! 5 $');
  });

  it('what is missing shows as an ellipsis, and an unknown key as its code', () => {
    expect(fill(en, 'Pay {x:money} or {n:plural|# a|# b}.', {})).toBe('Pay … or ….');
    expect(say(en, 'violation.from-a-newer-game')).toBe('from-a-newer-game');
  });

  it('names of the language itself are not params', () => {
    expect(fill(en, '{constructor} {toString}', {})).toBe('… …');
    expect(say(en, 'constructor')).toBe('constructor');
  });

  it('the holes of a template are known', () =>
    expect(holesOf('{a} {b:money} {c:count|x|#|#}')).toEqual(['a', 'b', 'c']));
});
