/** Games and positions of Chicago Express for the benches to work on. */
import { actFor, type Bot } from '../../bots/player.ts';
import { loadForBots } from '../../games/bot-registry.ts';
import type { GameId } from '../../games/registry.ts';
import { seedFromText, seedSource } from '../../kernel/chance.ts';
import type { AnyBotGame, GameTypes, Sealed, Seat, Table } from '../../kernel/contract.ts';
import { copy } from '../../kernel/copy.ts';
import { advance, start } from '../../kernel/engine.ts';
import { legal } from '../../kernel/legal.ts';
import { defaultOptions, type OptionValues } from '../../kernel/options.ts';
import { isOver, toAct } from '../../kernel/phases.ts';
import { type GameRecord, sealRecord } from '../../kernel/record.ts';
import { botAt } from '../seats.ts';
import { emptyRecord } from '../whole-game.ts';

export type State = GameTypes['state'];
export interface Move {
  seat: Seat;
  action: { kind: string };
}
export interface Line {
  g: AnyBotGame;
  opening: Sealed<State>;
  moves: Move[];
  record: GameRecord;
}

export const SEED = seedFromText('bench');
export const SOURCE = seedSource(SEED);

export const benchGame = (game: GameId = 'chicago-express'): Promise<AnyBotGame> => loadForBots(game);
export const tableOf = (g: AnyBotGame, seats: number, options: OptionValues = {}): Table<GameTypes> => ({
  seats,
  options: { ...defaultOptions(g.options), ...options },
  rules: g.rules,
});

export function openingOf(g: AnyBotGame, seats: number, options: OptionValues = {}): State {
  const begun = start(g, tableOf(g, seats, options), SOURCE);
  if (!begun.ok) throw new Error('bug: a seed left the setup waiting');
  return begun.state;
}

/** One whole game with every move written down. */
export function lineOf(g: AnyBotGame, seats: number, bots: readonly Bot[]): Line {
  const state = openingOf(g, seats);
  const s = state as Sealed<State>;
  const opening = copy(state) as Sealed<State>;
  const moves: Move[] = [];
  while (!isOver(s)) {
    const seat = toAct(g, s)[0]!;
    const action = actFor(g, bots[seat]!, s, seat)!;
    const violation = advance(g, state, seat, action, SOURCE);
    if (violation) throw new Error(`bug: the bench played ${violation.code}`);
    moves.push({ seat, action });
  }
  const names = Array.from({ length: seats }, (_, seat) => `${seat + 1}`);
  const record = { ...emptyRecord(g, tableOf(g, seats), names), seed: SEED, actions: moves };
  return { g, opening, moves, record: sealRecord(g, record, s) };
}

export const directedLine = (g: AnyBotGame, seats: number): Line =>
  lineOf(
    g,
    seats,
    Array.from({ length: seats }, (_, seat) => botAt(g, 'directed', 'bench', seat)),
  );

const LONG = 340;

/** Longer than people play: every auction climbs by the smallest steps there are. */
export function longLine(g: AnyBotGame): Line {
  const lines = [2, 3, 4].map((seats) => climbing(g, seats));
  return lines.find((line) => line.moves.length >= LONG) ?? lines[0]!;
}

function climbing(g: AnyBotGame, seats: number): Line {
  const bots = Array.from({ length: seats }, (_, seat): Bot => {
    const other = botAt(g, 'random', 'bench-long', seat);
    return {
      act(view, at) {
        const first = legal(g, view, at)[0]!;
        return first.kind === 'bid' ? first : other.act(view, at);
      },
    };
  });
  return lineOf(g, seats, bots);
}

/** The position after `n` moves of a line. */
export function positionAt({ g, opening, moves }: Line, n: number): State {
  const state = copy(opening) as State;
  for (const { seat, action } of moves.slice(0, n)) advance(g, state, seat, action, SOURCE);
  return state;
}
