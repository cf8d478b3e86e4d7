import { describe, expect, it } from 'vitest';
import { chicagoExpressTexts } from '../../src/games/chicago-express/text/index.ts';
import { type Body, SEAT_REASONS, type SeatReason } from '../../src/table/log.ts';
import { REFUSAL_CODES, type Refusal, type RefusalCode } from '../../src/table/refusal.ts';
import type { Seen } from '../../src/table/sight.ts';
import { NOTE_CODES, type Note, type NoteCode, STOP_REASONS, type StopReason } from '../../src/table/work.ts';
import { LOCALES } from '../../src/text/locale.ts';
import { sayEntry, sayNote, sayRefusal } from '../../src/text/say-table.ts';
import { speakerFor } from '../../src/text/speaker.ts';
import { tableEn } from '../../src/text/table.en.ts';
import { type TableKey, tableFr } from '../../src/text/table.fr.ts';
import { holesOf } from '../../src/text/template.ts';

/** Entries told by a line of their own; an action is told by what the game says of it. */
type Plain = Exclude<Body['type'], 'action' | 'undo' | 'ask' | 'answer' | 'seat'>;
type Wanted =
  | `refusal.${RefusalCode}`
  | `note.${NoteCode}`
  | `stop.${StopReason}`
  | `entry.${Plain}`
  | `entry.${'hidden' | 'undo' | 'undo-host' | 'ask-undo' | 'ask-end' | 'answer-yes' | 'answer-no'}`
  | `entry.seat-${SeatReason}`;
/** Neither a key too few nor one too many: either would not compile. */
const wanted: Record<Wanted, string> = tableFr;
const known: Record<TableKey, string> = wanted;

const speakers = LOCALES.map((locale) => speakerFor(chicagoExpressTexts, locale, ['Ann', 'Bob', 'Cy']));
const [, en] = speakers as [(typeof speakers)[0], (typeof speakers)[0]];
const WHOLE = /^\p{Lu}[^{}|…]*[.!]$/u;

/** What the table gives with each code; the others come alone. */
const MORE: Partial<Record<Refusal['code'], Partial<Refusal>>> = {
  malformed: { params: { at: 'do.type', shape: 'not-one-of', values: 'play, undo' } },
  'from-the-future': { params: { head: 12 } },
  frozen: { params: { why: 'bug' } },
  illegal: { index: 1, violation: { code: 'no-locomotive', rule: 'CE-31', params: { company: 'prr' } } },
  'beyond-chance': { index: 2 },
  'chance-incomplete': {
    waiting: { point: 'first-seat', index: 0, refused: null, ask: { type: 'number', from: 0, to: 2 } },
  },
  'undo-crosses-chance': { params: { seq: 7 } },
  'order-unknown': { index: 0 },
  'order-malformed': { index: 0 },
};
const stamp = { seq: 9, at: 0 };
const ENTRIES: Seen[] = [
  { ...stamp, type: 'open' },
  { ...stamp, type: 'open', hidden: true },
  { ...stamp, type: 'action', hidden: true, seat: 1, by: 'person' },
  { ...stamp, type: 'action', seat: 1, action: { kind: 'pass' }, by: 'person' },
  { ...stamp, type: 'chance', seat: 1 },
  { ...stamp, type: 'undo', seat: 1, to: 4 },
  { ...stamp, type: 'undo', seat: null, to: 4 },
  { ...stamp, type: 'redo', seat: 1, to: 6 },
  { ...stamp, type: 'ask', seat: 1, question: { type: 'undo', to: 4 } },
  { ...stamp, type: 'ask', seat: 1, question: { type: 'end' } },
  { ...stamp, type: 'answer', seat: 1, ask: 3, yes: true },
  { ...stamp, type: 'answer', seat: 1, ask: 3, yes: false },
  ...SEAT_REASONS.map(
    (why): Seen => ({ ...stamp, type: 'seat', seat: 1, now: { id: 'x', name: 'Zoé', mode: 'person' }, why }),
  ),
  { ...stamp, type: 'flag', seat: 1 },
  { ...stamp, type: 'freeze', why: 'bug' },
  { ...stamp, type: 'unfreeze' },
  { ...stamp, type: 'end', why: 'agreed' },
];

describe('the lines about a table', () => {
  it('every code of the table has a line, and every line a code', () => {
    for (const code of REFUSAL_CODES) expect(known).toHaveProperty([`refusal.${code}`]);
    for (const key of Object.keys(known).filter((k) => k.startsWith('refusal.')))
      expect(REFUSAL_CODES).toContain(key.slice('refusal.'.length));
  });

  it('both languages need the same params', () => {
    for (const key of Object.keys(tableFr) as (keyof typeof tableFr)[])
      expect(holesOf(tableEn[key]).sort(), key).toEqual(holesOf(tableFr[key]).sort());
  });

  it.each(REFUSAL_CODES)('refusal %s is a whole sentence', (code) => {
    const refusal: Refusal = { ok: false, code, ...MORE[code] };
    for (const speaker of speakers) expect(sayRefusal(speaker, refusal)).toMatch(WHOLE);
  });

  it('a single move that is refused gives the rule alone', () => {
    const violation = { code: 'dial-red', rule: 'CE-16', params: { dial: 'auction' } };
    const refused = (index: number): Refusal => ({ ok: false, code: 'illegal', index, violation });
    expect(sayRefusal(en, refused(0))).toBe('The dial “auction” is in the red: choose another game action.');
    expect(sayRefusal(en, refused(1))).toBe(
      'Move no. 2 of those sent is refused, nothing has been played. The dial “auction” is in the red: choose another game action.',
    );
  });

  it.each(NOTE_CODES)('note %s is whole, with the reasons of table and game', (code) => {
    const notes = [...STOP_REASONS, 'above-limit', 'chicago-reached'].map((why): Note => ({ to: 0, code, why }));
    for (const note of notes) for (const speaker of speakers) expect(sayNote(speaker, note)).toMatch(WHOLE);
  });

  it.each(ENTRIES)('an entry $type is told', (entry) => {
    for (const speaker of speakers) expect(sayEntry(speaker, entry)).toMatch(WHOLE);
  });
});
