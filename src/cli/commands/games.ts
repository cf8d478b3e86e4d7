/** `turntable games`: games, maps, options, player counts. */
import type { AnyGame } from '../../kernel/contract.ts';
import { defaultOptions } from '../../kernel/options.ts';
import { defineCommand } from '../command.ts';
import type { Shell } from '../io.ts';
import { columns } from '../layout.ts';
import { gameName, optionName, optionValueName, speakerOf } from '../speech.ts';
import { EXIT } from '../stops.ts';

export const games = defineCommand({
  name: 'games',
  operands: [],
  flags: {},
  async run(shell, _operands, flags) {
    const modules = await Promise.all(shell.games.map((entry) => entry.load()));
    if (flags.json) shell.out(`${JSON.stringify(modules.map(describe), null, 2)}\n`);
    else for (const g of modules) shell.out(`${await paragraph(shell, g)}\n`);
    return EXIT.ok;
  },
});

const describe = (g: AnyGame) => ({
  id: g.id,
  rules: g.rules,
  players: countsOf(g),
  maps: g.options.map?.values ?? [],
  options: Object.fromEntries(
    Object.entries(g.options).map(([key, spec]) => [key, { values: spec.values, default: spec.default }]),
  ),
  ...(g.presets ? { presets: g.presets } : {}),
});

/** Every number of players that some map allows. */
function countsOf(g: AnyGame): number[] {
  const base = defaultOptions(g.options);
  const each = (g.options.map?.values ?? [null]).map((map) => (map === null ? base : { ...base, map }));
  return [...new Set(each.flatMap((options) => g.seatCounts(options)))].sort((a, b) => a - b);
}

async function paragraph(shell: Shell, g: AnyGame): Promise<string> {
  const { say } = shell;
  const base = defaultOptions(g.options);
  const speaker = await speakerOf(g.id, say.lang, [], base);
  const rows = Object.entries(g.options).flatMap(([key, spec]) =>
    spec.values.map((value, i) => [
      i === 0 ? `  --${key === 'map' ? 'map' : `option ${key}=`}` : '',
      String(value),
      `${optionValueName(speaker, key, value)}${value === spec.default ? ` (${say('games.default')})` : ''}`,
      i === 0 ? optionName(speaker, key) : '',
    ]),
  );
  const head = `${g.id}: ${gameName(speaker, g)}`;
  const facts = say('games.players', { players: countsOf(g).join(', '), rules: g.rules });
  const presets = Object.keys(g.presets ?? {}).map((name) => `  --preset ${name}`);
  return [head, `  ${facts}`, ...(rows.length > 0 ? [columns(rows)] : []), ...presets].join('\n');
}
