/** Times, clocks and names of tables in words. */
import { MASTER_MS } from '../../bots/time.ts';
import type { TableView } from '../../protocol/http.ts';
import { botName, numbered } from '../text/bot-name.ts';
import { regionNow } from '../text/region.ts';
import { localeNow } from '../text/say.ts';
import { t } from '../text/say-page.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `45 minutes`, `3 hours`, `2 days`: the largest unit that fits. */
export function sayLength(ms: number): string {
  const [unit, size] =
    ms >= 2 * DAY
      ? (['day', DAY] as const)
      : ms >= 2 * HOUR
        ? (['hour', HOUR] as const)
        : (['minute', MINUTE] as const);
  const n = Math.max(1, Math.round(ms / size));
  return new Intl.NumberFormat(localeNow(), { style: 'unit', unit, unitDisplay: 'long' }).format(n);
}

export function sayClock(clock: TableView['clock']): string {
  if (clock.type === 'none') return t('online.clock.none');
  if (clock.type === 'live')
    return t('online.clock.live', { budget: sayLength(clock.budget), seconds: Math.round(clock.increment / 1000) });
  return t('online.clock.daily', { move: sayLength(clock.perMove), reserve: sayLength(clock.reserve) });
}

/** A figure to one decimal, with a true minus sign as everywhere on the site. */
export const sayFigure = (n: number): string =>
  new Intl.NumberFormat(localeNow(), { maximumFractionDigits: 1 }).format(n).replace('-', '−');

export const sayDate = (at: number): string =>
  new Intl.DateTimeFormat(regionNow(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);

export const sayDay = (at: number): string => new Intl.DateTimeFormat(regionNow(), { dateStyle: 'long' }).format(at);

/** `3–14 August 2026`; one day alone is that day. */
export const sayDays = (first: number, last: number): string =>
  new Intl.DateTimeFormat(regionNow(), { dateStyle: 'long' }).formatRange(first, last);

/** `just now`, `5 minutes ago`, `yesterday`. */
export function sayAgo(at: number, now = Date.now()): string {
  const past = Math.max(0, now - at);
  if (past < MINUTE) return t('online.just-now');
  const [unit, size] =
    past >= DAY ? (['day', DAY] as const) : past >= HOUR ? (['hour', HOUR] as const) : (['minute', MINUTE] as const);
  return new Intl.RelativeTimeFormat(localeNow(), { numeric: 'auto' }).format(-Math.floor(past / size), unit);
}

/** A table without a name of its own is called after whoever opened it. */
export function tableName(table: Pick<TableView, 'name' | 'seats' | 'createdBy'>): string {
  if (table.name !== '') return table.name;
  const by = table.seats.find((seat) => seat.id === table.createdBy)?.name;
  return by ? t('online.table-of', { name: by }) : t('online.table-unnamed');
}

/** What a table forbids that others allow. */
export const withoutHelps = ({ calculator, hints }: Pick<TableView, 'calculator' | 'hints'>): string[] => [
  ...(calculator ? [] : [t('helps.calculator.none')]),
  ...(hints ? [] : [t('helps.hints.none')]),
];

/** How long the Masters of a table think about a move, where one sits and it is not the usual. */
export const masterTime = ({ seats, masterMs }: Pick<TableView, 'seats' | 'masterMs'>): string[] =>
  masterMs !== MASTER_MS.usual && seats.some(({ bot }) => bot === 'master')
    ? [t('master-time.set', { time: saySeconds(masterMs) })]
    : [];

export const saySeconds = (ms: number): string =>
  new Intl.NumberFormat(localeNow(), { style: 'unit', unit: 'second' }).format(ms / 1000);

/** The account of a kind of robot is called `expert (bot)` by the server; no person's name has brackets. */
export function accountName(name: string): string {
  const [, bot] = /^(.+) \(bot\)$/.exec(name) ?? [];
  return bot === undefined ? name : botName(bot);
}

const seatLabel = (seat: TableView['seats'][number]): string =>
  seat.kind === 'open'
    ? t('online.seat-free')
    : seat.kind === 'bot'
      ? botName(seat.bot ?? '')
      : (seat.name ?? t('online.seat-gone'));

export const seatLabels = (seats: TableView['seats']): string[] =>
  numbered(seats.map(seatLabel), (at) => seats[at]!.kind === 'bot');
