/**
 * Lists of small numbers as one text, to look something up by: of those that are not 0, as few of them are, how far each lies from the one
 * before and its size. Steps and not places: a text of small letters takes half the room.
 */
export function spelt(lists: readonly (readonly number[])[]): string {
  const letters: number[] = [];
  let step = 0;
  for (const list of lists)
    for (let i = 0; i < list.length; i++, step++) {
      const number = list[i]!;
      if (number === 0) continue;
      letters.push(step, number);
      step = 0;
    }
  return String.fromCharCode(...letters);
}
