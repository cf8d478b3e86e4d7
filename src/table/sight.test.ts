import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  creationOf,
  hostOf,
  opened,
  playOne,
  type Seating,
  seatingOf,
  T0,
  TOY,
  tell,
} from '../../tests/support/tables.ts';
import { chicagoExpress } from '../games/chicago-express/index.ts';
import { tapeSource } from '../kernel/chance.ts';
import type { AnyGame, BaseState, Seat } from '../kernel/contract.ts';
import { copy } from '../kernel/copy.ts';
import { advance, startFrom } from '../kernel/engine.ts';
import { hashOf } from '../kernel/hash.ts';
import { legal } from '../kernel/legal.ts';
import { rngOf } from '../kernel/rng.ts';
import type { CommandResult } from './command.ts';
import { type GameAction, NO_CHAIN } from './log.ts';
import { recordFor } from './record-of.ts';
import { chainSeen } from './seen.ts';
import { entriesFor, type Seen, sheetFor, type Told, toldAlike, toldTo, type Viewer, viewOf } from './sight.ts';
import { actingAt } from './table.ts';
import { undoTargets } from './undo.ts';

type Hands = { players: { hand: number[]; bid: number | null }[] };
const hand = (s: Seating, seat: Seat) => (s.table.state as unknown as Hands).players[seat]!.hand;

/** Everything a viewer can get out of a table after something was done. */
const bytes = (s: Seating, viewer: Viewer, result: CommandResult | null): string =>
  JSON.stringify([
    sheetFor(TOY, s.table, viewer),
    entriesFor(s.table, viewer),
    viewer === 'watcher' ? null : undoTargets(s.table, viewer),
    recordFor(TOY, s.table, viewer),
    result && (result.ok ? toldTo(TOY, result, viewer) : result),
  ]);

/** Two tables that a seat cannot tell apart: the same view, other secrets behind it. */
function twins(seed: string, viewer: Seat): [Seating, Seating] {
  const first = opened(hostOf(seed), creationOf(seed)).state;
  const second = TOY.resample(TOY.view(first, viewer), viewer, rngOf(`twin ${seed}`));
  const table = (start: object): Seating => {
    const host = hostOf(seed);
    return { host, table: opened(host, creationOf(seed, { start })), now: T0, ids: 0 };
  };
  return [table(first), table(second)];
}

describe('secrecy', () => {
  it('two tables equal for a seat give it the same bytes, whatever the others hold and bid', () => {
    let hiddenDifferences = 0;
    let pastReveal = 0;
    fc.assert(
      fc.property(
        fc.string(),
        fc.nat(2),
        fc.array(fc.nat(50), { minLength: 30, maxLength: 30 }),
        (seed, viewer, picks) => {
          const [a, b] = twins(seed, viewer);
          expect(bytes(b, viewer, null)).toBe(bytes(a, viewer, null));
          for (const pick of picks) {
            const acting = actingAt(TOY, a.table);
            if (acting.length === 0) return;
            const seat = acting[pick % acting.length]!;
            const actions = legal(TOY, a.table.state, seat) as GameAction[];
            const action = actions[pick % actions.length]!;
            const twin = seat === viewer || action.kind !== 'bid' ? action : twinBid(b, seat, action, pick);
            a.now = b.now = a.now + pick;
            const doneA = tell(a, seat, { type: 'play', actions: [action] });
            const doneB = tell(b, seat, { type: 'play', actions: [twin] });
            expect(doneA.ok && doneB.ok).toBe(true);
            if (actingAt(TOY, a.table).length === 0) return; // over: now all may be known
            // What is shown to all may well differ: from then on the seat can tell the tables apart.
            if (JSON.stringify(viewOf(TOY, a.table, viewer)) !== JSON.stringify(viewOf(TOY, b.table, viewer))) return;
            if (JSON.stringify(a.table.state) !== JSON.stringify(b.table.state)) hiddenDifferences += 1;
            if (a.table.log.some((e) => e.type === 'action' && e.barrier)) pastReveal += 1;
            expect(bytes(b, viewer, doneB)).toBe(bytes(a, viewer, doneA));
            // A refusal tells no more than the view does.
            const late = { type: 'play' as const, actions: [action] };
            if (seat !== viewer && action.kind !== 'bid') continue;
            expect(JSON.stringify(tell(b, viewer, late, 0))).toBe(JSON.stringify(tell(a, viewer, late, 0)));
          }
        },
      ),
      { numRuns: 300 },
    );
    expect(hiddenDifferences).toBeGreaterThan(100);
    expect(pastReveal).toBeGreaterThan(20);
  });

  /** The same card when the twin has it, so that the tables stay alike past the reveal; else another one. */
  function twinBid(b: Seating, seat: Seat, action: GameAction, pick: number): GameAction {
    const cards = hand(b, seat);
    const { card } = action as GameAction & { card: number };
    return { kind: 'bid', card: cards.includes(card) ? card : cards[pick % cards.length] } as GameAction;
  }

  it('a hidden entry says who moved and nothing else; the owner sees it whole', () => {
    const s = seatingOf('hidden');
    const done = playOne(s, 0, 1);
    const [own] = toldTo(TOY, done, 1).entries;
    expect(own).toMatchObject({ seq: 1, seat: 1, action: { kind: 'bid' }, command: 'c1' });
    expect(toldTo(TOY, done, 0).entries).toEqual([
      { seq: 1, at: T0, type: 'action', seat: 1, by: 'person', hidden: true },
    ]);
    expect(toldTo(TOY, done, 0)).toMatchObject({ events: [[{ type: 'bid-laid' }]], view: {} });
    expect(toldTo(TOY, done, 1).view).toBeUndefined();
  });

  it('the seed and the host’s chain never leave, a given start only as far as it may be seen', () => {
    const [s] = twins('leave', 0);
    playOne(s);
    const all = bytes(s, 'watcher', null);
    const { start } = s.table.creation;
    expect(sheetFor(TOY, s.table, 'watcher').creation.start).toEqual(TOY.view(start as BaseState, 'watcher'));
    for (const { hand: cards } of (start as unknown as Hands).players) expect(all).not.toContain(JSON.stringify(cards));
    for (const { chain } of s.table.log) expect(all).not.toContain(chain);
  });
});

