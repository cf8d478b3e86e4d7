/** What a message says, in the language of whoever reads it; each way of sending shapes it further. */
import { isGameId } from '../../games/registry.ts';
import { loadTexts } from '../../text/catalogue.ts';
import type { Locale } from '../../text/locale.ts';
import { sayNotice } from '../../text/say-notice.ts';
import { said, say, speakerFor } from '../../text/speaker.ts';
import type { News } from './queue.ts';

/** A table where somebody is to play, or that goes on; `players` names them in a message to a whole table's channel. */
export interface Turn {
  table: string;
  name: string;
  game: string;
  link: string;
  players: readonly string[] | null;
}

export interface Message {
  kind: 'turn' | News | 'test';
  locale: Locale;
  title: string;
  /** Lines of text. */
  lines: string[];
  /** The table, or the page of one's tables when there are several. */
  link: string;
  turns: readonly Turn[];
}

export interface Links {
  home: string;
  table(id: string): string;
  /** Where a person chooses what to be told. */
  settings: string;
}

export async function gameName(game: string, locale: Locale): Promise<string> {
  const texts = isGameId(game) ? await loadTexts(game) : null;
  return say(speakerFor(texts, locale, []), 'game.name');
}

/** One message for all turns that came at once. */
export async function turnMessage(locale: Locale, turns: readonly Turn[], links: Links): Promise<Message> {
  const first = turns[0];
  if (!first) throw new Error('bug: a message about no turn');
  const texts = await Promise.all(
    turns.map(async ({ name, game, players }) => ({
      table: name,
      game: said(await gameName(game, locale)),
      ...(players ? { players } : {}),
    })),
  );
  const about = first.players ? 'table' : 'turn';
  if (turns.length === 1)
    return {
      kind: 'turn',
      locale,
      title: sayNotice(locale, `${about}.title`, texts[0]),
      lines: [sayNotice(locale, `${about}.body`, texts[0])],
      link: first.link,
      turns,
    };
  return {
    kind: 'turn',
    locale,
    title: sayNotice(locale, 'turns.title', { n: turns.length }),
    lines: texts.map((text) => sayNotice(locale, 'turns.line', text)),
    link: links.home,
    turns,
  };
}

export async function newsMessage(locale: Locale, kind: News, turn: Turn): Promise<Message> {
  const text = { table: turn.name, game: said(await gameName(turn.game, locale)) };
  return {
    kind,
    locale,
    title: sayNotice(locale, `${kind}.title`, text),
    lines: [sayNotice(locale, `${kind}.body`, text)],
    link: turn.link,
    turns: [turn],
  };
}

export const testMessage = (locale: Locale, links: Links): Message => ({
  kind: 'test',
  locale,
  title: sayNotice(locale, 'test.title'),
  lines: [sayNotice(locale, 'test.body')],
  link: links.settings,
  turns: [],
});
