/** The first turn of a game of three: shares, the order of play, actions, a link, two deliveries, money, growth. */
import { type AosAction, ageOfSteam } from '../../../../games/age-of-steam/index.ts';
import { defaultOptions } from '../../../../kernel/options.ts';
import type { Lesson, LessonMove, LessonStep } from '../../../learn/lesson.ts';

const [ME, ROCKET, ADLER] = [0, 1, 2];

type Of<K extends AosAction['kind']> = Extract<AosAction, { kind: K }>;

const issue = (shares: number): AosAction => ({ kind: 'issue', shares });
const bid = (amount: number): AosAction => ({ kind: 'bid', amount });
const pass: AosAction = { kind: 'pass' };
const endBuild: AosAction = { kind: 'end-build' };
const upgrade: AosAction = { kind: 'upgrade' };
const take = (action: Of<'choose'>['action']): AosAction => ({ kind: 'choose', action });
const lay = (hex: string, tile: Of<'lay'>['tile'], rotation: number): AosAction => ({
  kind: 'lay',
  hex,
  tile,
  rotation,
});
const deliver = (hex: string, good: Of<'deliver'>['good'], route: string): AosAction => ({
  kind: 'deliver',
  hex,
  good,
  route,
});
const by = (seat: number, ...actions: AosAction[]): LessonMove[] => actions.map((action) => ({ seat, action }));

const STEPS = [
  { id: 'welcome', do: 'read' },
  { id: 'debts', do: 'read', rule: 'AOS-10' },
  { id: 'issue', do: 'play', actions: [issue(2)], rule: 'AOS-10' },
  { id: 'others-issue', do: 'watch', moves: [...by(ROCKET, issue(1)), ...by(ADLER, issue(1))], rule: 'AOS-10' },
  { id: 'bid', do: 'play', actions: [bid(1)], rule: 'AOS-12' },
  { id: 'outbid', do: 'watch', moves: [...by(ROCKET, bid(2)), ...by(ADLER, pass)], rule: 'AOS-14' },
  { id: 'second-place', do: 'play', actions: [pass], rule: 'AOS-14' },
  { id: 'rocket-chooses', do: 'watch', moves: by(ROCKET, take('locomotive')), rule: 'AOS-20' },
  { id: 'choose', do: 'play', actions: [take('first-build')], rule: 'AOS-19' },
  { id: 'adler-chooses', do: 'watch', moves: by(ADLER, take('turn-order')), rule: 'AOS-17' },
  { id: 'plan', do: 'read', rule: 'AOS-54', look: ['hex:F10', 'hex:J10'] },
  {
    id: 'build',
    do: 'play',
    actions: [lay('G10', 'straight', 1), lay('H9', 'curve-gentle', 2), lay('I10', 'straight', 2), endBuild],
    rule: 'AOS-25',
  },
  {
    id: 'others-build',
    do: 'watch',
    moves: [
      ...by(ROCKET, lay('B8', 'curve-gentle', 1), lay('B9', 'straight', 0), lay('B10', 'curve-gentle', 4), endBuild),
      ...by(ADLER, lay('M8', 'straight', 0), lay('M7', 'straight', 0), lay('M6', 'town-1', 3), endBuild),
    ],
    rule: 'AOS-41',
  },
  { id: 'rocket-delivers', do: 'watch', moves: by(ROCKET, deliver('C8', 'purple', '4')), rule: 'AOS-52' },
  { id: 'deliver', do: 'play', actions: [deliver('J10', 'red', '5')], rule: 'AOS-54' },
  { id: 'engines', do: 'watch', moves: [...by(ADLER, upgrade), ...by(ROCKET, upgrade)], rule: 'AOS-51' },
  { id: 'deliver-again', do: 'play', actions: [deliver('J10', 'red', '5')], rule: 'AOS-54' },
  { id: 'adler-passes', do: 'watch', moves: by(ADLER, pass), rule: 'AOS-51' },
  { id: 'money', do: 'read', rule: 'AOS-59' },
  { id: 'reduction', do: 'read', rule: 'AOS-62' },
  { id: 'growth', do: 'read', rule: 'AOS-64' },
  { id: 'endings', do: 'read', rule: 'AOS-70' },
] as const satisfies readonly LessonStep[];

type Steps = (typeof STEPS)[number];
export type StepId = Steps['id'];
export type PlayId = Extract<Steps, { do: 'play' }>['id'];

export const lesson: Lesson = {
  game: 'age-of-steam',
  options: { ...defaultOptions(ageOfSteam.options), map: 'rust-belt' },
  learner: ME,
  seats: [null, 'Rocket', 'Adler'],
  steps: STEPS,
  texts: {
    en: async () => (await import('./en.ts')).lessonEn,
    fr: async () => (await import('./fr.ts')).lessonFr,
  },
};
