/** Lists, figures and profiles: what anybody may see, logged in or not. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isGameId } from '../../games/registry.ts';
import { int, type Reader } from '../../kernel/shape.ts';
import type { Locale } from '../../text/locale.ts';
import { ratingRulesEn } from '../../text/ratings.en.ts';
import { ratingRulesFr } from '../../text/ratings.fr.ts';
import { typeset } from '../../text/typeset.ts';
import type { Database } from '../db/database.ts';
import { LEAST_GAMES, leaderboard } from '../ratings/leaderboard.ts';
import { profileOf } from '../ratings/profile.ts';
import { statistics } from '../ratings/statistics.ts';
import { tally } from '../store/results.ts';
import { accept, Refused } from './refused.ts';

export interface ProfileContext {
  db: Database;
  localeOn(request: FastifyRequest): Locale;
}

const RULES: Readonly<Record<Locale, readonly string[]>> = {
  fr: Object.values(ratingRulesFr).map((rule) => typeset(rule, 'fr')),
  en: Object.values(ratingRulesEn),
};
const PAGE = 50;

export function profileRoutes(app: FastifyInstance, { db, localeOn }: ProfileContext): void {
  app.get('/api/ratings/rules', async (request) => ({ rules: RULES[localeOn(request)], leastGames: LEAST_GAMES }));

  app.get('/api/games/:game/leaderboard', async (request) => {
    const game = gameOn(request);
    const from = numberOn(request, 'from', int(0, 1_000_000)) ?? 0;
    const limit = numberOn(request, 'limit', int(1, 200)) ?? PAGE;
    const least = numberOn(request, 'least', int(1, 10_000)) ?? LEAST_GAMES;
    return { game, least, list: await leaderboard(db, game, { least, from, limit }), rules: RULES[localeOn(request)] };
  });

  app.get('/api/games/:game/statistics', async (request) => {
    const game = gameOn(request);
    return { game, tables: await tablesOver(db, game), ...statistics(await tally(db, { game })) };
  });

  app.get('/api/profiles/:id', async (request) => {
    const { id } = request.params as { id: string };
    const profile = /^[a-z0-9]{1,64}$/.test(id) ? await profileOf(db, id) : null;
    if (!profile) throw new Refused('not-found');
    return profile;
  });
}

function gameOn(request: FastifyRequest): string {
  const { game } = request.params as { game: string };
  if (!isGameId(game)) throw new Refused('not-found');
  return game;
}

/** A number in the query; undefined when it is not there. */
function numberOn(request: FastifyRequest, name: string, reader: Reader<number>): number | undefined {
  const raw = (request.query as Record<string, unknown>)[name];
  if (raw === undefined) return undefined;
  return accept(reader(typeof raw === 'string' && /^\d{1,9}$/.test(raw) ? Number(raw) : raw, name));
}

async function tablesOver(db: Database, game: string): Promise<number> {
  const row = await db.q
    .selectFrom('results')
    .select(({ fn }) => fn.count('table_id').distinct().as('n'))
    .where('game', '=', game)
    .executeTakeFirst();
  return Number(row?.n ?? 0);
}
