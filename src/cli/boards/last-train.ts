/** Last Train in the terminal: map, tables, and the words people type. */
import {
  auctionOf,
  boardOf,
  COLOURS,
  COMPANIES,
  type LTWState,
  MAPS,
  PURSES,
  placesLeft,
  trainBoardOf,
} from '../../games/last-train-to-wensleydale/index.ts';
import type { Sealed } from '../../kernel/contract.ts';
import { type Speaker, say as sayGame, seatName } from '../../text/speaker.ts';
import { columns, wrap } from '../layout.ts';
import type { Say } from '../text/say.ts';
import type { Board } from './board.ts';
import { codesOf, drawMap, sectorList, trackList, WIDTH } from './last-train-map.ts';

type State = Sealed<LTWState>;
const BILL = ['cubes', 'white', 'brown', 'green', 'red', 'line-points', 'line-fees', 'line-missing', 'round-profit'];

export const lastTrainBoard: Board = {
  draw(_g, view, { speaker, say }) {
    const s = view as State;
    const owners = Array.from({ length: 6 }, (_, i) =>
      i < 4 ? seatName(speaker, i) : sayGame(speaker, `company.${COMPANIES[i - 4]!}`),
    );
    return [
      [drawMap(s), wrap(say('lt.legend'), WIDTH)].join('\n'),
      [sectorList(s, speaker), trackList(s, owners)].filter((part) => part !== '').join('\n'),
      playersTable(s, speaker, say),
      boxesTable(s, speaker, say),
      trainsTable(s, speaker, say),
    ];
  },
  verbs: {
    bid: { fields: ['box', 'amount'], words: { en: ['b'], fr: ['miser', 'm'] } },
    choose: { fields: ['company'], words: { en: ['take'], fr: ['choisir', 'prendre'] } },
    start: { fields: ['sector'], words: { en: ['from', 's'], fr: ['partir', 'depart'] }, bill: BILL },
    extend: { fields: ['sector'], words: { en: ['to', 'e'], fr: ['vers', 'continuer'] }, bill: BILL },
    'end-line': { fields: [], words: { en: ['end', 'done'], fr: ['finir', 'fin', 'terminer'] }, bill: BILL },
    pay: { fields: ['purse'], words: { en: ['p'], fr: ['payer'] } },
    hire: { fields: ['train'], words: { en: ['h'], fr: ['acheter', 'train'] }, bill: BILL },
    carry: { fields: ['sector', 'cargo', 'train'], words: { en: ['load', 'c'], fr: ['charger', 'transporter'] } },
    sell: { fields: ['company', 'tracks'], words: { en: ['v'], fr: ['vendre'] }, bill: BILL },
    pass: { fields: [], words: { en: ['nothing', 'x'], fr: ['passer', 'rien'] } },
  },
  value(field, word) {
    if (field === 'amount' || field === 'box') return /^\d{1,15}$/.test(word) ? Number(word) : null;
    if (field === 'company') return WORDS[word] ?? COMPANIES.find((id) => id.startsWith(word)) ?? null;
    if (field === 'purse') return WORDS[word] ?? PURSES.find((id) => id.startsWith(word)) ?? null;
    if (field === 'train') return word.toUpperCase();
    return field === 'sector' ? sectorNamed(word) : (WORDS[word] ?? null);
  },
  touch(word) {
    const sector = sectorNamed(word);
    if (sector !== null) return { on: 'sector', id: sector };
    if (/^[ab][123]$/i.test(word)) return { on: 'train', id: word.toUpperCase() };
    const company = COMPANIES.find((id) => id === (WORDS[word] ?? word));
    if (company) return { on: 'company', id: company };
    return /^\d{1,15}$/.test(word) ? { on: 'box', id: word } : null;
  },
  milestones: {
    built: { fr: 'ligne construite', en: 'line built' },
    'landowner-left': { fr: 'propriétaire payé', en: 'landowner paid' },
    'train-hired': { fr: 'train acheté', en: 'train hired' },
    carried: { fr: 'charge transportée', en: 'load carried' },
    sold: { fr: 'ligne vendue', en: 'line sold' },
    linked: { fr: 'liaison Nürnberg–Fürth', en: 'Nürnberg–Fürth link' },
    'influence-full': { fr: 'maximum d’influence atteint', en: 'maximum of influence met' },
    'built-nothing': { fr: 'rien construit', en: 'nothing built' },
    'no-bid': { fr: 'sans mise possible', en: 'no bid possible' },
    forced: { fr: 'passe obligée', en: 'forced pass' },
  },
};

const WORDS: Readonly<Record<string, string>> = {
  vert: 'green',
  verte: 'green',
  rouge: 'red',
  blanc: 'white',
  marron: 'brown',
  marchandise: 'good',
  good: 'good',
  red: 'red',
  green: 'green',
};

const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^a-zA-Z0-9]/g, '')
    .toLowerCase();

/** By id, by name or by the code on the map. */
function sectorNamed(word: string): string | null {
  for (const map of MAPS) {
    const board = boardOf({ board: null, options: { map, side: 'usual', south: 'core' } });
    const codes = codesOf(board);
    for (const { id, name } of board.sectors)
      if ([id, name, codes.get(id)!].some((known) => plain(known) === plain(word))) return id;
  }
  return null;
}

function playersTable(s: State, speaker: Speaker, say: Say): string {
  const head = [
    say('lt.player'),
    say('lt.points'),
    say('lt.cubes'),
    ...COLOURS.map((colour) => sayGame(speaker, `colour.${colour}`)),
    say('lt.profit'),
    say('lt.tracks'),
  ];
  const rows = s.order.map((seat) => {
    const { points, cubes, reserve } = s.players[seat]!;
    const at = [...COLOURS, 'profit' as const].map((scale) => {
      const { at: values, order } = s.scales[scale];
      // Of discs on one space the upper one is marked.
      const shared = order.filter((other) => values[other] === values[seat]);
      return `${values[seat]}${shared.length > 1 && shared[0] === seat ? '^' : ''}`;
    });
    return [seatName(speaker, seat), `${points}`, `${cubes}`, ...at, `${reserve}`];
  });
  return columns([head, ...rows]);
}

function boxesTable(s: State, speaker: Speaker, say: Say): string {
  const { boxes } = auctionOf(s);
  const rows = s.boxes.map(({ drawn, holder, cubes }, at) => [
    `${at + 1}`,
    [...boxes[at]!.printed, drawn].map((token) => sayGame(speaker, `token.${token}`)).join(' '),
    `${boxes[at]!.least}`,
    holder === null ? '-' : `${seatName(speaker, holder)} ${cubes}`,
  ]);
  return columns([[say('lt.box'), say('lt.tokens'), say('lt.least'), say('lt.held')], ...rows]);
}

function trainsTable(s: State, speaker: Speaker, say: Say): string {
  const rows = trainBoardOf(s).list.map(({ id, cost, freight, passengers }, at) => [
    id,
    `${cost}`,
    `${placesLeft(s, at, false)}/${freight}`,
    `${placesLeft(s, at, true)}/${passengers}`,
    s.trains[at]!.owner === null ? '-' : seatName(speaker, s.trains[at]!.owner!),
  ]);
  return columns([[say('lt.train'), say('lt.price'), say('lt.freight'), say('lt.seats'), say('lt.owner')], ...rows]);
}
