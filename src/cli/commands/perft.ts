/** `turntable perft`: counts the sequences of legal actions, depth by depth. */
import { seedSource } from '../../kernel/chance.ts';
import { start } from '../../kernel/engine.ts';
import { perft as count } from '../../kernel/perft.ts';
import { defineCommand } from '../command.ts';
import { breathe } from '../io.ts';
import { columns, figure } from '../layout.ts';
import { seedOf, settingOf, TABLE_FLAGS } from '../setting.ts';
import { EXIT, usage } from '../stops.ts';

export const perft = defineCommand({
  name: 'perft',
  operands: [{ name: 'game' }],
  flags: { ...TABLE_FLAGS, depth: { type: 'number', value: 'd', min: 0, max: 20 } },
  async run(shell, [game], flags) {
    if (flags.depth === undefined) throw usage('usage.flag-missing', { flag: 'depth', value: 'd' });
    const { g, table, seed } = await settingOf(shell, game!, flags);
    const source = seedSource(seedOf(seed));
    const begun = start(g, table, source);
    if (!begun.ok) throw new Error('bug: a seed left the setup waiting');
    const counts: number[] = [];
    const rows: string[][] = [[shell.say('perft.depth'), shell.say('perft.sequences'), shell.say('perft.seconds')]];
    for (let depth = 0; depth <= flags.depth && !shell.stop.aborted; depth++) {
      const cpu = process.cpuUsage();
      counts.push(count(g, begun.state, depth, source));
      const { user, system } = process.cpuUsage(cpu);
      rows.push([`${depth}`, `${counts[depth]}`, figure((user + system) / 1e6)]);
      await breathe();
    }
    const whole = counts.length === flags.depth + 1;
    if (flags.json) shell.out(`${JSON.stringify({ game: g.id, players: table.seats, seed, counts })}\n`);
    else shell.out(`${columns(rows)}\n`);
    return whole ? EXIT.ok : EXIT.interrupted;
  },
});
