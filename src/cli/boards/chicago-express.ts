/** Chicago Express in the terminal: map, tables, and the words people type. */
import { type CEState, COMPANIES, DIALS, MAPS, mapById } from '../../games/chicago-express/index.ts';
import type { Sealed } from '../../kernel/contract.ts';
import { wrap } from '../layout.ts';
import type { Board } from './board.ts';
import { drawMap, HOUSE, LETTERS, MARKS } from './chicago-express-map.ts';
import { companiesTable, figuresOf, gauges, playersTable } from './chicago-express-tables.ts';

const LEGEND_WIDTH = 114;

const BILL = ['treasury', 'income', 'cash'];

export const chicagoExpressBoard: Board = {
  draw(g, view, { speaker, say, colours }) {
    const s = view as Sealed<CEState>;
    const figure = figuresOf(g.facts(view));
    const letters = COMPANIES.map((id) => LETTERS[id]).join(' ');
    const legend = say('ce.legend', { ...MARKS, house: HOUSE, letters });
    return [
      [drawMap(s, colours), legend, wrap(placesOf(s), LEGEND_WIDTH)].join('\n'),
      playersTable(s, figure, speaker, say),
      companiesTable(s, figure, speaker, say),
      gauges(s, figure, speaker, say, LEGEND_WIDTH),
    ];
  },
  verbs: {
    bid: { fields: ['amount'], words: { en: ['b'], fr: ['miser', 'encherir', 'offrir', 'm'] } },
    pass: { fields: [], words: { en: ['p'], fr: ['passer', 'p'] } },
    offer: {
      fields: ['company'],
      words: { en: ['auction', 'sell', 'o'], fr: ['vendre', 'encheres', 'v'] },
      quotes: ['floor'],
    },
    expand: {
      fields: ['company', 'hex'],
      words: { en: ['build', 'extend', 'e'], fr: ['etendre', 'construire', 'e'] },
      bill: BILL,
    },
    'end-expansion': { fields: [], words: { en: ['end', 'done', 'finish'], fr: ['finir', 'fin', 'terminer'] } },
    develop: { fields: ['hex'], words: { en: ['house', 'd'], fr: ['developper', 'maison', 'd'] }, bill: BILL },
    decline: { fields: ['dial'], words: { en: ['skip', 'x'], fr: ['renoncer', 'x'] } },
  },
  value(field, word) {
    if (field === 'amount') return /^\$?\d{1,15}\$?$/.test(word) ? Number(word.replaceAll('$', '')) : null;
    if (field === 'hex') return hexNamed(word);
    if (field === 'company') return companyNamed(word);
    return DIALS.find((id) => id.startsWith(word)) ?? DIAL_WORDS[word] ?? null;
  },
  touch(word) {
    const hex = hexNamed(word);
    if (hex !== null) return { on: 'hex', id: hex };
    const company = companyNamed(word);
    if (company !== null) return { on: 'company', id: company };
    const dial = DIALS.find((id) => id === word) ?? DIAL_WORDS[word];
    if (dial !== undefined) return { on: 'dial', id: dial };
    return /^\d{1,15}$/.test(word) ? { on: 'amount', id: word } : null;
  },
  milestones: {
    'chicago-reached': { fr: 'Chicago est reliée', en: 'Chicago is reached' },
    'wabash-opened': { fr: 'la Wabash est inaugurée', en: 'the Wabash opens' },
    'dividends-began': { fr: 'dividendes généraux', en: 'general dividends' },
    'share-sold': { fr: 'action vendue', en: 'share sold' },
    'share-free': { fr: 'action reçue pour rien', en: 'share received for nothing' },
    'share-unsold': { fr: 'action invendue', en: 'share unsold' },
    built: { fr: 'case construite', en: 'hex built' },
    developed: { fr: 'maison posée', en: 'house placed' },
    'track-moved': { fr: 'échelle industrielle avancée', en: 'industrial track moved' },
    declined: { fr: 'renoncement', en: 'action declined' },
    forced: { fr: 'passe obligée', en: 'forced pass' },
  },
};

const DIAL_WORDS: Readonly<Record<string, (typeof DIALS)[number]>> = {
  vente: 'auction',
  encheres: 'auction',
  extension: 'expansion',
  construction: 'expansion',
  developpement: 'development',
};

const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^a-zA-Z0-9]/g, '')
    .toLowerCase();

/** By id (`q3`) or by the name of its city (`binghamton`). */
function hexNamed(word: string): string | null {
  if (/^[a-z]\d{1,2}$/i.test(word)) return word.toUpperCase();
  for (const map of MAPS)
    for (const { id, name } of mapById(map).hexes.values()) if (name !== null && plain(name) === plain(word)) return id;
  return null;
}

const companyNamed = (word: string): string | null => {
  const wanted = plain(word) === 'wabash' ? 'wab' : plain(word);
  return COMPANIES.find((id) => id === wanted) ?? null;
};

const placesOf = (s: Sealed<CEState>): string =>
  [...mapById(s.options.map).hexes.values()]
    .filter(({ name }) => name !== null)
    .map(({ id, name }) => `${id}\u00a0${name!.replaceAll(' ', '\u00a0')}`)
    .join(', ');
