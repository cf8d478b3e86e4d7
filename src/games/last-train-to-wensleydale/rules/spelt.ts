/** Lists of small numbers as one text, to look something up by: the place and the size of those that are not 0, as few of them are. */
export function spelt(lists: readonly (readonly number[])[]): string {
  const letters: number[] = [];
  let place = 0;
  for (const list of lists)
    for (let i = 0; i < list.length; i++, place++) if (list[i] !== 0) letters.push(place, list[i]!);
  return String.fromCharCode(...letters);
}
