/** Damaged records: read and replayed, they may be refused or accepted, but nothing may throw. */
import type { AnyGame } from '../../kernel/contract.ts';
import { readRecord, recordFrom } from '../../kernel/read-record.ts';
import { type GameRecord, recordText } from '../../kernel/record.ts';
import { replay } from '../../kernel/replay.ts';
import { oneIn, type Rng } from '../../kernel/rng.ts';
import type { Finding } from './attack.ts';
import { damagedText, mutated } from './mutate.ts';

/** Null when the damage was dealt with. */
export function attackRecord(g: AnyGame, record: GameRecord, rng: Rng): Finding | null {
  const asText = oneIn(rng, 1, 2);
  const sent: unknown = asText ? damagedText(rng, recordText(record)) : mutated(rng, record);
  try {
    const read = asText ? readRecord(sent as string) : recordFrom(JSON.parse(JSON.stringify(sent) ?? 'null'));
    if (!read.ok) return null;
    const again = replay(g, read.value);
    // The engine's own alarm: it does not throw here, but a table would freeze on it.
    if (!again.ok && again.problem.code === 'record-bug')
      return { fault: 'threw', seat: -1, sent, detail: String(again.problem.params.message) };
    return null;
  } catch (error) {
    return { fault: 'threw', seat: -1, sent, detail: error instanceof Error ? (error.stack ?? '') : String(error) };
  }
}
