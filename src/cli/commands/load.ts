/** `turntable load`: plays many tables at once against a server of this machine. */
import { defineCommand } from '../command.ts';
import { columns, figure } from '../layout.ts';
import { EXIT, usage } from '../stops.ts';

export const load = defineCommand({
  name: 'load',
  operands: [],
  flags: {
    url: { type: 'text', value: 'U' },
    tables: { type: 'number', value: 'N', min: 1, max: 20_000 },
    players: { type: 'number', value: 'N', min: 3, max: 6 },
    seconds: { type: 'number', value: 'T', min: 1, max: 600 },
    rate: { type: 'number', value: 'R', min: 1, max: 100_000 },
    idle: { type: 'number', value: 'N', min: 1, max: 5000 },
  },
  async run(shell, _operands, { url, tables = 10, players = 5, seconds = 10, rate, idle, json }) {
    const { NotLoopback, runLoad } = await import('../../server/ops/load/run.ts');
    const { runIdle } = await import('../../server/ops/load/idle.ts');
    const base = (url ?? 'http://127.0.0.1:3000').replace(/\/$/, '');
    if (!URL.canParse(base) || new URL(base).protocol !== 'http:') throw usage('load.not-here', { url: base });
    try {
      const done =
        idle === undefined
          ? await runLoad({ base, tables, players, seconds, rate: rate ?? null, ready: 2, stop: shell.stop })
          : await runIdle(base, tables, idle, shell.stop);
      shell.out(json ? `${JSON.stringify(done)}\n` : `${columns(rowsOf(done))}\n`);
      return shell.stop.aborted ? EXIT.interrupted : EXIT.ok;
    } catch (error) {
      if (error instanceof NotLoopback) throw usage('load.not-here', { url: base });
      throw usage('load.failed', { url: base, why: error instanceof Error ? error.message : String(error) });
    }
  },
});

const rowsOf = (done: object, prefix = ''): string[][] =>
  Object.entries(done).flatMap(([name, value]) =>
    typeof value === 'object' ? rowsOf(value, `${prefix}${name} `) : [[`${prefix}${name}`, figure(value)]],
  );
