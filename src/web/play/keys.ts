/** The keyboard of the play screen: which key asks for what. */

export type Command =
  | 'nth'
  | 'commit'
  | 'drop'
  | 'undo'
  | 'start-over'
  | 'plan'
  | 'hint'
  | 'next-way'
  | 'previous-way'
  | 'next-lit'
  | 'previous-lit'
  | 'to-board'
  | 'to-panel'
  | 'to-log'
  | 'to-talk'
  | 'to-bar'
  | 'history'
  | 'rules'
  | 'go-to'
  | 'list'
  | 'help';

interface Key {
  readonly keys: readonly string[];
  readonly shift?: true;
  readonly does: Command;
}

/** Plain letters only: nothing here hides a shortcut of the browser or of a screen reader with modifiers. */
const KEYS: readonly Key[] = [
  { keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], does: 'nth' },
  { keys: ['Enter'], does: 'commit' },
  { keys: ['Escape'], does: 'drop' },
  { keys: ['z'], does: 'undo' },
  { keys: ['z'], shift: true, does: 'start-over' },
  { keys: ['p'], does: 'plan' },
  { keys: ['i'], does: 'hint' },
  { keys: ['r'], does: 'next-way' },
  { keys: ['r'], shift: true, does: 'previous-way' },
  { keys: ['n'], does: 'next-lit' },
  { keys: ['n'], shift: true, does: 'previous-lit' },
  { keys: ['a'], does: 'to-bar' },
  { keys: ['b'], does: 'to-board' },
  { keys: ['c'], does: 'to-panel' },
  { keys: ['l'], does: 'to-log' },
  { keys: ['t'], does: 'to-talk' },
  { keys: ['h'], does: 'history' },
  { keys: ['v'], does: 'list' },
  { keys: ['/'], does: 'rules' },
  { keys: ['g'], does: 'go-to' },
  { keys: ['?'], does: 'help' },
];

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key asks for; null when it is none of ours. */
export function commandFor({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): Command | null {
  if (ctrlKey || metaKey || altKey) return null;
  const letter = key.length === 1 ? key.toLowerCase() : key;
  // `?` and `/` need Shift on some keyboards and not on others: only letters tell it apart.
  const isLetter = /^[a-z]$/.test(letter);
  const found = KEYS.find((entry) => entry.keys.includes(letter) && (!isLetter || (entry.shift ?? false) === shiftKey));
  return found?.does ?? null;
}

/** Keys mean letters while one writes; Enter and Space belong to the button that has the focus. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['range', 'checkbox', 'radio', 'button'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}
