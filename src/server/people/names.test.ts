import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guestName, nameKey, readName } from './names.ts';

test.each(['Ana', 'Jean-Luc', 'O’Hara', 'Łukasz 2', 'Дмитрий', '山田太郎', 'محمد', 'Ñandú', 'A.B. Clark'])(
  '%s is a name',
  (name) => {
    expect(readName(name)).toMatchObject({ ok: true, name });
  },
);

test('spaces are drawn together and compatibility forms folded', () => {
  expect(readName('  Ｊｏｈｎ \t  Ｄｏｅ ')).toMatchObject({ ok: true, name: 'John Doe' });
});

test.each([
  'a\u0000b',
  'a\u202eb',
  'a\u2066b',
  'a\u200db',
  '\u3164\u3164',
  'a  -  b!',
  '--',
  'a\u0301\u0301\u0301b',
  '<b>x</b>',
])('%j is none', (name) => {
  expect(readName(name)).toMatchObject({ ok: false });
});

test('two ways of writing one name have one key', () => {
  expect(new Set(['Paul', 'PAUL', 'Pául', 'P a u l', 'paul.', 'Pau1', 'PauI'].map(nameKey)).size).toBe(1);
  expect(nameKey('Paul')).not.toBe(nameKey('Paula'));
});

test('names made for guests are names', () => {
  for (const locale of ['fr', 'en']) expect(readName(guestName(locale))).toMatchObject({ ok: true });
});

test('whatever is given, what comes out is clean, and reading it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (raw) => {
      const read = readName(raw);
      if (!read.ok) return;
      expect(read.name).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      expect(readName(read.name)).toEqual(read);
      expect(read.key).not.toBe('');
    }),
  );
});
