/** Recorded games and their readable transcripts. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type GameId, isGameId, load } from '../../src/games/registry.ts';
import type { AnyGame, Fact, GameTypes, Sealed } from '../../src/kernel/contract.ts';
import { readBoard } from '../../src/kernel/given.ts';
import { readRecord } from '../../src/kernel/read-record.ts';
import type { GameRecord } from '../../src/kernel/record.ts';
import { replay } from '../../src/kernel/replay.ts';
import { loadTexts } from '../../src/text/catalogue.ts';
import { sayAction, sayEvent, sayOutcome } from '../../src/text/say.ts';
import { type Speaker, speakerFor } from '../../src/text/speaker.ts';

/** The figures a transcript shows at the start of each round, by game, in columns. */
const FIGURES: Record<GameId, readonly string[]> = {
  'last-train-to-wensleydale': [
    'points',
    'cubes',
    'white',
    'brown',
    'green',
    'red',
    'profit',
    'tracks-on-map',
    'collected',
  ],
  'age-of-steam': ['cash', 'income', 'shares', 'engine', 'place', 'links', 'score', 'bag'],
  'chicago-express': [
    'cash',
    'shares',
    'treasury',
    'income',
    'shares-sold',
    'locomotives-left',
    'dial-left',
    'track',
    'houses-left',
  ],
  'steel-driver': ['cubes', 'cash', 'shares', 'controls', 'box', 'rails-left', 'cities', 'goods', 'sets', 'goods-left'],
};

export interface Golden {
  name: string;
  json: string;
  txt: string;
}

export const goldens = (): Golden[] =>
  globSync('src/games/*/golden/*.json')
    .sort()
    .map((json) => ({ name: json.replaceAll('\\', '/'), json, txt: json.replace(/\.json$/, '.txt') }));

export function readGolden({ json }: Golden): GameRecord {
  const read = readRecord(readFileSync(json, 'utf8'));
  if (!read.ok) throw new Error(`${basename(json)}: ${JSON.stringify(read.problem)}`);
  return read.value;
}

/** The game told in English, a table of figures at the start, after every round and at the end. */
export async function transcriptOf(record: GameRecord): Promise<string> {
  if (!isGameId(record.game)) throw new Error(`no game ${record.game}`);
  const g = await load(record.game);
  const names = record.seats.map((seat) => seat.name);
  const board = readBoard(g, record.board, record.options);
  if (!board.ok) throw new Error(JSON.stringify(board.problem));
  const speaker = speakerFor(await loadTexts(record.game), 'en', names, record.options, board.value.board);
  const lines = [`${record.game}, rules ${record.rules}, ${JSON.stringify(record.options)}: ${names.join(', ')}`];
  let round: Fact['value'] | undefined;
  const replayed = replay(g, record, {
    onStep({ n, seat, action, state, trace }) {
      // An action is told by what it brought about; in its own words when nothing happened.
      const told = trace.events.map((event) => sayEvent(speaker, event));
      if (told.length === 0 && action && seat !== null) told.push(sayAction(speaker, action, seat));
      told.forEach((line, i) => {
        lines.push(`${(i === 0 && n > 0 ? `${n}.` : '').padStart(5)} ${line}`);
      });
      const now = g.facts(state).find((fact) => fact.key === 'round')?.value;
      if (now !== round) lines.push('', `== Round ${now}`, ...figures(g, record.game as GameId, state), '');
      round = now;
    },
  });
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.problem));
  const { state, hash } = replayed.value;
  lines.push(
    '',
    '== End',
    ...figures(g, record.game, state as Sealed<GameTypes['state']>),
    '',
    ...ending(g, speaker, state),
  );
  return `${lines.join('\n')}\nhash ${hash}\n`.replace(/[\u2066-\u2069]/g, '');
}

/** One line for each owner: `company:prr   treasury 4   income 12`. */
function figures(g: AnyGame, game: GameId, s: Sealed<GameTypes['state']>): string[] {
  const owners = new Map<string, string[]>();
  for (const fact of g.facts(s)) {
    if (!FIGURES[game].includes(fact.key)) continue;
    const line = owners.get(fact.of) ?? [fact.of.padEnd(16)];
    line.push(`${fact.key} ${fact.value}`.padEnd(14));
    owners.set(fact.of, line);
  }
  return [...owners.values()].map((line) => `   ${line.join('  ')}`.trimEnd());
}

function ending(g: AnyGame, speaker: Speaker, s: GameTypes['state']): string[] {
  const outcome = g.outcome(s as Sealed<GameTypes['state']>);
  return outcome ? sayOutcome(speaker, outcome) : ['The game goes on.'];
}
