/**
 * Templates of catalogues: `{seat} pays {price:money} for {n:plural|# share|# shares}.`
 * A hole is a name, a format after a colon, and forms after bars; `#` in a form is the number.
 */

export interface Hole {
  name: string;
  format: string | null;
  forms: string[];
}
export type Part = string | Hole;

const HOLE = /\{([a-zA-Z]+)(?::([a-z-]+))?((?:\|[^{}|]*)*)\}/g;

/** The parts of a template of ours. */
export function parseTemplate(template: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const found of template.matchAll(HOLE)) {
    if (found.index > at) parts.push(template.slice(at, found.index));
    parts.push({ name: found[1]!, format: found[2] ?? null, forms: found[3] ? found[3].slice(1).split('|') : [] });
    at = found.index + found[0].length;
  }
  if (at < template.length) parts.push(template.slice(at));
  return parts;
}

/** The names of the params that a template needs. */
export const holesOf = (template: string): string[] =>
  parseTemplate(template).flatMap((part) => (typeof part === 'string' ? [] : [part.name]));
