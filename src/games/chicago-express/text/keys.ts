/** The keys of the lines of Chicago Express: a missing or stale one does not compile. */
import type { HexKind } from '../board/map.ts';
import type { FactKey } from '../facts.ts';
import type { OrderKind, OrderWhy } from '../orders.ts';
import type { BreachCode } from '../referee.ts';
import type { SectionId } from '../rulebook.ts';
import type {
  CEAction,
  CEOptions,
  CompanyId,
  DialId,
  EndReason,
  EventType,
  MapId,
  PhaseId,
  TrackId,
  ViolationCode,
} from '../state.ts';

export type TextKey =
  | 'game.name'
  | `violation.${ViolationCode}`
  | `event.${EventType}`
  | `prompt.${PhaseId | 'highest'}`
  | `waiting.${PhaseId}`
  | `action.${CEAction['kind']}`
  | `did.${CEAction['kind']}`
  | `option.${keyof CEOptions}`
  | `option.map.${MapId}`
  | `company.${CompanyId}`
  | `company-name.${CompanyId}`
  | `dial.${DialId}`
  | `track.${TrackId}`
  | `end.${EndReason}`
  | `hex-kind.${HexKind}`
  | 'chance.first-seat'
  | `fact.${FactKey}`
  | `breach.${BreachCode}`
  // An order as a menu names it, as a sentence with its fields, and why it acted or asks.
  | `order.${OrderKind}`
  | `order-says.${OrderKind}`
  | `order-why.${OrderWhy}`
  | `order-field.${'company' | 'amount' | 'dial'}`
  | `which.${CompanyId | 'any'}`
  | `section.${SectionId}`;
