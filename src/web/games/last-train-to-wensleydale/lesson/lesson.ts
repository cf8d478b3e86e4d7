/** The first round of a game of two: bids, a line into the Dales, a train and its loads, the accounts, a sale. */
import type { LTWAction } from '../../../../games/last-train-to-wensleydale/index.ts';
import type { Lesson, LessonMove, LessonStep } from '../../../learn/lesson.ts';

const [ME, ROCKET] = [0, 1];

const bid = (box: number, amount: number): LTWAction => ({ kind: 'bid', box, amount });
const build = (start: string, ...sectors: string[]): LTWAction[] => [
  { kind: 'start', sector: start },
  ...sectors.map((sector): LTWAction => ({ kind: 'extend', sector })),
  { kind: 'end-line' },
];
const hire = (train: string): LTWAction => ({ kind: 'hire', train });
const carry = (sector: string, cargo: 'good' | 'red' | 'green', train: string): LTWAction => ({
  kind: 'carry',
  sector,
  cargo,
  train,
});
const pass: LTWAction = { kind: 'pass' };
const rocket = (...actions: LTWAction[]): LessonMove[] => actions.map((action) => ({ seat: ROCKET, action }));
const sell: LTWAction = {
  kind: 'sell',
  company: 'red',
  tracks: ['craven-meadows|grassington', 'craven-meadows|skipton', 'grassington|kettlewell'],
};

const STEPS = [
  { id: 'welcome', do: 'read' },
  { id: 'influence', do: 'read', rule: 'LTW-58' },
  { id: 'first-bid', do: 'watch', moves: rocket(bid(1, 3)), rule: 'LTW-59' },
  { id: 'bid', do: 'play', actions: [bid(3, 3)], rule: 'LTW-59' },
  { id: 'second-bid', do: 'watch', moves: rocket(bid(2, 3)), rule: 'LTW-62' },
  { id: 'outbid', do: 'play', actions: [bid(2, 4)], rule: 'LTW-60' },
  { id: 'bids-again', do: 'watch', moves: rocket(bid(4, 2)), rule: 'LTW-60' },
  { id: 'orders', do: 'read', rule: 'LTW-65' },
  {
    id: 'they-build',
    do: 'watch',
    moves: rocket(...build('northallerton', 'scruton-meadows', 'bedale', 'crakehall-meadows', 'hunton')),
    rule: 'LTW-66',
  },
  { id: 'price', do: 'read', rule: 'LTW-71' },
  {
    id: 'build',
    do: 'play',
    actions: build('skipton', 'craven-meadows', 'grassington', 'kettlewell'),
    rule: 'LTW-67',
  },
  { id: 'they-hire', do: 'watch', moves: rocket(hire('A3')), rule: 'LTW-76' },
  { id: 'hire', do: 'play', actions: [hire('B3')], rule: 'LTW-76' },
  { id: 'they-load', do: 'watch', moves: rocket(carry('scruton-meadows', 'good', 'A3')), rule: 'LTW-78' },
  { id: 'cheese', do: 'play', actions: [carry('craven-meadows', 'good', 'B3')], rule: 'LTW-78' },
  { id: 'they-load-more', do: 'watch', moves: rocket(carry('crakehall-meadows', 'good', 'A3')), rule: 'LTW-78' },
  { id: 'stone', do: 'play', actions: [carry('kirkby-fell', 'good', 'B3')], rule: 'LTW-79' },
  { id: 'their-passenger', do: 'watch', moves: rocket(carry('hunton', 'green', 'A3')), rule: 'LTW-80' },
  { id: 'passenger', do: 'play', actions: [carry('grassington', 'red', 'B3')], rule: 'LTW-80' },
  { id: 'they-leave', do: 'watch', moves: rocket(pass), rule: 'LTW-35' },
  { id: 'last-load', do: 'play', actions: [carry('kettlewell', 'red', 'B3')], rule: 'LTW-80' },
  { id: 'leave', do: 'play', actions: [pass], rule: 'LTW-35' },
  { id: 'accounts', do: 'read', rule: 'LTW-82' },
  { id: 'sell', do: 'play', actions: [sell], rule: 'LTW-85' },
  { id: 'sold', do: 'read', rule: 'LTW-88', look: ['sector:grassington', 'sector:kettlewell'] },
  { id: 'they-keep', do: 'watch', moves: rocket(pass), rule: 'LTW-85' },
  { id: 'end', do: 'read', rule: 'LTW-91' },
] as const satisfies readonly LessonStep[];

type Steps = (typeof STEPS)[number];
export type StepId = Steps['id'];
export type PlayId = Extract<Steps, { do: 'play' }>['id'];

export const lesson: Lesson = {
  game: 'last-train-to-wensleydale',
  options: { map: 'wensleydale', side: 'usual', south: 'core' },
  learner: ME,
  seats: [null, 'Rocket'],
  steps: STEPS,
  texts: {
    en: async () => (await import('./en.ts')).lessonEn,
    fr: async () => (await import('./fr.ts')).lessonFr,
  },
};
