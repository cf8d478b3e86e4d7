/** A small script of its own, ahead of the page's: asks for what a table needs while the rest is still on its way. */
import { type EarlyFiles, earlyFiles } from './files.ts';

declare const __EARLY__: EarlyFiles;

/** A browser may forbid reading what was kept. */
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

for (const file of earlyFiles(__EARLY__, { path: location.pathname, languages: navigator.languages, kept })) {
  const link = document.createElement('link');
  const isStyle = file.endsWith('css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) link.as = 'style';
  link.crossOrigin = ''; // as the page asks for it: else it would come twice
  link.href = `/assets/${file}`;
  document.head.append(link);
}
