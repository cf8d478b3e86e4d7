/** The keys of the lines of Age of Steam: a missing or stale one does not compile. */
import type { Good, Letter, Side, Special } from '../board/box.ts';
import type { Terrain } from '../board/columns.ts';
import type { MapNoteKey } from '../board/map-notes.ts';
import type { TileId } from '../board/tiles.ts';
import type { FactKey } from '../facts.ts';
import type { PresetId } from '../options.ts';
import type { OrderKind, OrderWhy } from '../orders.ts';
import type { BreachCode } from '../referee.ts';
import type { SectionId } from '../rulebook.ts';
import type { PriceReason } from '../rules/price.ts';
import type { AosAction, AosOptions, EndReason, EventType, PhaseId, ViolationCode } from '../state.ts';

type RuleOption = Exclude<keyof AosOptions, 'map'>;
type ValueKey = { [K in RuleOption]: `option.${K}.${AosOptions[K]}` }[RuleOption];
export type ChancePoint =
  | 'display'
  | 'cities'
  | 'colours'
  | 'order'
  | 'order-dice'
  | 'production'
  | 'extra-growth'
  | 'growth-west'
  | 'growth-east';

export type TextKey =
  | 'game.name'
  | `violation.${ViolationCode}`
  | `event.${EventType}`
  | `prompt.${PhaseId | 'highest'}`
  | `waiting.${PhaseId}`
  | `action.${AosAction['kind']}`
  | `did.${AosAction['kind']}`
  | `option.${keyof AosOptions}`
  | ValueKey
  // What an option changes, in one sentence.
  | `option-about.${keyof AosOptions}`
  | `preset.${PresetId}`
  | `preset-about.${PresetId}`
  // What a map may change.
  | `map-rule.${MapNoteKey}`
  | `special.${Special}`
  | `special-about.${Special}`
  | 'special-about.engineer-flat'
  | `good.${Good}`
  // A cube as it is asked for by whoever has the real bag.
  | `token.${Good}`
  | `tile.${TileId}`
  // Why a tile costs what it costs.
  | `price.${PriceReason}`
  | `city.${Letter}`
  | `side.${Side}`
  | `terrain.${Terrain}`
  | `end.${EndReason}`
  | `chance.${ChancePoint}`
  | `fact.${FactKey}`
  | `breach.${BreachCode}`
  | `order.${OrderKind}`
  | `order-says.${OrderKind}`
  | `order-why.${OrderWhy}`
  | `order-field.${'amount' | 'action' | 'shares'}`
  | `section.${SectionId}`;
