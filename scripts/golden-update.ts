/**
 * Usage: npm run golden:update
 * Replays every recorded game (src/games/<game>/golden/<name>.json) and writes its transcript beside it. Read
 * the differences before committing them: they are what the change does to a real game.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { goldens, readGolden, transcriptOf } from '../tests/support/golden.ts';

let changed = 0;
for (const golden of goldens()) {
  const text = await transcriptOf(readGolden(golden));
  if (existsSync(golden.txt) && readFileSync(golden.txt, 'utf8') === text) continue;
  writeFileSync(golden.txt, text);
  console.log(`written: ${golden.txt}`);
  changed += 1;
}
console.log(`${goldens().length} recorded games, ${changed} transcripts written`);
