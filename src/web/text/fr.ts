/** The shell in French. */
import type { ShellLines } from './keys.ts';

export const fr: ShellLines = {
  // --- Partout
  'site.name': 'Turntable',
  'site.unofficial': 'Œuvre non officielle de passionnés. Les noms des jeux appartiennent à leurs propriétaires.',
};
