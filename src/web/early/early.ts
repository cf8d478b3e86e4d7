/**
 * A small script of its own, ahead of the page's. It shows the theme that was chosen before anything is painted, and asks
 * for what a table needs where the server could not know it: a language that was chosen here, the game last looked at. The
 * worker that hosts a table of this device begins at once, beside the page.
 */
import { type TableFiles, tableFiles } from '../../protocol/page-files.ts';
import { LAST_TABLE, SETTINGS } from './kept-here.ts';

declare const __EARLY__: TableFiles;

/** A browser may forbid reading what was kept. */
function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

const settings = kept(SETTINGS);
const chosen = (key: string) => new RegExp(`"${key}":"(\\w+)"`).exec(settings)?.[1];
const theme = chosen('theme');
const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset.theme = isDark ? 'dark' : 'light';

const [table, game] = kept(LAST_TABLE).split(' ');
const wanted = tableFiles(__EARLY__, {
  path: location.pathname,
  languages: [chosen('language'), ...navigator.languages],
  game: location.pathname.endsWith(`/${table}`) ? game : undefined,
});
for (const file of wanted) {
  const href = `/assets/${file}`;
  if (document.querySelector(`link[href="${href}"]`)) continue;
  const link = document.createElement('link');
  const isStyle = file.endsWith('css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) link.as = 'style';
  link.crossOrigin = ''; // as the page asks for it: else it would come twice
  link.href = href;
  document.head.append(link);
}

const worker = __EARLY__.here[0];
if (worker && location.pathname.startsWith('/here/')) {
  const begun = new Worker(`/assets/${worker}`, { type: 'module', name: 'tables' });
  // Nobody else listens yet: one that could not be fetched is not handed on, and the page begins another.
  begun.onerror = () => {
    window.tablesWorker = undefined;
  };
  window.tablesWorker = begun;
}
