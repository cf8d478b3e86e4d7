/**
 * A player that knows what it wants, as the bots do, and does it by pointing: every action is a word of touches, and each
 * touch is looked for on the screen and pressed there. What was wanted is held against what was played.
 */
import type { Locator, Page } from '@playwright/test';
import { loadForBots } from '../../../src/games/bot-registry.ts';
import type { AnyBotGame, BaseState, Sealed, Seat, Touch } from '../../../src/kernel/contract.ts';
import { apply } from '../../../src/kernel/engine.ts';
import { kindOf } from '../../../src/kernel/legal.ts';
import { toAct } from '../../../src/kernel/phases.ts';
import { type Rng, rngOf } from '../../../src/kernel/rng.ts';
import { type Creation, type Entry, reopen, type Table } from '../../../src/table/index.ts';
import { billShown, drawn, type Hand, movesOf, moving, part, type Sent, seqOf } from './player.ts';

type Action = { readonly kind: string };
type State = Sealed<BaseState>;

export interface Wanting {
  readonly page: Page;
  readonly hand: Hand;
  readonly seat: Seat;
  readonly rng: Rng;
  readonly sent: Sent[];
  /** Every line of actions that was meant, in order. */
  readonly meant: Action[];
  /** Called when all is chosen and nothing is sent yet. */
  before?(actions: readonly Action[]): Promise<void>;
}

export const wanting = (page: Page, hand: Hand, seed: string, before?: Wanting['before']): Wanting => ({
  ...{ page, hand, seat: 0, rng: rngOf(seed), sent: [], meant: [] },
  ...(before ? { before } : {}),
});

/** Kinds of actions that a turn holds several of; they are planned together and sent as one line. */
const STEPS: readonly string[] = ['urbanize', 'lay', 'connect', 'start', 'extend'];
/** Those that go with the main button once something is chosen. */
const CLOSING: readonly string[] = ['end-build', 'end-line'];

/** The table of the page, from what its device keeps. */
export async function tableShown(page: Page): Promise<{ game: AnyBotGame; table: Table }> {
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  const seq = await seqOf(page);
  const kept = await page.evaluate(
    ([table, upTo]) =>
      new Promise<{ creation: unknown; log: unknown[] }>((resolve, reject) => {
        const opening = indexedDB.open('turntable');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const work = opening.result.transaction(['tables', 'entries']);
          const row = work.objectStore('tables').get(table);
          const range = IDBKeyRange.bound([table, 0], [table, upTo]);
          const entries = work.objectStore('entries').getAll(range);
          work.oncomplete = () => {
            opening.result.close();
            resolve({ creation: row.result.creation, log: entries.result.map(({ entry }) => entry) });
          };
        };
      }),
    [id, seq] as const,
  );
  const creation = kept.creation as Creation;
  const game = await loadForBots(creation.game as Parameters<typeof loadForBots>[0]);
  return { game, table: reopen(game, creation, kept.log as Entry[], null) };
}

interface Step {
  readonly action: Action;
  readonly touches: readonly Touch[];
}

/** A whole turn as this game's bots would play it, as far as it can be planned. */
function planOf(game: AnyBotGame, from: State, { seat, rng }: Wanting): Step[] {
  const steps: Step[] = [];
  let state = from;
  for (;;) {
    const action = game.brain.policy(state, seat, rng);
    steps.push({ action, touches: kindOf(game, action.kind).touches(action, state) });
    const done = apply(game, state, seat, action, null);
    if (!done.ok) throw new Error(`the bot wants what is refused: ${done.violation.code}`);
    const goesOn = done.trace.waiting === null && !done.trace.barrier && toAct(game, done.state).includes(seat);
    const isOver = done.state.phases[0]?.id !== state.phases[0]?.id;
    if (!STEPS.includes(action.kind) || !goesOn || isOver) return steps;
    state = done.state;
  }
}

/** One decision: looks, plans, points, and sends it. Gives back what was meant. */
export async function playWanted(player: Wanting): Promise<readonly Action[]> {
  const { page, hand } = player;
  const { game, table } = await tableShown(page);
  const steps = planOf(game, table.state, player);
  const [first] = steps;
  const out = page.locator(`[data-part=auction] [data-part="do-${first!.action.kind}"]`);
  const isWayOut = (await out.count()) > 0;
  if (!isWayOut) {
    for (const [i, step] of steps.entries())
      if (i === 0 || !CLOSING.includes(step.action.kind)) await point(player, step);
    await page
      .locator('[data-part=main]:enabled')
      .waitFor({ timeout: 5000 })
      .catch(() => {
        throw new Error(`what was pointed at is no move: ${JSON.stringify(steps)}`);
      });
    // A single button that is a whole move shows no bill: nothing is promised.
    if (await part(page, 'bill').count())
      player.sent.push({ moves: await movesOf(page), ...(await billShown(player)) });
    await player.before?.(steps.map(({ action }) => action));
  }
  await moving(page, () => (isWayOut ? hand.press(page, out) : hand.commit(page)));
  const actions = steps.map(({ action }) => action);
  player.meant.push(...actions);
  return actions;
}

/** Presses what an action is made of, each where it is: on the board, on a button, as an amount, as one of several ways. */
async function point(player: Wanting, { touches }: Step): Promise<void> {
  const { page, hand } = player;
  for (const touch of touches) {
    if (touch.on === 'amount') await setAmount(page, hand, Number(touch.id));
    else if (!(await pointAt(player, touch))) continue;
    await drawn(page);
  }
  const ways = part(page, 'ways');
  if (!(await ways.count())) return;
  const wanted = touches.map(({ on, id }) => `${on}:${id}`).join(' ');
  const more = ways.locator('[data-part=more-ways]');
  const way = ways.locator(`[data-way="${wanted}"]`);
  if (!(await way.count()) && (await more.count())) await hand.press(page, more);
  if ((await way.getAttribute('aria-pressed')) !== 'true') await hand.press(page, way);
  await drawn(page);
}

/** False when there is nothing to press: it is chosen already, or follows from what was. */
async function pointAt({ page, hand }: Wanting, { on, id }: Touch): Promise<boolean> {
  const place = `${on}:${id}`;
  if (await page.locator(`[data-place="${place}"][data-lit]:not([aria-selected=true])`).count()) {
    await hand.touch(page, place);
    return true;
  }
  const button = page.locator(`[data-part=bar] [data-part="touch-${on}-${id}"][aria-pressed=false]`);
  if (!(await button.count())) return false;
  await hand.press(page, button);
  return true;
}

/** By its chip where there is one, else step by step. */
async function setAmount(page: Page, hand: Hand, wanted: number): Promise<void> {
  const amount = page.locator('[data-part=amount]');
  const value = async () => Number(await amount.locator('[role=spinbutton]').getAttribute('aria-valuenow'));
  const press = async (button: Locator) => {
    await hand.press(page, button);
    await drawn(page);
  };
  for (let i = 0; i < 60 && (await value()) !== wanted; i++)
    await press(
      amount
        .locator('button')
        .filter({ has: page.locator('svg') })
        .nth((await value()) < wanted ? 1 : 0),
    );
}
