/** A record from a file: read and replayed before anything is kept; what is wrong with it is said in a sentence. */
import { useState } from 'preact/hooks';
import { readRecord } from '../../../kernel/read-record.ts';
import type { Problem } from '../../../kernel/record.ts';
import { loadTexts } from '../../../text/catalogue.ts';
import { sayProblem } from '../../../text/say.ts';
import { speakerFor } from '../../../text/speaker.ts';
import { go } from '../../router.ts';
import { localTables } from '../../table/lines.ts';
import { localeNow } from '../../text/say.ts';
import { t } from '../../text/say-page.ts';
import { FileField } from '../../ui/form/fields.tsx';
import { Sheet } from '../../ui/form/form.tsx';

/** The sentence for a problem, in the words of the game that the record names. */
async function sentenceFor(problem: Problem, text: string): Promise<string> {
  const read = readRecord(text);
  const texts = read.ok ? await loadTexts(read.value.game) : null;
  const names = read.ok ? read.value.seats.map(({ name }) => name) : [];
  return sayProblem(speakerFor(texts, localeNow(), names, read.ok ? read.value.options : {}), problem);
}

/** Keeps the record as a game of this device and goes there; otherwise the reason. */
export async function importText(text: string): Promise<string | null> {
  const answer = await localTables().importRecord(text);
  if (!answer.ok) return sentenceFor(answer.problem, text);
  go(`/here/${answer.id}`);
  return null;
}

export function Importer() {
  const [wrong, setWrong] = useState<string | null>(null);
  return (
    <Sheet title={t('saved.import')}>
      <p>{t('saved.import.hint')}</p>
      <FileField
        label={t('saved.import.file')}
        accept="application/json,.json"
        wrong={wrong ?? undefined}
        onFile={(file) => void file.text().then(importText).then(setWrong)}
      />
    </Sheet>
  );
}
