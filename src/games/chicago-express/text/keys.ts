/** The keys of the lines of Chicago Express: a missing or stale one does not compile. */
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
  | `section.${SectionId}`;
