/** Bots have accounts of their own, one for each kind: they are rated like people, and cannot be logged in to. */
import { BOT_NAMES, isBotName } from '../../bots/bots.ts';
import { type Database, part, unit } from '../db/database.ts';

/** Of the kind, not of a seat: all seats that this kind of bot plays are its games. */
export const botAccountId = (bot: string): string => `bot${bot.toLowerCase().replace(/[^a-z0-9]/g, '')}`;

/** The account of whoever `SeatNow.id` names on a bot's seat: a kind of bot, or its account already. */
export function accountOfBot(id: string): string {
  const bot = id.replace(/^bot:/, '');
  return isBotName(bot) || bot !== id ? botAccountId(bot) : id;
}

/** Makes those that are missing. No person can take such a name: theirs hold no brackets and no colon. */
export async function ensureBotAccounts(db: Database, now: number, bots: readonly string[] = BOT_NAMES): Promise<void> {
  const row = (bot: string) => ({
    ...{ id: botAccountId(bot), name: `${bot} (bot)`, name_key: `bot:${bot}`, kind: 'bot' as const },
    ...{ created_at: now, seen_at: now },
  });
  const insert = (bot: string) =>
    part(
      db.q
        .insertInto('accounts')
        .values(row(bot))
        .onConflict((on) => on.doNothing()),
    );
  await db.write(unit(...bots.map(insert)));
}
