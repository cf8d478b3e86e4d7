/** The keys of the lines of Last Train: a missing or stale one does not compile. */
import type { FaultCode } from '../board/check.ts';
import type { GoodId, SectorMark, Terrain, Token } from '../board/file.ts';
import type { FactKey, PartKey } from '../facts.ts';
import type { OrderKind, OrderWhy } from '../orders.ts';
import type { BreachCode } from '../referee.ts';
import type { SectionId } from '../rulebook.ts';
import type {
  Cargo,
  Colour,
  CompanyId,
  EndReason,
  EventType,
  LTWAction,
  LTWOptions,
  MapId,
  PhaseId,
  Purse,
  SideChoice,
  South,
  ViolationCode,
} from '../state.ts';

export type TextKey =
  | 'game.name'
  | `violation.${ViolationCode}`
  | `event.${EventType}`
  | `prompt.${PhaseId | 'paying-train' | 'line-price'}`
  | `waiting.${PhaseId | 'paying-train'}`
  | `action.${LTWAction['kind']}`
  | `did.${LTWAction['kind']}`
  | `option.${keyof LTWOptions}`
  | `option.map.${MapId}`
  | `option-note.map.${MapId}`
  | `option.side.${SideChoice}`
  | `option.south.${South}`
  | `company.${CompanyId}`
  | `colour.${Colour}`
  | `purse.${Purse}`
  | `cargo.${Cargo}`
  | `good.${GoodId | CompanyId | 'landowner'}`
  // What a draw by hand may name.
  | `token.${Token | 'landowner'}`
  | `terrain.${Terrain}`
  | `mark.${SectorMark}`
  | `end.${EndReason}`
  | `chance.${'order' | 'goods' | 'figures' | 'tokens'}`
  | `fact.${FactKey | PartKey}`
  | `breach.${BreachCode}`
  | `board-fault.${FaultCode}`
  // An order as a menu names it, as a sentence with its fields, and why it acted or asks.
  | `order.${OrderKind}`
  | `order-says.${OrderKind}`
  | `order-why.${OrderWhy}`
  | `order-field.${'box' | 'amount'}`
  | `section.${SectionId}`;
