/**
 * The game as a lesson plays it: at each position of the script only the scripted move is allowed, so that it alone is
 * lit, and whatever else is touched says why not. After the script the game is as usual.
 */
import type { ActionKind, AnyGame, GameTypes, Sealed, Seat } from '../../kernel/contract.ts';
import { canonical } from '../../kernel/hash.ts';
import type { GameTexts } from '../../text/game-texts.ts';
import type { Kit } from '../table/client.ts';
import { t } from '../text/say-page.ts';
import type { Course } from './course.ts';
import type { LessonMove } from './lesson.ts';

const CODE = 'lesson-other-move';

const isSame = (move: LessonMove, seat: Seat, action: { kind: string }): boolean =>
  move.seat === seat && canonical(move.action) === canonical(action);

const withActions = (game: AnyGame, change: (kind: ActionKind<GameTypes>) => ActionKind<GameTypes>): AnyGame => ({
  ...game,
  actions: Object.fromEntries(Object.entries(game.actions).map(([name, kind]) => [name, change(kind)] as const)),
});

/** A pass that is the only move allowed would be played by the kernel: in a lesson somebody is to press it. */
export const withoutForced = (game: AnyGame): AnyGame => withActions(game, ({ nothing: _nothing, ...kind }) => kind);

/** `rule`: cited beside the sentence, as with every refusal. */
export function lessonGame(game: AnyGame, course: Course, rule: () => string): AnyGame {
  const guarded = (kind: ActionKind<GameTypes>): ActionKind<GameTypes> => ({
    ...kind,
    check(s: Sealed<GameTypes['state']>, seat, action) {
      const violation = kind.check(s, seat, action);
      if (violation) return violation;
      const move = course.nextAt(s);
      return move === null || isSame(move, seat, action) ? null : { code: CODE, rule: rule() };
    },
  });
  return withActions(withoutForced(game), guarded);
}

/** With a sentence for the refusal that only lessons make. */
export function lessonKit({ game, texts }: Kit, course: Course, rule: () => string): Kit {
  const key = `violation.${CODE}`;
  const lines: GameTexts['lines'] = {
    en: { ...texts.lines.en, [key]: t('learn.other-move') },
    fr: { ...texts.lines.fr, [key]: t('learn.other-move') },
  };
  return { game: lessonGame(game, course, rule), texts: { ...texts, lines } };
}
