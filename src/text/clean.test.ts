import { describe, expect, it } from 'vitest';
import { clean, isolated } from './clean.ts';
import { say, seatName, speakerFor } from './speaker.ts';

const nameOf = (raw: string) => seatName(speakerFor(null, 'en', [raw]), 0);

describe('names written by others', () => {
  it.each([
    ['bidi override', 'Ann\u202Eevil\u202C', 'Annevil'],
    ['bidi isolate left open', '\u2067Bob', 'Bob'],
    ['line break', 'Ann\nBob\u2028Cy', 'Ann Bob Cy'],
    ['escape sequence of a terminal', '\u001b[31mred', '[31mred'],
    ['zero-width space', 'A\u200Bnn', 'Ann'],
    ['lone surrogate', 'A\uD800nn', 'Ann'],
    ['no-break and double spaces', ' Ann \u00a0 Lee ', 'Ann Lee'],
    ['an emoji held together by joiners', '👩‍🚀', '👩‍🚀'],
    ['accents', 'Zoé Ångström', 'Zoé Ångström'],
  ])('%s', (_what, raw, expected) => expect(nameOf(raw)).toBe(expected));

  it('piles of accents are cut', () => expect(clean(`a${'\u0301'.repeat(500)}`)).toBe(`a${'\u0301'.repeat(4)}`));
  it('long names are cut', () => expect([...nameOf('x'.repeat(1_000_000))]).toHaveLength(40));
  it('a right-to-left name is isolated', () => expect(isolated('דנה')).toBe('\u2068דנה\u2069'));

  it.each(['', '   ', '\u200B\u200D', '\u3164\u2800'])('an invisible name gives way to the number of the seat', (raw) =>
    expect(nameOf(raw)).toBe('Player 1'),
  );

  it('a name is never read as a template', () => {
    const speaker = speakerFor(null, 'fr', ['{seat} {price:money} # $& |', 'Bob']);
    expect(say(speaker, 'event.forced', { seat: 0, kind: '{seat}' })).toBe(
      'Seul choix possible pour {seat} {price:money} # $& |\u202f: «\u202f{seat}\u202f».',
    );
  });
});
