/** Keeps the settings on this device, shows them on the document, and follows the other tabs. */
import { SETTINGS } from '../early/kept-here.ts';
import { preferredLocale, speak } from '../text/say.ts';
import { readSettings, type Settings, settings } from './settings.ts';

/** A browser may forbid keeping anything: then they last as long as the page. */
function kept(): string | null {
  try {
    return localStorage.getItem(SETTINGS);
  } catch {
    return null;
  }
}
function keep(now: Settings): void {
  try {
    localStorage.setItem(SETTINGS, JSON.stringify(now));
  } catch {
    // As above.
  }
}

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');

function show({ theme, motion, letters, largeBoardText, palette }: Settings): void {
  const { dataset } = document.documentElement;
  dataset.theme = theme === 'system' ? (darkSystem().matches ? 'dark' : 'light') : theme;
  dataset.motion = motion;
  dataset.letters = letters ? 'always' : 'room';
  dataset.boardText = largeBoardText ? 'large' : 'usual';
  dataset.palette = palette;
}

/** Called once, before anything is drawn; resolves when the language is there. */
export async function startSettings(): Promise<void> {
  settings.set(readSettings(kept()));
  let shown = settings.value;
  show(shown);
  settings.follow((now) => {
    keep(now);
    show(now);
    if (now.language !== shown.language) void speak(now.language ?? preferredLocale());
    shown = now;
  });
  darkSystem().addEventListener('change', () => show(settings.value));
  addEventListener('storage', ({ key, newValue }) => {
    if (key === SETTINGS) settings.set(readSettings(newValue));
  });
  await speak(shown.language ?? preferredLocale());
}
