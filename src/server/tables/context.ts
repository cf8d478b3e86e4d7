/** What all parts of the table service share. */
import type { Database } from '../db/database.ts';
import type { Hand } from '../engine/hand.ts';
import type { Pool } from '../engine/pool.ts';
import type { Games, Hooks, Listener, Policy, TableSettings, TableStats } from './api.ts';
import type { Place } from './place.ts';
import type { PresenceElsewhere } from './presence.ts';

export interface Context {
  readonly db: Database;
  readonly pool: Pool;
  readonly games: Games;
  readonly hooks: Hooks;
  readonly policy: Policy;
  readonly settings: TableSettings;
  /** This process among those that share the database. */
  readonly self: string;
  readonly places: Map<string, Place>;
  /** Those whose rows are behind their logs. */
  readonly behind: Set<Place>;
  /** Tables of a newer program: the operator has been told of them. */
  readonly newer: Set<string>;
  /** Tables that this build cannot fold, and `moved_at` of their rows then: not tried again until somebody has written. */
  readonly broken: Map<string, number>;
  readonly lobby: Set<Listener>;
  /** Who is connected to other processes. */
  readonly elsewhere: PresenceElsewhere;
  readonly counts: Omit<TableStats, 'live' | 'followed' | 'restarts'>;
  closing: boolean;
}

export const handOf = (ctx: Context, place: Place): Hand => ctx.pool.handOf(place.id);
