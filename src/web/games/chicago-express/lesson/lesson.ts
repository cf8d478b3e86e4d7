/** The first round of a game of three: four auctions, building, developing, buying into another's company, dividends. */
import type { CEAction } from '../../../../games/chicago-express/index.ts';
import type { Lesson, LessonMove, LessonStep } from '../../../learn/lesson.ts';

type Company = 'prr' | 'bo' | 'co';
const [ME, ROCKET, ADLER] = [0, 1, 2];

const bid = (amount: number): CEAction => ({ kind: 'bid', amount });
const pass: CEAction = { kind: 'pass' };
const by = (seat: number, ...actions: CEAction[]): LessonMove[] => actions.map((action) => ({ seat, action }));
const offer = (company: Company): CEAction => ({ kind: 'offer', company });
const develop = (hex: string): CEAction => ({ kind: 'develop', hex });
const decline: CEAction = { kind: 'decline', dial: 'development' };
const build = (company: Company, ...hexes: string[]): CEAction[] => [
  ...hexes.map((hex): CEAction => ({ kind: 'expand', company, hex })),
  { kind: 'end-expansion' },
];

const STEPS = [
  { id: 'welcome', do: 'read' },
  { id: 'shares', do: 'read', rule: 'CE-9' },
  { id: 'first-bid', do: 'play', actions: [bid(10)], rule: 'CE-10' },
  { id: 'outbid', do: 'watch', moves: [...by(ROCKET, bid(12)), ...by(ADLER, pass)], rule: 'CE-10' },
  { id: 'bid-again', do: 'play', actions: [bid(14)], rule: 'CE-10' },
  { id: 'bought', do: 'watch', moves: by(ROCKET, pass), rule: 'CE-13' },
  { id: 'let-it-go', do: 'play', actions: [pass], rule: 'CE-10' },
  {
    id: 'others-buy',
    do: 'watch',
    moves: [...by(ROCKET, bid(10)), ...by(ADLER, pass), ...by(ROCKET, bid(9)), ...by(ADLER, bid(12))],
    rule: 'CE-9',
  },
  { id: 'pass-again', do: 'play', actions: [pass], rule: 'CE-10' },
  { id: 'last-company', do: 'watch', moves: [...by(ROCKET, pass), ...by(ADLER, bid(8))], rule: 'CE-9' },
  { id: 'second-share', do: 'play', actions: [bid(11)], rule: 'CE-10' },
  { id: 'all-sold', do: 'watch', moves: [...by(ROCKET, pass), ...by(ADLER, pass)], rule: 'CE-13' },
  { id: 'dials', do: 'read', rule: 'CE-15' },
  { id: 'expand', do: 'play', actions: build('prr', 'Q5', 'P4', 'O4'), rule: 'CE-29' },
  {
    id: 'their-turns',
    do: 'watch',
    moves: [...by(ROCKET, ...build('bo', 'P6', 'O6', 'N6')), ...by(ADLER, offer('co'), bid(4))],
    rule: 'CE-20',
  },
  { id: 'not-worth-it', do: 'play', actions: [pass], rule: 'CE-10' },
  { id: 'sold-to-adler', do: 'watch', moves: by(ROCKET, pass), rule: 'CE-19' },
  { id: 'develop', do: 'play', actions: [develop('O4')], rule: 'CE-35' },
  {
    id: 'they-go-on',
    do: 'watch',
    moves: [...by(ROCKET, develop('N6')), ...by(ADLER, ...build('co', 'P9', 'O10'))],
    rule: 'CE-33',
  },
  { id: 'why-buy-in', do: 'read', rule: 'CE-19' },
  { id: 'offer', do: 'play', actions: [offer('bo'), bid(6)], rule: 'CE-20' },
  { id: 'contest', do: 'watch', moves: [...by(ROCKET, bid(7)), ...by(ADLER, pass)], rule: 'CE-10' },
  { id: 'win-it', do: 'play', actions: [bid(8)], rule: 'CE-10' },
  {
    id: 'revenge',
    do: 'watch',
    moves: [...by(ROCKET, pass, offer('prr'), bid(6)), ...by(ADLER, pass)],
    rule: 'CE-19',
  },
  { id: 'save-money', do: 'play', actions: [pass], rule: 'CE-10' },
  { id: 'one-red', do: 'watch', moves: by(ADLER, develop('O10')), rule: 'CE-16' },
  { id: 'decline', do: 'play', actions: [decline], rule: 'CE-17' },
  { id: 'dividends', do: 'read', rule: 'CE-40' },
  { id: 'chicago', do: 'read', rule: 'CE-44', look: ['hex:A2'] },
  { id: 'endings', do: 'read', rule: 'CE-48' },
] as const satisfies readonly LessonStep[];

type Steps = (typeof STEPS)[number];
export type StepId = Steps['id'];
export type PlayId = Extract<Steps, { do: 'play' }>['id'];

export const lesson: Lesson = {
  game: 'chicago-express',
  options: { map: 'eastern-us' },
  firstSeat: ME,
  learner: ME,
  seats: [null, 'Rocket', 'Adler'],
  steps: STEPS,
  texts: {
    en: async () => (await import('./en.ts')).lessonEn,
    fr: async () => (await import('./fr.ts')).lessonFr,
  },
};
