/** A position of a real game, played by simple bots: something to look at. */
import { directed } from '../../bots/directed.ts';
import { chicagoExpressForBots as chicagoExpress } from '../../games/chicago-express/for-bots.ts';
import type { CEState } from '../../games/chicago-express/index.ts';
import { seedFromText, seedSource } from '../../kernel/chance.ts';
import type { Sealed, Seat } from '../../kernel/contract.ts';
import { apply, start } from '../../kernel/engine.ts';
import { toAct } from '../../kernel/phases.ts';
import { rngOf } from '../../kernel/rng.ts';

export function positionAfter(moves: number, seats: number): { state: Sealed<CEState>; seat: Seat } {
  const source = seedSource(seedFromText('kit'));
  const table = { seats, options: { map: 'eastern-us' as const }, rules: chicagoExpress.rules };
  const started = start(chicagoExpress, table, source);
  if (!started.ok) throw new Error('bug: a game with a seed waits for nothing');
  const bot = directed(chicagoExpress, rngOf('kit'));
  let state: Sealed<CEState> = started.state;
  for (let i = 0; i < moves; i++) {
    const seat = toAct(chicagoExpress, state)[0];
    if (seat === undefined) break;
    const action = bot.act(state, seat);
    if (!action) break;
    const applied = apply(chicagoExpress, state, seat, action, source);
    if (!applied.ok) throw new Error('bug: a bot broke a rule');
    state = applied.state;
  }
  return { state, seat: toAct(chicagoExpress, state)[0] ?? 0 };
}
