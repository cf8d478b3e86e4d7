/** The first turn of a game of three: three auctions, building from the east coast, profit; then what comes at the end. */
import type { SDAction } from '../../../../games/steel-driver/index.ts';
import type { Lesson, LessonMove, LessonStep } from '../../../learn/lesson.ts';

const [ME, ROCKET, ADLER] = [0, 1, 2];

type Company = Extract<SDAction, { kind: 'open' }>['company'];
const open = (company: Company, amount: number): SDAction => ({ kind: 'open', company, amount });
const bid = (amount: number): SDAction => ({ kind: 'bid', amount });
const pass: SDAction = { kind: 'pass' };
const handOn: SDAction = { kind: 'hand-on' };
const start = (link: string, city: string): SDAction => ({ kind: 'start', link, city });
const build = (link: string): SDAction => ({ kind: 'build', link });
const by = (seat: number, ...actions: SDAction[]): LessonMove[] => actions.map((action) => ({ seat, action }));

const STEPS = [
  { id: 'welcome', do: 'read' },
  { id: 'cubes', do: 'read', rule: 'SD-10' },
  { id: 'open', do: 'play', actions: [open('red', 4)], rule: 'SD-11' },
  { id: 'answer', do: 'watch', moves: [...by(ROCKET, bid(5)), ...by(ADLER, pass)], rule: 'SD-13' },
  { id: 'bid-again', do: 'play', actions: [bid(6)], rule: 'SD-13' },
  {
    id: 'sold',
    do: 'watch',
    moves: [...by(ROCKET, pass, open('blue', 2)), ...by(ADLER, bid(3))],
    rule: 'SD-14',
  },
  { id: 'keep-cubes', do: 'play', actions: [pass], rule: 'SD-13' },
  {
    id: 'third',
    do: 'watch',
    moves: [...by(ROCKET, bid(5)), ...by(ADLER, pass, open('green', 3))],
    rule: 'SD-15',
  },
  { id: 'keep-more', do: 'play', actions: [pass], rule: 'SD-13' },
  { id: 'green-sold', do: 'watch', moves: by(ROCKET, pass), rule: 'SD-14' },
  { id: 'hand-on', do: 'play', actions: [handOn], rule: 'SD-11' },
  { id: 'all-hand-on', do: 'watch', moves: [...by(ROCKET, handOn), ...by(ADLER, handOn)], rule: 'SD-11' },
  { id: 'order', do: 'read', rule: 'SD-20' },
  { id: 'start', do: 'play', actions: [start('boston--new-york', 'boston')], rule: 'SD-24' },
  {
    id: 'they-start',
    do: 'watch',
    moves: [
      ...by(ADLER, start('charleston--jacksonville', 'charleston')),
      ...by(ROCKET, start('san-francisco--los-angeles', 'san-francisco')),
    ],
    rule: 'SD-22',
  },
  { id: 'build', do: 'play', actions: [build('new-york--philadelphia')], rule: 'SD-21' },
  { id: 'they-build', do: 'watch', moves: by(ROCKET, build('los-angeles--san-diego')), rule: 'SD-26' },
  { id: 'build-last', do: 'play', actions: [build('philadelphia--baltimore')], rule: 'SD-20' },
  { id: 'profit', do: 'read', rule: 'SD-35' },
  { id: 'next-order', do: 'read', rule: 'SD-22' },
  { id: 'link', do: 'read', rule: 'SD-31', look: 'all' },
  { id: 'goods', do: 'read', rule: 'SD-40' },
  { id: 'sets', do: 'read', rule: 'SD-42' },
  { id: 'end', do: 'read', rule: 'SD-45' },
] as const satisfies readonly LessonStep[];

type Steps = (typeof STEPS)[number];
export type StepId = Steps['id'];
export type PlayId = Extract<Steps, { do: 'play' }>['id'];

export const lesson: Lesson = {
  game: 'steel-driver',
  options: { map: 'us-reconstructed' },
  firstSeat: ME,
  learner: ME,
  seats: [null, 'Rocket', 'Adler'],
  steps: STEPS,
  texts: {
    en: async () => (await import('./en.ts')).lessonEn,
    fr: async () => (await import('./fr.ts')).lessonFr,
  },
};
