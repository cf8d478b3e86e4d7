/** What hints say, in English. */
import type { HintKey } from './hint-keys.ts';

export const hintsEn = {
  'hint.stop': 'Go up to {stop:money} in this auction.',
  'hint.more.cash': '{by:money} more in cash.',
  'hint.more.dividends': '{by:money} more from dividends.',
  'hint.more.growth': '{by:money} more from what the treasuries will build.',
  'hint.more.chicago': '{by:money} more from the way to Chicago.',
  'hint.more.auction': 'The share on sale is worth {by:money} more than its price.',
  'hint.less.cash': '{by:money} less in cash.',
  'hint.less.dividends': '{by:money} less from dividends.',
  'hint.less.growth': '{by:money} less from what the treasuries will build.',
  'hint.less.chicago': '{by:money} less from the way to Chicago.',
  'hint.less.auction': 'The share on sale costs {by:money} more than it is worth.',
  'hint.free-share': 'Everybody else has passed: without a bid, {seat} gets the share of the {company} for nothing.',
  'hint.no-end-yet': 'Auctioning the last share of the {company} would end the game, and you would not win it.',
  'hint.last-dividend': 'The coming dividends are the last: one more share of the {company} pays {dividend:money}.',
  'hint.ends-game': 'This ends the game: only the coming dividends are still paid.',
  'hint.reaches-chicago': 'The {company} reaches Chicago: a special dividend at once, and more income from then on.',
  'hint.blocks': 'It bars the way of the {company} at {hex}.',
  'hint.rival-purse': 'Nobody can go higher: {seat}, the richest still in, has {cash:money}.',
  'hint.share-repaid': 'The next dividend of the {company} alone repays it: {dividend:money} for {price:money}.',
} as const satisfies Record<HintKey, string>;
