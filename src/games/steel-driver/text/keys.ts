/** The keys of the lines of Steel Driver: a missing or stale one does not compile. */
import type { CityKind, FaultCode } from '../board/board-file.ts';
import type { FactKey } from '../facts.ts';
import type { OrderKind, OrderWhy } from '../orders.ts';
import type { BreachCode } from '../referee.ts';
import type { SectionId } from '../rulebook.ts';
import type {
  CompanyId,
  EndReason,
  EventType,
  GoodId,
  MapId,
  PhaseId,
  SDAction,
  SDOptions,
  ViolationCode,
} from '../state.ts';

export type TextKey =
  | 'game.name'
  | `violation.${ViolationCode}`
  | `event.${EventType}`
  | `prompt.${PhaseId | 'starting' | 'highest' | 'links'}`
  | `waiting.${PhaseId | 'starting'}`
  | `action.${SDAction['kind']}`
  | `did.${SDAction['kind']}`
  | `option.${keyof SDOptions}`
  | `option.map.${MapId}`
  | `option-note.map.${MapId}`
  | `company.${CompanyId}`
  | `company-name.${CompanyId}`
  | `good.${GoodId}`
  | `set.${1 | 2 | 3 | 4 | 5}`
  | `city-kind.${CityKind}`
  | `end.${EndReason}`
  | 'chance.first-seat'
  | `fact.${FactKey}`
  | `breach.${BreachCode}`
  | `board-fault.${FaultCode}`
  // An order as a menu names it, as a sentence with its fields, and why it acted or asks.
  | `order.${OrderKind}`
  | `order-says.${OrderKind}`
  | `order-why.${OrderWhy}`
  | `order-field.${'company' | 'amount'}`
  | `which.${CompanyId | 'any'}`
  | `section.${SectionId}`;
