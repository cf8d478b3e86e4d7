/** Places named in talk: `@Pittsburgh` or `@K4` becomes something that can be pressed. */
import type { Touch } from '../../kernel/contract.ts';

interface Named {
  readonly touch: Touch;
  readonly name: string;
}

export type ChatPart = string | Named;

/** `Pittsburgh (K4)` answers to both of its names. */
const namesOf = ({ name, touch }: Named): string[] => [name.replace(/ \([^)]*\)$/, ''), touch.id];

export function splitPlaces(text: string, places: readonly Named[]): ChatPart[] {
  const parts: ChatPart[] = [];
  let rest = text;
  for (;;) {
    const at = rest.indexOf('@');
    if (at < 0) break;
    const after = rest.slice(at + 1);
    const found = longestAtStart(after, places);
    if (!found) {
      parts.push(rest.slice(0, at + 1));
      rest = after;
      continue;
    }
    if (at > 0) parts.push(rest.slice(0, at));
    parts.push({ touch: found.place.touch, name: found.place.name });
    rest = after.slice(found.length);
  }
  if (rest !== '') parts.push(rest);
  return parts;
}

function longestAtStart(text: string, places: readonly Named[]): { place: Named; length: number } | null {
  const lower = text.toLowerCase();
  let best: { place: Named; length: number } | null = null;
  for (const place of places)
    for (const name of namesOf(place)) {
      const isWhole = !/[\p{L}\p{N}]/u.test(text.charAt(name.length));
      if (name === '' || !isWhole || !lower.startsWith(name.toLowerCase())) continue;
      if (!best || name.length > best.length) best = { place, length: name.length };
    }
  return best;
}
