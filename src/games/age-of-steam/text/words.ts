/** How Age of Steam is spoken about beyond its lines: the few things that need the board. */
import type { Sealed } from '../../../kernel/contract.ts';
import type { OptionValues } from '../../../kernel/options.ts';
import { SHARE_PRICE } from '../board/box.ts';
import type { AosMap, Language, Place } from '../board/map.ts';
import { mapNotes } from '../board/map-notes.ts';
import { MAPS, mapById } from '../board/maps.ts';
import { lieNamed, TILES } from '../board/tiles.ts';
import type { FactKey } from '../facts.ts';
import { rulebook } from '../rulebook.ts';
import { stopsOf } from '../rules/actions/deliver.ts';
import { sharesLeft } from '../rules/actions/issue.ts';
import { upgrade } from '../rules/actions/upgrade.ts';
import { leastBid } from '../rules/bidding.ts';
import { pointsAt } from '../rules/laying.ts';
import { expensesOf } from '../rules/money.ts';
import { tilesAllowed } from '../rules/price.ts';
import { MOST_RESTARTS, restartsLeft } from '../rules/restart.ts';
import type { AosState } from '../state.ts';

const MONEY: readonly FactKey[] = [
  'cash',
  'income',
  'expenses',
  'expenses-shares',
  'expenses-engine',
  'after-expenses',
  'shortage',
  'reduction',
  'survival',
  'score-cash',
];

/** The names of maps come from their files: a new map needs no line here. */
const mapNames = (locale: Language): Record<string, string> =>
  Object.fromEntries(MAPS.map((id) => [`option.map.${id}`, mapById(id).name[locale]]));

export const ageOfSteamWords = {
  id: 'age-of-steam',
  rulebook,
  names: mapNames,
  mapRules: { rule: 'AOS-79', maps: MAPS, of: (map: string) => mapNotes(mapNamed({ map })) },
  score: 'number' as const,
  figures: Object.fromEntries(MONEY.map((key) => [key, 'money' as const])),
  place(id: string, options: Readonly<OptionValues>, language: Language): string | null {
    return mapNamed(options).places.find((place) => place.id === id)?.name[language] ?? null;
  },
  name(
    family: string,
    id: string,
    _board: string | null,
    options: Readonly<OptionValues>,
    language: Language,
  ): string | null {
    const map = mapNamed(options);
    if (family === 'connection')
      return (
        map.connections
          .find((one) => one.id === id)
          ?.ends.map(({ hex }) => nameAt(map, hex)[language])
          .join('–') ?? null
      );
    const fed = family === 'column' ? map.columns.find((column) => column.id === id) : undefined;
    return fed && fed.place >= 0 ? map.places[fed.place]!.name[language] : null;
  },
  detail,
  prompt,
};

const mapNamed = ({ map }: Readonly<OptionValues>): AosMap =>
  mapById(MAPS.find((known) => known === map) ?? 'rust-belt');
const nameAt = (map: AosMap, hex: number): Place['name'] => map.places[map.hexes[hex]!.place]!.name;

/** Where a tile leads, over how many links a cube goes and by which places: nobody counts edges. */
function detail(
  said: Readonly<Record<string, unknown>>,
  options: Readonly<OptionValues>,
  before: Sealed<AosState> | null,
): Readonly<Record<string, unknown>> {
  const { kind, type, hex, tile, rotation, route, slot } = said;
  if (kind === 'lay' || type === 'laid' || type === 'replaced') return { ends: endsOf(options, hex, tile, rotation) };
  if (kind === 'deliver' && typeof route === 'string')
    return { links: route.length, ...(before ? { stops: stopsOf(before, `${hex}`, route) } : {}) };
  if (kind === 'restart-build') return { left: before ? restartsLeft(before) - 1 : MOST_RESTARTS };
  return typeof slot === 'number' ? { nth: slot + 1 } : {};
}

/** The hexes that the track of a tile points at; nothing for a tile that cannot lie so. */
function endsOf(options: Readonly<OptionValues>, hex: unknown, tile: unknown, rotation: unknown): string[] {
  const map = mapNamed(options);
  const at = map.indexOf.get(`${hex}`);
  const kind = TILES.find((id) => id === tile);
  const lie = kind === undefined ? null : lieNamed(kind, Number(rotation));
  return at === undefined || lie === null ? [] : pointsAt(map, at, lie);
}

/** The current phase with its limits; in the auction also the bid to beat. */
function prompt(s: Sealed<AosState>): { key: string; params: Readonly<Record<string, unknown>> }[] {
  const phase = s.phases.at(-1);
  if (!phase) return [];
  switch (phase.id) {
    case 'shares': {
      const seat = phase.waiting[0]!;
      const { cash } = s.players[seat]!;
      const params = { cash, expenses: expensesOf(s, seat), most: sharesLeft(s, seat), price: SHARE_PRICE };
      return [{ key: phase.id, params }];
    }
    case 'turn-order': {
      const asked = { key: phase.id, params: { least: leastBid(s) } };
      return phase.high ? [asked, { key: 'highest', params: { ...phase.high } }] : [asked];
    }
    case 'build': {
      const seat = phase.waiting[0]!;
      return [
        { key: phase.id, params: { left: tilesAllowed(s, seat) - phase.laid.length, cash: s.players[seat]!.cash } },
      ];
    }
    case 'move': {
      const seat = phase.waiting[0]!;
      const upgrades = upgrade.check(s, seat, { kind: 'upgrade' }) === null ? 1 : 0; // AOS-51: once a turn
      return [{ key: phase.id, params: { round: phase.round, engine: s.players[seat]!.engine, upgrades } }];
    }
    case 'production-place':
      return [{ key: phase.id, params: { left: phase.left, goods: phase.drawn } }];
    default:
      return [{ key: phase.id, params: {} }];
  }
}
