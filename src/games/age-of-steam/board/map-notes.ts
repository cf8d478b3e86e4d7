/** What a map changes, told with its figures: one note for each thing, read from the map's own data. */
import { CUBES, GOODS, type Good, LETTERS, SPECIALS } from './box.ts';
import type { AosMap, Place } from './map.ts';
import { type MapRules, specialRules } from './map-rules.ts';

/** Switches of `rules`, and what stands in the other fields of a map. */
export type MapNoteKey =
  | keyof MapRules
  | 'extraGrowthIn'
  | 'turns'
  | 'cubes'
  | 'actions'
  | 'newCities'
  | 'takenBy'
  | 'randomColour'
  | 'terminal'
  | 'printedPrice';

export interface MapNote {
  key: MapNoteKey;
  params: Readonly<Record<string, string | number | readonly string[]>>;
}

/** AOS-68: players and turns as in the box. */
const TURNS: Readonly<Record<number, number>> = { 3: 10, 4: 8, 5: 7, 6: 6 };
/** AOS-49: the goods that printed cities take in the box. */
const USUAL_GOODS: readonly Good[] = ['red', 'blue', 'purple', 'yellow'];

export function mapNotes(map: AosMap): MapNote[] {
  const special = specialRules(map.rules);
  return [...notesOfBox(map), ...notesOfPlaces(map), ...special.flatMap((key) => notesOfRule(map, key))];
}

/** What is in the box: turns, cubes, actions, New Cities. */
function notesOfBox({ turns, cubes, actions, newCities }: AosMap): MapNote[] {
  const notes: MapNote[] = [];
  for (const players of Object.keys(turns).map(Number))
    if (turns[players] !== TURNS[players]) notes.push({ key: 'turns', params: { players, turns: turns[players]! } });
  for (const good of GOODS)
    if (cubes[good] !== CUBES[good]) notes.push({ key: 'cubes', params: { good, n: cubes[good] ?? 0 } });
  if (actions.length < SPECIALS.length) notes.push({ key: 'actions', params: { actions } });
  if (newCities.length < LETTERS.length) notes.push({ key: 'newCities', params: { cities: newCities } });
  return notes;
}

/** What is printed on the map (AOS-76). */
function notesOfPlaces({ places, goods, hexes }: AosMap): MapNote[] {
  const hexesOf = (suits: (city: NonNullable<Place['city']>) => boolean): string[] =>
    places.filter(({ city }) => city !== null && suits(city)).map(({ id }) => id);
  const told = (key: MapNoteKey, ids: readonly string[], more: MapNote['params'] = {}): MapNote[] =>
    ids.length > 0 ? [{ key, params: { ...more, hexes: ids } }] : [];
  const prices = hexes.flatMap(({ cost }) => cost ?? []);
  return [
    ...goods
      .filter((good) => !USUAL_GOODS.includes(good))
      .flatMap((good) =>
        told(
          'takenBy',
          hexesOf(({ colours }) => colours.includes(good)),
          { good },
        ),
      ),
    ...told(
      'randomColour',
      hexesOf(({ randomColour }) => randomColour === true),
    ),
    ...told(
      'terminal',
      hexesOf(({ terminal }) => terminal === true),
    ),
    ...(prices.length > 0
      ? [{ key: 'printedPrice' as const, params: { from: Math.min(...prices), to: Math.max(...prices) } }]
      : []),
  ];
}

/** The notes of one switch: several where it names several goods, turns or cities. */
function notesOfRule(map: AosMap, key: keyof MapRules): MapNote[] {
  const { rules } = map;
  const hexOf = (id: string): string => map.places.find(({ city }) => city?.id === id)!.id;
  switch (key) {
    case 'sharesPerTurn':
    case 'displayStartCubes':
    case 'tilesPerTurnEngineer':
      return [{ key, params: { n: rules[key] ?? 0 } }];
    case 'buybackPerShare':
      return [{ key, params: { price: rules.buybackPerShare ?? 0 } }];
    case 'growthDice':
      return [{ key, params: { west: rules.growthDice?.west ?? 0, east: rules.growthDice?.east ?? 0 } }];
    case 'columnExcludesOwnColour':
      return [{ key, params: { cities: rules.columnExcludesOwnColour } }];
    case 'townStartCubes':
    case 'bagExcludes':
    case 'removeAfterDelivery':
      return [{ key, params: { goods: rules[key] } }];
    case 'deliveryBonus':
      return rules.deliveryBonus.map((bonus) => ({ key, params: { ...bonus } }));
    case 'incomeReductionFactor':
      return rules.incomeReductionFactor.map((one) => ({ key, params: { ...one } }));
    case 'extraGrowth':
      return rules.extraGrowth.map(({ city, cubes, fromTurn, toTurn }) => {
        const params = { hex: hexOf(city), cubes };
        const last = Math.max(...Object.values(map.turns));
        return fromTurn === 1 && toTurn === null
          ? { key, params }
          : { key: 'extraGrowthIn', params: { ...params, from: fromTurn, to: toTurn ?? last } };
      });
    case 'cityConnections':
      return rules.cityConnections.map(({ between: [from, into], cost }) => ({
        key,
        params: { from: hexOf(from), into: hexOf(into), cost },
      }));
    case 'auction':
    case 'actionCycle':
    case 'newCityKeepsTownCubes':
    case 'engineerHalvesDearestTile':
    case 'incompleteTrackForbidden':
      return [{ key, params: {} }];
  }
}