/** A client: it knows what it was told, and plays on its own view with the same engine. */
interface Client {
  g: AnyGame;
  view: BaseState;
  chain: string;
}

function hear(client: Client, told: Told): void {
  for (const seen of told.entries) client.chain = chainSeen(client.chain, seen);
  if (told.view) client.view = copy(told.view);
  else for (const seen of told.entries) client.view = follow(client, seen);
}

function follow({ g, view }: Client, seen: Seen): BaseState {
  const tape = tapeSource('chance' in seen ? (seen.chance ?? []) : []);
  if (seen.type === 'chance') return startFrom(g, view, tape).state;
  if (seen.type !== 'action' || 'hidden' in seen) return view;
  const next = copy(view);
  expect(advance(g, next, seen.seat, seen.action, tape)).toBeNull();
  return next;
}

describe('a client', () => {
  it.each([
    ['toy', TOY, { openHands: false, rounds: 3 }],
    ['toy, open hands', TOY, { openHands: true, rounds: 3 }],
    ['chicago-express', chicagoExpress, { map: 'eastern-us' }],
  ] as const)('stays in step by playing what it sees on its own view: %s', (_name, g, options) => {
    for (let game = 0; game < 5; game++) {
      const s = seatingOf(`step ${game}`, { options }, 3, g);
      const viewers: Viewer[] = [0, 1, 2, 'watcher'];
      const clients = viewers.map((viewer) => ({
        g,
        view: viewOf(g, s.table, viewer),
        chain: entriesFor(s.table, viewer).reduce(chainSeen, NO_CHAIN),
      }));
      let followed = 0;
      let shared = 0;
      let hashes = 0;
      for (let n = 1; actingAt(g, s.table).length > 0 && n < 150; n++) {
        const done = playOne(s, n * 31 + game);
        const alike = new Map<string, string>();
        viewers.forEach((viewer, i) => {
          const told = toldTo(g, done, viewer);
          hear(clients[i]!, told);
          if (!told.view) followed += 1;
          const key = toldAlike(g, done, viewer);
          if (key !== null) {
            shared += alike.has(key) ? 1 : 0;
            expect(alike.get(key) ?? JSON.stringify(told)).toBe(JSON.stringify(told));
            alike.set(key, JSON.stringify(told));
          }
          expect(clients[i]!.view).toEqual(viewOf(g, s.table, viewer));
          expect(clients[i]!.chain).toBe(told.chain);
          expect(told.hash !== undefined).toBe(done.news.some(({ entry }) => entry.seq % 8 === 0));
          if (told.hash === undefined) return;
          hashes += 1;
          expect(told.hash).toBe(hashOf(clients[i]!.view));
        });
      }
      expect(followed).toBeGreaterThan(0);
      if (!('openHands' in options) || options.openHands) expect(shared).toBeGreaterThan(0);
      expect(hashes).toBeGreaterThan(0);
    }
  });

  it('finds the chain and the hash on the sheet when it joins late', () => {
    const s = seatingOf('late', {}, 3, chicagoExpress);
    for (let n = 0; n < 20; n++) playOne(s, n);
    const sheet = sheetFor(chicagoExpress, s.table, 2);
    expect(entriesFor(s.table, 2).reduce(chainSeen, NO_CHAIN)).toBe(sheet.chain);
    expect(sheet.hash).toBe(hashOf(sheet.view));
    expect(sheet.seq).toBe(20);
  });

  it('is given a view with an undo, and about 150 bytes with a move', () => {
    const s = seatingOf('wire', {}, 3, chicagoExpress);
    const seat = actingAt(chicagoExpress, s.table)[0]!;
    const move = toldTo(chicagoExpress, playOne(s), 'watcher');
    expect(JSON.stringify(move.entries).length).toBeLessThan(150);
    const undone = tell(s, seat, { type: 'undo', to: 0 });
    expect(undone.ok && toldTo(chicagoExpress, undone, 'watcher').view).toEqual(viewOf(chicagoExpress, s.table, 0));
  });
});
