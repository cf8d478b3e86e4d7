/** Text in a drawing does not break by itself: at most so many lines of so many letters, the last one cut with a dot. */
export function wrapped(text: string, letters: number, lines: number): string[] {
  const done: string[] = [];
  let line = '';
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if ([...longer].length <= letters || line === '') line = longer;
    else {
      done.push(line);
      line = word;
    }
  }
  if (line !== '') done.push(line);
  const kept = done.slice(0, lines);
  const last = kept.at(-1);
  if (last === undefined) return [''];
  const cut = done.length > lines || [...last].length > letters;
  return cut
    ? [
        ...kept.slice(0, -1),
        `${[...last]
          .slice(0, letters - 1)
          .join('')
          .trimEnd()}…`,
      ]
    : kept;
}
