import { describe, expect, test } from 'vitest';
import { BOT_GAMES } from '../../games/bot-registry.ts';
import { seedFromText, seedSource } from '../../kernel/chance.ts';
import type { AnyBotGame, GameTypes, Sealed } from '../../kernel/contract.ts';
import { advance, start } from '../../kernel/engine.ts';
import { legal } from '../../kernel/legal.ts';
import { defaultOptions } from '../../kernel/options.ts';
import { isOver, toAct } from '../../kernel/phases.ts';
import { rngOf } from '../../kernel/rng.ts';
import { playGame, seatingsOf } from '../ladder/block.ts';
import { actFor } from '../player.ts';
import { SCRIPT_NAMES, SCRIPTS, type ScriptName } from './scripts.ts';

const games: AnyBotGame[] = await Promise.all(BOT_GAMES.map(({ load }) => load()));

interface Moment {
  phase: { id: string; company?: string };
  seat: number;
  action: { kind: string; amount?: number; company?: string };
  choices: { kind: string; amount?: number }[];
}

/** A game of three who follow one script; every action goes through the rules. */
function playScript(g: AnyBotGame, name: ScriptName, seed: string): Moment[] {
  const source = seedSource(seedFromText(seed));
  const begun = start(g, { seats: 3, options: defaultOptions(g.options), rules: g.rules }, source);
  if (!begun.ok) throw new Error('bug: the setup waits');
  const s = begun.state as Sealed<GameTypes['state']>;
  const bots = [0, 1, 2].map((seat) => SCRIPTS[name](g, rngOf(`${seed}/${seat}`)));
  const moments: Moment[] = [];
  while (!isOver(s)) {
    const seat = toAct(g, s)[0]!;
    const choices = legal(g, s, seat);
    const action = actFor(g, bots[seat]!, s, seat)!;
    moments.push({ phase: { ...s.phases.at(-1)! }, seat, action, choices });
    expect(advance(g, begun.state, seat, action, source)).toBeNull();
  }
  return moments;
}
const game = (id: string): AnyBotGame => games.find((g) => g.id === id)!;

describe('scripted players', () => {
  test.each(games.flatMap((g) => SCRIPT_NAMES.map((name) => [g.id, name, g] as const)))(
    '%s, %s: legal to the end',
    (_id, name, g) => expect(playScript(g, name, 'a').length).toBeGreaterThan(0),
  );

  test('the same seed gives the same game', () => {
    const actions = () => playScript(game('steel-driver'), 'hoarding', 'a').map(({ action }) => action);
    expect(actions()).toEqual(actions());
  });

  test('a hoarder mostly does nothing where it may, and spends now and then', () => {
    const free = ['a', 'b', 'c']
      .flatMap((seed) => playScript(game('steel-driver'), 'hoarding', seed))
      .filter(({ choices }) => choices.some(({ kind }) => kind === 'hand-on' || kind === 'pass'));
    const kept = free.filter(({ action }) => action.kind === 'hand-on' || action.kind === 'pass').length;
    expect(kept / free.length).toBeGreaterThan(0.7);
    expect(kept).toBeLessThan(free.length);
  });

  test('one more is the least that outbids, as long as it can be paid', () => {
    const bids = playScript(game('steel-driver'), 'one-more', 'more').filter(({ choices }) =>
      choices.some(({ kind }) => kind === 'bid'),
    );
    expect(bids.length).toBeGreaterThan(20);
    for (const { action, choices } of bids) {
      const least = Math.min(...choices.flatMap(({ kind, amount }) => (kind === 'bid' ? [amount!] : [])));
      expect(action).toEqual({ kind: 'bid', amount: least });
    }
  });

  test.each([
    ['chicago-express', ['expand']],
    ['last-train-to-wensleydale', ['start', 'extend']],
  ])('%s: who never builds lays nothing where anything else is allowed', (id, laying) => {
    const moments = playScript(game(id), 'never-builds', 'idle');
    const could = moments.filter(({ choices }) => choices.some(({ kind }) => laying.includes(kind)));
    expect(could.length).toBeGreaterThan(3);
    for (const { action, choices } of could)
      expect(laying.includes(action.kind)).toBe(choices.every(({ kind }) => laying.includes(kind)));
  });

  test('who buys one company alone bids for no other', () => {
    const moments = playScript(game('steel-driver'), 'one-company', 'one');
    const wanted = [0, 1, 2].map(
      (seat) =>
        new Set(
          moments
            .filter((moment) => moment.seat === seat && ['bid', 'open'].includes(moment.action.kind))
            .map(({ action, phase }) => action.company ?? phase.company),
        ),
    );
    for (const companies of wanted) expect(companies.size).toBeLessThanOrEqual(1);
    expect(wanted.some((companies) => companies.size === 1)).toBe(true);
  });
});

describe('no exploit', () => {
  // Those that fare best, in the first blocks of the ladders on which all of them are measured (docs/bots.md).
  test.each([
    ['chicago-express', 'one-company', 4],
    ['steel-driver', 'one-more', 4],
    ['last-train-to-wensleydale', 'one-more', 3],
    ['age-of-steam', 'one-more', 3],
  ] as const)('%s: %s wins less than its share among Regulars', (id, name, seeds) => {
    const g = game(id);
    const table = { seats: 3, options: defaultOptions(g.options), rules: g.rules };
    let won = 0;
    for (let n = 0; n < seeds; n++) {
      for (const bots of seatingsOf({ stronger: name, weaker: 'regular' }, 3).slice(0, 3)) {
        const { places } = playGame(g, table, bots, n === 0 ? 'exploit' : `exploit+${n}`);
        if (places[bots.indexOf(name)] === 1) won += 1 / places.filter((place) => place === 1).length;
      }
    }
    expect(won).toBeLessThan(seeds); // three seatings each, so a third of the games
  });
});
