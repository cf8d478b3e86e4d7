/** A small reader of TypeScript source: enough to tell code from comments and strings, and to find imports. */

export interface Lexed {
  /** The code; each string is `"n"`, n being its place in `strings`; comments and regular expressions are blank. */
  code: string;
  strings: string[];
}

/** After these a slash begins a regular expression, not a division. */
const BEFORE_REGEX = /(^|[(,=:[!&|?{};+\-*%<>~^]|\b(return|typeof|case|in|of|do|else|void|delete|yield|await))\s*$/;

export function lex(source: string): Lexed {
  const strings: string[] = [];
  let code = '';
  /** Depth of braces at which each open `${` ends. */
  const templates: number[] = [];
  let depth = 0;
  let i = 0;
  const templateText = (): void => {
    let text = '';
    while (i < source.length && source[i] !== '`' && !source.startsWith('${', i)) {
      if (source[i] === '\\') text += source[i++];
      text += source[i++] ?? '';
    }
    code += `\`${strings.push(text) - 1}\``;
    if (source[i] === '`') {
      i += 1;
      return;
    }
    i += 2;
    templates.push(depth);
    code += ' + (';
  };
  while (i < source.length) {
    const char = source[i]!;
    if (source.startsWith('//', i)) {
      while (i < source.length && source[i] !== '\n') i += 1;
    } else if (source.startsWith('/*', i)) {
      const end = source.indexOf('*/', i + 2);
      const comment = source.slice(i, end < 0 ? source.length : end + 2);
      code += ' '.concat(comment.replace(/[^\n]/g, ''));
      i += comment.length;
    } else if (char === "'" || char === '"') {
      let text = '';
      for (i += 1; i < source.length && source[i] !== char; i++) {
        if (source[i] === '\\') text += source[i++];
        text += source[i] ?? '';
      }
      i += 1;
      code += `"${strings.push(text) - 1}"`;
    } else if (char === '`') {
      i += 1;
      templateText();
    } else if (char === '}' && templates.at(-1) === depth) {
      templates.pop();
      code += ') + ';
      i += 1;
      templateText();
    } else if (char === '/' && BEFORE_REGEX.test(code)) {
      let inClass = false;
      for (i += 1; i < source.length && (inClass || source[i] !== '/') && source[i] !== '\n'; i++) {
        if (source[i] === '[') inClass = true;
        if (source[i] === ']') inClass = false;
        if (source[i] === '\\') i += 1;
      }
      i += 1;
      code += ' /r/ ';
    } else {
      if (char === '{') depth += 1;
      if (char === '}') depth -= 1;
      code += char;
      i += 1;
    }
  }
  return { code, strings };
}

/** Everything a source imports: `import`, `export … from`, `import(…)`; null = an argument that is not a string. */
export function importsOf(source: string): (string | null)[] {
  const { code, strings } = lex(source);
  const found: (string | null)[] = [];
  for (const match of code.matchAll(/\b(?:from|import)\s*"(\d+)"/g)) found.push(strings[Number(match[1])]!);
  for (const match of code.matchAll(/(?<![.\w$])import\s*\(\s*(?:"(\d+)"\s*[,)])?/g))
    found.push(match[1] === undefined ? null : strings[Number(match[1])]!);
  return found;
}
