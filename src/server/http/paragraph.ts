import { good, type Reader, wrong } from '../../kernel/shape.ts';

/** No control characters but those of lines, no half of a character, and nothing that turns the direction of reading. */
export const isPlain = (raw: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  !/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Cs}/u.test(raw);

/** Longer text, of several lines. */
export const paragraph =
  (longest: number): Reader<string> =>
  (raw, at) => {
    if (typeof raw !== 'string') return wrong(at, 'expected-text');
    if (raw.length > longest) return wrong(at, 'text-too-long', { longest });
    if (!isPlain(raw)) return wrong(at, 'text-malformed');
    return good(raw);
  };
