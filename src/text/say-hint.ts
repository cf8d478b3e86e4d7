/** Hints in words: what to do, how sure that is, and why. */
import type { BaseState, Sealed } from '../kernel/contract.ts';
import type { Lines } from './game-texts.ts';
import { sayAction } from './say.ts';
import { type Speaker, said, say } from './speaker.ts';

/** As much of a hint as is said. */
export interface Hinted {
  readonly actions: readonly { readonly kind: string }[];
  readonly stop: number | null;
  readonly sure: string;
  readonly next: readonly { readonly kind: string }[] | null;
  readonly against: string;
  readonly remarks: readonly { readonly key: string; readonly params: object; readonly danger?: true }[];
  readonly terms: readonly { readonly term: string; readonly by: number; readonly params: object }[];
}

export interface SaidHint {
  /** The turn, action by action, and in an auction where to stop. */
  turn: string[];
  sure: string;
  next: string | null;
  dangers: string[];
  remarks: string[];
  /** What the terms are compared with, and each of them. */
  against: string;
  terms: string[];
}

/**
 * `lines` are those that `loadHintLines` gives: the speaker itself does not know them. `before`: the position of the hint,
 * since some actions are told by what lies there.
 */
export function sayHint(speaker: Speaker, lines: Lines, hint: Hinted, before: Sealed<BaseState>): SaidHint {
  const teller = withLines(speaker, lines);
  const told = (danger: boolean) =>
    hint.remarks
      .filter((remark) => (remark.danger === true) === danger)
      .map(({ key, params }) => say(teller, `hint.${key}`, { ...params }));
  const doing = (action: { readonly kind: string }) => sayAction(teller, action, undefined, before);
  const turn = hint.actions.map(doing);
  return {
    turn: hint.stop === null ? turn : [...turn, say(teller, 'hint.stop', { stop: hint.stop })],
    sure: say(teller, `hint.sure.${hint.sure}`),
    next: hint.next?.[0] ? say(teller, 'hint.next', { action: said(doing(hint.next[0])) }) : null,
    dangers: told(true),
    remarks: isUnexplained(hint) ? [say(teller, 'hint.played-on')] : told(false),
    against: say(teller, `hint.against.${hint.against}`),
    terms: hint.terms.map(({ term, by, params }) =>
      say(teller, `hint.${by > 0 ? 'more' : 'less'}.${term}`, { ...params }),
    ),
  };
}

/** Nothing differs on the board, and still one is better: the playouts say so, or the plans where nothing is played out. Where all is equal, that is the reason. */
const isUnexplained = ({ sure, remarks, terms }: Hinted): boolean =>
  remarks.length + terms.length === 0 && (sure === 'clearly' || sure === 'slightly');

/** The same speaker with more lines of its game. */
function withLines(speaker: Speaker, lines: Lines): Speaker {
  const { game, locale } = speaker;
  if (!game) return speaker;
  return { ...speaker, game: { ...game, lines: { ...game.lines, [locale]: { ...game.lines[locale], ...lines } } } };
}
