/**
 * One block of a ladder: one seed, the stronger bot in each seat in turn among weaker ones, then the mirror, one
 * weaker among stronger. An edge that vanishes in the mirror is exploitation, not strength.
 */
import { seedFromText, seedSource } from '../../kernel/chance.ts';
import type { AnyBotGame, GameTypes, Sealed, Table } from '../../kernel/contract.ts';
import { advance, start } from '../../kernel/engine.ts';
import { isOver, toAct } from '../../kernel/phases.ts';
import { rngOf } from '../../kernel/rng.ts';
import { PLAYERS, type PlayerName } from '../everybody.ts';
import { actFor, type BotMaker } from '../player.ts';
import { timeIsUp } from '../time.ts';

export interface Pairing {
  stronger: PlayerName;
  weaker: PlayerName;
}

/** One finished game: who sat where, and the places and scores. */
export interface Played {
  bots: PlayerName[];
  places: number[];
  scores: number[];
  lost: number[];
  actions: number;
  ended: string[];
  /** Of the program that played it, where it was kept. */
  commit?: string;
}

/** Alone there is nobody to compare with in one game: both play it in turn. */
export const seatingsOf = ({ stronger, weaker }: Pairing, seats: number): PlayerName[][] => {
  if (seats === 1) return [[stronger], [weaker]];
  const all = Array.from({ length: seats }, (_, i) => i);
  const one = (single: PlayerName, others: PlayerName) => all.map((at) => all.map((i) => (i === at ? single : others)));
  return seats === 2 ? one(stronger, weaker) : [...one(stronger, weaker), ...one(weaker, stronger)];
};

/**
 * The same seed gives the same dice in every game of the block; each bot has numbers of its own. `ms`: a Master's time
 * for a decision, as a table gives it; without, it has its playouts, and the same seed gives the same game. `others` sit in the places of
 * those whose names they bear.
 */
export function playGame(
  g: AnyBotGame,
  table: Table<GameTypes>,
  bots: PlayerName[],
  seed: string,
  ms: number | null = null,
  others: Readonly<Partial<Record<PlayerName, BotMaker>>> = {},
): Played {
  const source = seedSource(seedFromText(seed));
  const begun = start(g, table, source);
  if (!begun.ok) throw new Error('bug: a seed left the setup waiting');
  const s = begun.state as Sealed<GameTypes['state']>;
  let isUp = () => false;
  const over = (name: PlayerName) => (name === 'master' && ms !== null ? () => isUp() : undefined);
  const minds = bots.map((name, seat) =>
    (others[name] ?? PLAYERS[name])(g, rngOf(`${seed}/${seat}/${name}`), over(name)),
  );
  let actions = 0;
  for (; !isOver(s); actions++) {
    const seat = toAct(g, s)[0];
    if (ms !== null) isUp = timeIsUp(ms);
    const action = seat === undefined ? null : actFor(g, minds[seat]!, s, seat);
    if (seat === undefined || action === null) throw new Error(`bug: nobody can act in ${g.id}, seed ${seed}`);
    const refused = advance(g, begun.state, seat, action, source);
    if (refused) throw new Error(`bug: ${bots[seat]} plays ${JSON.stringify(action)}: ${refused.code}, seed ${seed}`);
  }
  const { ranking, reasons, lost } = g.outcome(s)!;
  const by = <T>(of: (one: (typeof ranking)[number]) => T): T[] =>
    bots.map((_, seat) => of(ranking.find((one) => one.seat === seat)!));
  return {
    ...{ bots, places: by(({ place }) => place), scores: by(({ score }) => score), lost: [...(lost ?? [])] },
    ...{ actions, ended: reasons },
  };
}
