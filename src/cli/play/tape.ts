/** Chance given by hand: every outcome is asked of the person with the real dice. */
import { type ChanceSource, type ChanceValue, type Drawn, tapeSource } from '../../kernel/chance.ts';
import type { Waiting } from '../../kernel/engine.ts';
import { answersTo } from '../../text/drawn.ts';

/** Asks for one outcome; null when the person breaks off. */
export type AskOutcome = (waiting: Waiting) => Promise<ChanceValue | null>;

/**
 * Runs `attempt` again and again, each time with one more outcome on the tape, until it wants no more.
 * Null when the person broke off: nothing has happened then.
 */
export async function byHand<T>(
  attempt: (source: ChanceSource) => { value: T; waiting: Waiting | null },
  ask: AskOutcome,
): Promise<T | null> {
  const visits: Drawn[] = [];
  let refused: ChanceValue | null = null;
  for (;;) {
    const { value, waiting } = attempt(tapeSource(visits));
    if (waiting === null) return value;
    if (waiting.refused !== null) {
      // Without the wrong value the next attempt says what it wants instead.
      refused = waiting.refused;
      dropLast(visits);
      continue;
    }
    if (waiting.ask === null) return value;
    const given = await ask({ ...waiting, refused });
    if (given === null) return null;
    refused = null;
    const last = visits.at(-1);
    if (waiting.index > 0 && last) last.values.push(given);
    else visits.push({ point: waiting.point, values: [given] });
  }
}

function dropLast(visits: Drawn[]): void {
  visits.at(-1)?.values.pop();
  if (visits.at(-1)?.values.length === 0) visits.pop();
}

/** What was typed, as an outcome of the kind asked for: as it is, or by the name it is listed under. */
export function readOutcome(waiting: Waiting, word: string, nameOf: (value: ChanceValue) => string): ChanceValue {
  const isWord = (name: ChanceValue) => String(name).toLowerCase() === word.toLowerCase();
  if (waiting.ask?.type === 'number' && /^-?\d{1,9}$/.test(word)) return Number(word);
  const answers = answersTo(waiting);
  return answers.find(isWord) ?? answers.find((value) => isWord(nameOf(value))) ?? word;
}
