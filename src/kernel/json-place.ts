/** Where a text stops being JSON. The messages of `JSON.parse` differ between engines and often name no place. */

const BLANK = /[ \t\n\r]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them in texts
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** The index behind a pattern that begins at `at`, or null when it does not. */
function behind(pattern: RegExp, source: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(source) ? pattern.lastIndex : null;
}

type Step = { ok: boolean; at: number };

/** Over a text in quotation marks, the first of them at `at`. */
function overText(source: string, at: number): Step {
  if (source[at] !== '"') return { ok: false, at };
  for (let i = at + 1; ; ) {
    i = behind(PLAIN, source, i)!;
    if (source[i] === '"') return { ok: true, at: i + 1 };
    const next = behind(ESCAPE, source, i);
    if (next === null) return { ok: false, at: i };
    i = next;
  }
}

/** The index of the first character that cannot stand where it stands; the length when the text ends too soon. */
function brokenIndex(source: string): number {
  const closing: string[] = [];
  let at = 0;
  let wants: 'value' | 'name' | 'more' = 'value';
  let mayClose = false; // an empty list or object
  for (;;) {
    at = behind(BLANK, source, at)!;
    const char = source[at];
    if (char === undefined) return at;
    const closes = closing.length > 0 && char === closing[closing.length - 1];
    if (closes && (wants === 'more' || mayClose)) {
      closing.pop();
      at += 1;
      wants = 'more';
    } else if (wants === 'more') {
      if (char !== ',' || closing.length === 0) return at;
      at += 1;
      wants = closing[closing.length - 1] === '}' ? 'name' : 'value';
      mayClose = false;
      continue;
    } else if (wants === 'name') {
      const name = overText(source, at);
      if (!name.ok) return name.at;
      at = behind(BLANK, source, name.at)!;
      if (source[at] !== ':') return at;
      at += 1;
      wants = 'value';
    } else if (char === '{' || char === '[') {
      closing.push(char === '{' ? '}' : ']');
      at += 1;
      wants = char === '{' ? 'name' : 'value';
      mayClose = true;
      continue;
    } else {
      const value: Step = char === '"' ? overText(source, at) : { ok: true, at: behind(SCALAR, source, at) ?? -1 };
      if (!value.ok) return value.at;
      if (value.at < 0) return at;
      at = value.at;
      wants = 'more';
    }
    mayClose = false;
  }
}

/** Line and column, both from 1, of the place where a text stops being JSON. */
export function jsonBreak(source: string): { line: number; column: number } {
  const before = source.slice(0, brokenIndex(source));
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}
