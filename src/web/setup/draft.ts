/** A game about to be opened on this device: what is chosen so far, as a value. */
import type { AnyGame, Seat } from '../../kernel/contract.ts';
import { defaultOptions, type OptionValue, type OptionValues, readOptions } from '../../kernel/options.ts';
import { isPlainObject } from '../../kernel/shape.ts';
import { type Customs, readMasterMs, USUAL_CUSTOMS } from '../../table/index.ts';
import type { LocalWish } from '../table/local.ts';

/** A seat of somebody at this device, or of a bot (its level). */
export type SeatDraft =
  | { readonly who: 'person'; readonly name: string }
  | { readonly who: 'bot'; readonly bot: string };

export interface Draft extends Readonly<Customs> {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly SeatDraft[];
  /** Null: by lot. */
  readonly first: Seat | null;
  /** Dice and draws come from a real table. */
  readonly dice: boolean;
  /** A board of the players' own, with the name of its file; null: the one that the options name. */
  readonly board: OwnBoard | null;
}

export interface OwnBoard {
  readonly name: string;
  readonly file: object;
}

const USUAL_SEATS = 3;

/** One person and bots, the usual options. */
export function usualDraft(game: AnyGame, bot: string): Draft {
  const options = defaultOptions(game.options);
  const me: SeatDraft = { who: 'person', name: '' };
  const empty: Draft = { game: game.id, options, seats: [me], first: null, dice: false, board: null, ...USUAL_CUSTOMS };
  return withSeats(game, empty, USUAL_SEATS, bot);
}

/** The number of players asked for, or the nearest one that the options allow. New seats are bots. */
export function withSeats(game: AnyGame, draft: Draft, wanted: number, bot: string): Draft {
  const counts = game.seatCounts(draft.options);
  const far = (n: number) => Math.abs(n - wanted);
  const count = counts.reduce((best, n) => (far(n) < far(best) ? n : best), counts[0] ?? wanted);
  const seats = Array.from({ length: count }, (_, i): SeatDraft => draft.seats[i] ?? { who: 'bot', bot });
  return { ...draft, seats, first: draft.first !== null && draft.first < count ? draft.first : null };
}

/** A set of options that people name: the rest is as usual, the map stays. */
export function withPreset(game: AnyGame, draft: Draft, preset: Readonly<Partial<OptionValues>>, bot: string): Draft {
  const { map } = draft.options;
  let next: Draft = { ...draft, options: { ...defaultOptions(game.options), ...(map === undefined ? {} : { map }) } };
  for (const [key, value] of Object.entries(preset)) {
    const allowed = game.options[key]?.allowed?.(next.options);
    if (value !== undefined && (allowed?.includes(value) ?? true)) next = withOption(game, next, key, value, bot);
  }
  return next;
}

/** One option changed: others that no longer go with it go back to what they allow. */
export function withOption(game: AnyGame, draft: Draft, key: string, value: OptionValue, bot: string): Draft {
  const options: OptionValues = { ...draft.options, [key]: value };
  for (const [other, spec] of Object.entries(game.options)) {
    const allowed = spec.allowed?.(options);
    const chosen = options[other];
    if (other !== key && allowed && chosen !== undefined && !allowed.includes(chosen))
      options[other] = allowed[0] ?? spec.default;
  }
  // A board file was checked for the options of then.
  return withSeats(game, { ...draft, options, board: null }, draft.seats.length, bot);
}

export const withSeat = (draft: Draft, seat: Seat, next: SeatDraft): Draft => ({
  ...draft,
  seats: draft.seats.map((old, i) => (i === seat ? next : old)),
});

/** What was kept of an earlier game, as far as it still makes sense for this one. */
export function readDraft(game: AnyGame, raw: unknown, bots: readonly string[], bot: string): Draft {
  const usual = usualDraft(game, bot);
  if (!isPlainObject(raw) || raw.game !== game.id || !Array.isArray(raw.seats)) return usual;
  const options = readOptions(game.options, raw.options);
  if (!options.ok) return usual;
  const seats = raw.seats.map((seat): SeatDraft => {
    if (isPlainObject(seat) && seat.who === 'person' && typeof seat.name === 'string')
      return { who: 'person', name: seat.name.slice(0, 40) };
    const level = isPlainObject(seat) ? bots.find((name) => name === seat.bot) : undefined;
    return { who: 'bot', bot: level ?? bot };
  });
  const helps = { calculator: raw.calculator !== false, hints: raw.hints !== false };
  const time = readMasterMs(raw.masterMs, 'masterMs');
  const masterMs = time.ok ? time.value : usual.masterMs;
  const draft: Draft = { ...usual, options: options.value, seats, ...helps, masterMs };
  return withSeats(game, draft, seats.length, bot);
}

/** Names that bots are given: engines everybody knows. */
const ENGINES = ['Rocket', 'Adler', 'Mallard', 'Crampton', 'Lion', 'Cannonball'] as const;

/** Seats as they will be called at the table. People without a name are called by `person`. */
export const seatNamesOf = (draft: Draft, person: (n: number) => string): string[] =>
  wishOf(draft, '', person).seats.map(({ name }) => name);

/** Whether a real table draws the same for both: names, levels and helps change nothing of it. */
export const drawsTheSame = (a: Draft, b: Draft): boolean => a.board === b.board && drawnFor(a) === drawnFor(b);
const drawnFor = ({ game, options, seats, first }: Draft): string =>
  JSON.stringify([game, options, seats.length, first]);

/** As the host is asked for it. People without a name are called by `person`. */
export function wishOf(draft: Draft, name: string, person: (n: number) => string): LocalWish {
  const { game, options, first, dice, board, calculator, hints, masterMs } = draft;
  let people = 0;
  let bots = 0;
  const seats = draft.seats.map((seat) => {
    if (seat.who === 'bot') return { name: ENGINES[bots++ % ENGINES.length]!, bot: seat.bot };
    people += 1;
    return { name: seat.name.trim() === '' ? person(people) : seat.name.trim(), bot: null };
  });
  return {
    ...{ game, name, options, seats, calculator, hints, masterMs },
    ...(first === null ? {} : { firstSeat: first }),
    ...(dice ? { dice: [] } : {}),
    ...(board === null ? {} : { board: board.file }),
  };
}
