/** The frame of the site and the play screen in English. Templates as in src/text/template.ts. The other pages: pages.en.ts. */
import { playEn } from './play.en.ts';

export const en = {
  ...playEn,
  // --- Everywhere
  'site.name': 'Turntable',

  // --- Boards
  'board.grid': 'Board',
  'board.list': 'Board as a list',
  'board.zoom-in': 'Zoom in',
  'board.zoom-out': 'Zoom out',
  'board.fit': 'Show the whole board',
  'board.beyond': 'More to choose: {place}',
  'board.lit': 'You may choose it.',
  'board.chosen': 'Chosen, number {n}.',
  'board.only-lit': 'Only what I may choose',
  'board.place': 'Place',
  'board.state': 'Your move',

  // --- Frame of the site
  'site.skip': 'Skip to the page',
  'site.loading': 'The page is on its way.',
  'site.reload': 'Load the page again',
  'site.offline': 'No connection. Games on this device go on; the rest waits.',
  'site.newer': 'A newer version of the site is ready.',
  'site.take-newer': 'Use it now',
  'title.home': 'Turntable: railway board games',
  'title.settings': 'Settings',
  'title.not-found': 'There is no such page',
  'not-found.what': 'Nothing is at this address. It may be an old link, or a letter is missing.',
  'not-found.home': 'To the home page',
  'lost.title': 'This page did not arrive',
  'lost.offline':
    'There is no connection, and this page has not been kept on the device. Games already on it can be played.',
  'lost.reload': 'The site may have changed since you opened it. Load the page again; games on this device are safe.',
  'broken.title': 'This page has stopped',
  'broken.what':
    'Something in the program failed. Games are saved after every move, so nothing is lost. Load the page again; if it fails again, pass the report on.',
  'broken.copy': 'Copy the report',
  'broken.copied': 'Copied',
  'nav.site': 'Site',
  'nav.menu': 'Menu',
  'nav.play': 'Play',
  'nav.tables': 'Tables',
  'nav.saved': 'Saved games',
  'nav.learn': 'Learn',
  'nav.settings': 'Settings',
  'nav.account': 'Account',
  'nav.other-language': 'Français',

  // --- Rulebook
  'title.rules': 'Rules',
  'rules.title': 'Rules of {game}',
  'rules.what': 'The rules in our own words. Each has an id; the game names it whenever a rule stops a move.',
  'rules.search': 'Search the rules',
  'rules.found': '{count:count|No rule has these words.|# rule|# rules}',
  'rules.link': 'Link to rule {id}',
  'rules.play': 'Play it now',
  'rules.learn': 'Learn by playing',
  'chart.table': 'As a table',

  // --- Lobby
  'lobby.title': 'Find a table',

  // --- Open a table
  'open.title': 'Open a table',

  // --- Account
  'account.title': 'Account',

  // --- Players and ranks
  'person.title': 'Player',
  'title.ranks': 'Ranks',

  // --- Notifications
  'notify.title': 'Tell me when it is my turn',

  // --- A new game on this device
  'setup.title': 'Play on this device',

  // --- Saved games
  'saved.title': 'Saved games',

  // --- Bots of the server
  'bot-name': 'Robot',
  'bot-name.newcomer': 'Robot Newcomer',
  'bot-name.regular': 'Robot Regular',
  'bot-name.expert': 'Robot Expert',
  'bot-name.master': 'Robot Master',
  'bot-name.random': 'Robot Random',
  'bot-level.newcomer': 'Newcomer',
  'bot-level.regular': 'Regular',
  'bot-level.expert': 'Expert',
  'bot-level.master': 'Master',
  'bot-level.random': 'Random',

  // --- Learning
  'learn.title': 'Learn',
} as const;
