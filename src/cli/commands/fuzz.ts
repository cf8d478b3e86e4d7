/** `turntable fuzz`: random play under a rain of illegal and malformed actions. */
import { BOT_NAMES } from '../../bots/bots.ts';
import { actFor } from '../../bots/player.ts';
import { seedSource } from '../../kernel/chance.ts';
import type { GameTypes, Sealed } from '../../kernel/contract.ts';
import { advance, isOver, start, toAct } from '../../kernel/engine.ts';
import { canonical } from '../../kernel/hash.ts';
import { type GameRecord, recordText } from '../../kernel/record.ts';
import { type Rng, rngOf } from '../../kernel/rng.ts';
import { defineCommand } from '../command.ts';
import { writeText } from '../files.ts';
import { attack, type Finding, hostile } from '../fuzz/attack.ts';
import { attackRecord } from '../fuzz/records.ts';
import { breathe, type Shell } from '../io.ts';
import { columns } from '../layout.ts';
import { progress } from '../progress.ts';
import { botAt, botsFor } from '../seats.ts';
import { type Setting, seedOf, seedText, settingOf, TABLE_FLAGS } from '../setting.ts';
import { EXIT } from '../stops.ts';
import { emptyRecord, MOST_ACTIONS } from '../whole-game.ts';

type State = GameTypes['state'];

interface Count {
  games: number;
  actions: number;
  malformed: number;
  refused: number;
  accepted: number;
  records: number;
}

const PER_ACTION = 4;
const RECORDS_PER_GAME = 20;

export const fuzz = defineCommand({
  name: 'fuzz',
  operands: [{ name: 'game' }],
  flags: {
    ...TABLE_FLAGS,
    games: { type: 'number', value: 'K', min: 1, max: 10_000_000 },
    malformed: { type: 'number', value: 'M', min: 0, max: 100_000_000 },
    bots: { type: 'list', value: BOT_NAMES.join(',') },
  },
  async run(shell, [game], flags) {
    const setting = await settingOf(shell, game!, flags);
    const names = botsFor(flags.bots ?? ['random'], setting.table.seats);
    const games = flags.games ?? 20;
    const wanted = flags.malformed ?? 0;
    const count: Count = { games: 0, actions: 0, malformed: 0, refused: 0, accepted: 0, records: 0 };
    const sent = () => count.malformed + count.refused + count.accepted;
    const bar = progress(shell, games, shell.say('fuzz.label'));
    // Games go on beyond K until the wanted number of hostile actions has been sent.
    for (let n = 0; (n < games || sent() < wanted) && !shell.stop.aborted; n++) {
      const trouble = fuzzGame(setting, seedText(setting.seed, n), names, count);
      if (trouble) {
        bar.clear();
        return await report(shell, setting, trouble, flags.json);
      }
      bar.at(n + 1);
      await breathe();
    }
    bar.clear();
    const rows = Object.entries(count).map(([key, value]) => [shell.say(`fuzz.${key as keyof Count}`), `${value}`]);
    shell.out(flags.json ? `${JSON.stringify({ game: setting.g.id, ...count })}\n` : `${columns(rows)}\n`);
    return shell.stop.aborted ? EXIT.interrupted : EXIT.ok;
  },
});

interface Trouble {
  record: GameRecord;
  finding: Finding;
}

function fuzzGame(
  { g, table }: Setting,
  seed: string,
  names: ReturnType<typeof botsFor>,
  count: Count,
): Trouble | null {
  const rng = rngOf(`fuzz/${seed}`);
  const source = seedSource(seedOf(seed));
  const record: GameRecord = { ...emptyRecord(g, table, names), seed: seedOf(seed) };
  const begun = start(g, table, source);
  if (!begun.ok) throw new Error('bug: a seed left the setup waiting');
  const { state } = begun;
  const s = state as Sealed<State>;
  const bots = names.map((name, seat) => botAt(g, name, seed, seat));
  const corpus: object[] = [];
  const broken = (fault: Finding['fault'], detail: string, sent: unknown): Trouble => ({
    record,
    finding: { fault, seat: -1, sent, detail },
  });
  while (!isOver(s)) {
    const under = rain(rng);
    if (under) return under;
    if (record.actions.length >= MOST_ACTIONS) return broken('breach', 'endless', null);
    const seat = toAct(g, s)[0];
    const action = seat === undefined ? null : actFor(g, bots[seat]!, s, seat);
    if (seat === undefined || action === null) return broken('breach', 'dead-end', state.phases.at(-1));
    corpus.push(action);
    record.actions.push({ seat, action });
    try {
      const violation = advance(g, state, seat, action, source);
      if (violation) return broken('two-verdicts', violation.code, action);
    } catch (error) {
      return broken('threw', String(error), action);
    }
    const breach = g.referee(s)[0];
    if (breach) return broken('breach', breach.code, action);
    count.actions += 1;
  }
  const after = rain(rng);
  if (after) return after;
  for (let i = 0; i < RECORDS_PER_GAME; i++) {
    count.records += 1;
    const finding = attackRecord(g, record, rng);
    if (finding) return { record, finding };
  }
  count.games += 1;
  return null;

  function rain(numbers: Rng): Trouble | null {
    const before = canonical(s);
    for (let i = 0; i < PER_ACTION; i++) {
      const { seat, sent } = hostile(numbers, corpus, table.seats);
      const verdict = attack(g, s, before, seat, sent, source);
      if (typeof verdict !== 'string') return { record, finding: verdict };
      count[verdict] += 1;
    }
    return null;
  }
}

async function report(shell: Shell, { g }: Setting, { record, finding }: Trouble, json: boolean): Promise<number> {
  const file = `fuzz-${g.id}-${record.seed!.slice(0, 12)}.json`;
  await writeText(file, recordText(record));
  const sent = JSON.stringify(finding.sent)?.slice(0, 2000) ?? 'undefined';
  if (json) shell.out(`${JSON.stringify({ game: g.id, ...finding, sent, file })}\n`);
  const values = { seat: finding.seat + 1, after: record.actions.length, file };
  shell.err(`${shell.say(`fault.${finding.fault}`, values)} ${shell.say('fault.where', values)}\n`);
  shell.err(`${sent}\n${finding.detail}\n`);
  return EXIT.failed;
}
