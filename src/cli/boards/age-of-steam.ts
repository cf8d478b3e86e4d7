/** Age of Steam in the terminal: map, tables, and the words people type. */
import { type AosState, GOODS, LETTERS, MAPS, mapById, SPECIALS, TILES } from '../../games/age-of-steam/index.ts';
import type { Fact, Sealed } from '../../kernel/contract.ts';
import { type Speaker, say as sayGame, seatName } from '../../text/speaker.ts';
import { columns, wrap } from '../layout.ts';
import type { Say } from '../text/say.ts';
import { drawMap, goodMark, ownerMark } from './age-of-steam-map.ts';
import type { Board } from './board.ts';

type State = Sealed<AosState>;
const LINE = 114;
const BILL = ['cash', 'income', 'links', 'score'];

export const ageOfSteamBoard: Board = {
  draw(g, view, { speaker, say }) {
    const s = view as State;
    return [
      [drawMap(s), wrap(say('aos.legend'), LINE), wrap(placesOf(s, speaker), LINE)].join('\n'),
      playersTable(s, g.facts(view), speaker, say),
      displayOf(s, say),
    ];
  },
  verbs: {
    issue: { fields: ['shares'], words: { en: ['i'], fr: ['emettre', 'e'] }, bill: ['cash', 'expenses'] },
    bid: { fields: ['amount'], words: { en: ['b'], fr: ['offrir', 'miser', 'o'] } },
    skip: { fields: [], words: { en: ['stay'], fr: ['rester'] } },
    pass: { fields: [], words: { en: ['p'], fr: ['passer', 'p'] } },
    choose: { fields: ['action'], words: { en: ['take', 'c'], fr: ['prendre', 'choisir'] } },
    urbanize: { fields: ['hex', 'city'], words: { en: ['u'], fr: ['urbaniser', 'u'] } },
    lay: {
      fields: ['hex', 'tile', 'rotation'],
      words: { en: ['build', 'l'], fr: ['poser', 'construire'] },
      bill: BILL,
    },
    connect: { fields: ['connection'], words: { en: [], fr: ['relier'] }, bill: BILL },
    'end-build': { fields: [], words: { en: ['end', 'done'], fr: ['finir', 'fin', 'terminer'] } },
    'restart-build': { fields: [], words: { en: ['restart'], fr: ['reprendre'] } },
    deliver: { fields: ['hex', 'good', 'route'], words: { en: ['d', 'move'], fr: ['livrer', 'l'] }, bill: ['income'] },
    upgrade: { fields: [], words: { en: ['engine'], fr: ['ameliorer', 'loco'] }, bill: ['engine', 'expenses'] },
    produce: { fields: [], words: { en: ['draw'], fr: ['produire', 'tirer'] } },
    place: { fields: ['good', 'column', 'slot'], words: { en: ['put'], fr: ['mettre'] } },
  },
  value(field, word) {
    if (field === 'amount' || field === 'shares' || field === 'rotation' || field === 'slot')
      return /^\$?\d{1,15}\$?$/.test(word) ? Number(word.replaceAll('$', '')) : null;
    if (field === 'hex') return hexNamed(word);
    if (field === 'action') return startingWith(SPECIALS, word);
    if (field === 'good') return startingWith(GOODS, word);
    if (field === 'tile') return startingWith(TILES, word);
    if (field === 'city' || (field === 'column' && word.length === 1))
      return LETTERS.find((letter) => letter === word.toUpperCase()) ?? null;
    return null;
  },
  touch(word) {
    const hex = hexNamed(word);
    if (hex !== null) return { on: 'hex', id: hex };
    const action = SPECIALS.find((id) => id === word);
    if (action) return { on: 'box', id: action };
    return /^\d{1,15}$/.test(word) ? { on: 'amount', id: word } : null;
  },
  milestones: {
    'link-completed': { fr: 'liaison achevée', en: 'link completed' },
    delivered: { fr: 'livraison', en: 'delivery' },
    urbanized: { fr: 'nouvelle cité', en: 'New City' },
    'line-lost': { fr: 'ligne perdue', en: 'line lost' },
    'line-claimed': { fr: 'ligne reprise', en: 'line taken over' },
    shortage: { fr: 'argent manquant', en: 'shortage' },
    bankrupt: { fr: 'faillite', en: 'bankruptcy' },
    'build-restarted': { fr: 'construction reprise', en: 'build taken back' },
    forced: { fr: 'passe obligée', en: 'forced pass' },
  },
};

const startingWith = <T extends string>(list: readonly T[], word: string): T | null =>
  list.find((id) => id === word) ?? list.find((id) => id.startsWith(word)) ?? null;

const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^a-zA-Z0-9]/g, '')
    .toLowerCase();

/** By id (`k9`) or by the name of its place (`indianapolis`). */
function hexNamed(word: string): string | null {
  if (/^[a-z]\d{1,2}$/i.test(word)) return word.toUpperCase();
  for (const map of MAPS)
    for (const { id, name } of mapById(map).places)
      if ([name.fr, name.en].some((one) => plain(one) === plain(word))) return id;
  return null;
}

const placesOf = (s: State, { locale }: Speaker): string =>
  mapById(s.options.map)
    .places.map(({ id, name }) => `${id}\u00a0${name[locale].replaceAll(' ', '\u00a0')}`)
    .join(', ');

const FIGURES = ['place', 'cash', 'income', 'shares', 'engine', 'expenses', 'score'] as const;

function playersTable(s: State, facts: readonly Fact[], speaker: Speaker, say: Say): string {
  const known = new Map(facts.map((fact) => [`${fact.key}/${fact.of}`, String(fact.value)]));
  const head = [say('aos.player'), '', ...FIGURES.map((key) => say(`aos.${key}`)), say('aos.action')];
  const rows = s.players.map(({ action }, seat) => [
    seatName(speaker, seat),
    ownerMark(seat),
    ...FIGURES.map((key) => known.get(`${key}/seat:${seat}`) ?? '-'),
    action ? sayGame(speaker, `special.${action}`) : '-',
  ]);
  return columns([head, ...rows]);
}

/** The columns of the display, the next cube first. */
function displayOf(s: State, say: Say): string {
  const lists = mapById(s.options.map).columns.map(
    ({ id }, i) => `${id}\u00a0${s.display[i]!.map((cube) => (cube ? goodMark(cube) : '·')).join('')}`,
  );
  const bag = Object.entries(s.bag)
    .filter(([, count]) => (count ?? 0) > 0)
    .map(([good, count]) => `${goodMark(good)}\u00a0${count}`);
  return [wrap(`${say('aos.display')} ${lists.join('  ')}`, LINE), `${say('aos.bag')} ${bag.join('  ')}`].join('\n');
}
