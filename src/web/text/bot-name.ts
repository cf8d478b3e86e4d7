/** Bots of the server by their level, in the reader's language. */
import type { SeatNow } from '../../table/index.ts';
import { t } from './say.ts';

const LEVELS = ['newcomer', 'regular', 'expert', 'master', 'random'] as const;

/** `bot`: the level, alone or as the id of a seat. One that is not known here is a robot all the same. */
export function botName(bot: string): string {
  const level = levelOf(bot);
  return t(level ? `bot-name.${level}` : 'bot-name');
}

/** Beside a name of its own. */
export function botLevel(bot: string): string | undefined {
  const level = levelOf(bot);
  return level && t(`bot-level.${level}`);
}

const levelOf = (bot: string) => LEVELS.find((name) => name === bot.replace('bot:', ''));

/** Robots of one level are numbered, so that they can be told apart. */
export const numbered = (names: readonly string[], isBot: (seat: number) => boolean): string[] =>
  names.map((name, seat) => {
    const nth = names.slice(0, seat).filter((other) => other === name).length + 1;
    return nth > 1 && isBot(seat) ? `${name} ${nth}` : name;
  });

/** Who sits at a table of the server. */
export const namesOnline = (seats: readonly SeatNow[]): string[] =>
  numbered(
    seats.map(({ name, mode, id }) => (mode === 'bot' ? botName(id) : name)),
    (seat) => seats[seat]!.mode === 'bot',
  );
