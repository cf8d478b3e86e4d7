/** `turntable bench`: how fast things are, as CPU time and against a raw limit of the same run. */
import { BENCHES } from '../bench/benches.ts';
import type { Finding } from '../bench/measure.ts';
import { defineCommand } from '../command.ts';
import { breathe } from '../io.ts';
import { columns, figure } from '../layout.ts';
import { nearest } from '../nearest.ts';
import { progress } from '../progress.ts';
import { EXIT, usage } from '../stops.ts';

export const bench = defineCommand({
  name: 'bench',
  operands: [{ name: 'name', optional: true }],
  flags: {
    repeats: { type: 'number', value: 'N', min: 1, max: 99 },
    ms: { type: 'number', value: 'T', min: 1, max: 10_000 },
  },
  async run(shell, [name], flags) {
    const names = BENCHES.map((known) => known.name);
    // `server` names all of its family; what stands apart is run only when it is named.
    const chosen = BENCHES.filter((known) =>
      name === undefined ? !known.apart : known.name === name || known.name.startsWith(`${name}-`),
    );
    if (chosen.length === 0) {
      const meant = nearest(name!, names);
      if (meant) throw usage('usage.unknown-bench-meant', { name: name!, meant });
      throw usage('usage.unknown-bench', { name: name!, known: names.join(', ') });
    }
    const effort = { repeats: flags.repeats ?? 5, ms: flags.ms ?? 120 };
    const bar = progress(shell, chosen.length, shell.say('bench.label'));
    const found: Finding[] = [];
    for (const one of chosen) {
      if (shell.stop.aborted) return EXIT.interrupted;
      found.push(...(await one.run(effort)));
      bar.at(found.length);
      await breathe();
    }
    bar.clear();
    if (flags.json) shell.out(`${JSON.stringify({ effort, found })}\n`);
    else shell.out(`${columns([head(shell.say), ...found.map(row)])}\n`);
    return EXIT.ok;
  },
});

const head = (say: (key: 'bench.what' | 'bench.value' | 'bench.goal' | 'bench.limit' | 'bench.ratio') => string) => [
  say('bench.what'),
  say('bench.value'),
  '',
  say('bench.goal'),
  say('bench.limit'),
  '',
  say('bench.ratio'),
];

const row = ({ name, value, unit, goal, limit, ratio }: Finding): string[] => [
  name,
  figure(value),
  unit,
  goal,
  limit.name,
  figure(limit.value),
  `× ${figure(ratio)}`,
];
