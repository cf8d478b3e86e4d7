/** Steel Driver in the terminal: map, tables, and the words people type. */
import { COMPANIES, MAPS, mapById, type SDState } from '../../games/steel-driver/index.ts';
import type { Sealed } from '../../kernel/contract.ts';
import type { Board } from './board.ts';
import { codesOf, drawMap } from './steel-driver-map.ts';
import { citiesList, companiesTable, figuresOf, playersTable } from './steel-driver-tables.ts';

const WIDTH = 114;
const BILL = ['box', 'profit', 'link-rails'];

export const steelDriverBoard: Board = {
  draw(g, view, { speaker, say, colours }) {
    const s = view as Sealed<SDState>;
    const figure = figuresOf(g.facts(view));
    const gap = s.transcontinental
      ? say('sd.linked', { turn: s.transcontinental.turn })
      : say('sd.gap', { rails: figure('link-rails', 'table'), cost: figure('link-cost', 'table') });
    return [
      [drawMap(s, colours), say('sd.legend'), `${say('sd.turn', { turn: s.turn })} ${gap}`].join('\n'),
      playersTable(s, figure, speaker, say),
      companiesTable(s, figure, speaker, say),
      citiesList(s, speaker, WIDTH),
    ];
  },
  verbs: {
    open: { fields: ['company', 'amount'], words: { en: ['auction', 'o'], fr: ['vendre', 'encheres', 'v'] } },
    'hand-on': { fields: [], words: { en: ['hand', 'h'], fr: ['main', 'ceder'] } },
    bid: { fields: ['amount'], words: { en: ['b'], fr: ['miser', 'encherir', 'offrir', 'm'] } },
    pass: { fields: [], words: { en: ['p'], fr: ['passer', 'p'] } },
    start: { fields: ['link', 'city'], words: { en: ['s'], fr: ['partir', 'demarrer'] }, bill: BILL },
    build: { fields: ['link'], words: { en: ['rail'], fr: ['construire', 'rail', 'poser'] }, bill: BILL },
    collect: { fields: ['city'], words: { en: ['take', 'c'], fr: ['recuperer', 'prendre', 'r'] }, bill: ['sets'] },
  },
  value(field, word) {
    if (field === 'amount') return /^\d{1,15}$/.test(word) ? Number(word) : null;
    if (field === 'company') return companyNamed(word);
    return field === 'link' ? linkNamed(word) : cityNamed(word);
  },
  touch(word) {
    const company = companyNamed(word);
    if (company !== null) return { on: 'company', id: company };
    const link = linkNamed(word);
    if (link !== null) return { on: 'link', id: link };
    const city = cityNamed(word);
    if (city !== null) return { on: 'place', id: city };
    return /^\d{1,15}$/.test(word) ? { on: 'amount', id: word } : null;
  },
  milestones: {
    'control-sold': { fr: 'contrôle vendu', en: 'control sold' },
    'handed-on': { fr: 'main passée', en: 'marker handed on' },
    'left-unsold': { fr: 'tour avec des invendus', en: 'turn with unsold companies' },
    built: { fr: 'rail construit', en: 'rail built' },
    transcontinental: { fr: 'liaison transcontinentale', en: 'transcontinental link' },
    'never-sold': { fr: 'compagnie jamais vendue', en: 'company never sold' },
    collected: { fr: 'marchandise récupérée', en: 'goods collected' },
    forced: { fr: 'passe obligée', en: 'forced pass' },
  },
};

const COMPANY_WORDS: Readonly<Record<string, (typeof COMPANIES)[number]>> = {
  rouge: 'red',
  jaune: 'yellow',
  verte: 'green',
  vert: 'green',
  bleue: 'blue',
  bleu: 'blue',
  grise: 'grey',
  gris: 'grey',
  gray: 'grey',
  marron: 'brown',
};

const companyNamed = (word: string): string | null =>
  COMPANIES.find((id) => id === word) ?? COMPANY_WORDS[word] ?? null;

const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^a-zA-Z0-9]/g, '')
    .toLowerCase();

/** By id (`new-york`), name (`new york`) or code (`nyo`); the ids of a board of one's own are typed as they are. */
function cityNamed(word: string): string | null {
  for (const id of MAPS) {
    const map = mapById(id);
    const codes = codesOf(map);
    for (const city of map.cities)
      if ([city.id, city.name, codes.get(city.id)!].some((name) => plain(name) === plain(word))) return city.id;
  }
  return null;
}

/** By id, or by its two cities with a hyphen between their codes: `bos-nyo`. */
function linkNamed(word: string): string | null {
  for (const id of MAPS) {
    const { links } = mapById(id);
    const ends = word.split(/-+/).length === 2 ? word.split(/-+/).map(cityNamed) : [];
    for (const link of links) {
      if (link.id === word) return link.id;
      if (ends.length === 2 && ends.includes(link.a.id) && ends.includes(link.b.id) && ends[0] !== ends[1])
        return link.id;
    }
  }
  return null;
}
