/** What a reader has set on this device. Every screen reads it from here; documents get it as data attributes. */
import { isLocale, type Locale } from '../../text/locale.ts';
import { type Store, store } from '../store.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'off'] as const;
export const PALETTES = ['usual', 'wide'] as const;

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  /** Null: the browser's own, if it is one of ours. */
  readonly language: Locale | null;
  readonly motion: (typeof MOTIONS)[number];
  /** Letters on every piece, also where its shape alone would do. */
  readonly letters: boolean;
  readonly largeBoardText: boolean;
  /** `wide`: colours further apart for the colour-blind. */
  readonly palette: (typeof PALETTES)[number];
  /** The main button is held down, not pressed. */
  readonly hold: boolean;
  /** A touch that can be undone plays at once. */
  readonly quick: boolean;
  /** One bell when it is one's turn. */
  readonly sound: boolean;
  /** Bots of this device move at once, without a pause in which to follow them. */
  readonly brisk: boolean;
}

export const USUAL: Settings = {
  theme: 'system',
  language: null,
  motion: 'system',
  letters: false,
  largeBoardText: false,
  palette: 'usual',
  hold: false,
  quick: false,
  sound: false,
  brisk: false,
};

const oneOf = <T extends string>(values: readonly T[], raw: unknown, otherwise: T): T =>
  values.find((value) => value === raw) ?? otherwise;
const flag = (raw: unknown, otherwise: boolean): boolean => (typeof raw === 'boolean' ? raw : otherwise);

/** Reads what was kept: anything that makes no sense is as usual. */
export function readSettings(text: string | null): Settings {
  let raw: unknown = null;
  try {
    raw = JSON.parse(text ?? '{}');
  } catch {
    // Kept by another program, or cut: as usual.
  }
  const kept: Partial<Record<keyof Settings, unknown>> = typeof raw === 'object' && raw !== null ? raw : {};
  return {
    theme: oneOf(THEMES, kept.theme, USUAL.theme),
    language: isLocale(kept.language) ? kept.language : USUAL.language,
    motion: oneOf(MOTIONS, kept.motion, USUAL.motion),
    letters: flag(kept.letters, USUAL.letters),
    largeBoardText: flag(kept.largeBoardText, USUAL.largeBoardText),
    palette: oneOf(PALETTES, kept.palette, USUAL.palette),
    hold: flag(kept.hold, USUAL.hold),
    quick: flag(kept.quick, USUAL.quick),
    sound: flag(kept.sound, USUAL.sound),
    brisk: flag(kept.brisk, USUAL.brisk),
  };
}

export const settings: Store<Settings> = store(USUAL);

/** Changes some of them. */
export const set = (changes: Partial<Settings>): void => settings.set({ ...settings.value, ...changes });
