/** The shell in French. */
import type { ShellLines } from './keys.ts';

export const fr: ShellLines = {
  // --- Partout
  'site.name': 'Turntable',
  'site.unofficial': 'Œuvre non officielle de passionnés. Les noms des jeux appartiennent à leurs propriétaires.',

  // --- Plateaux
  'board.grid': 'Plateau',
  'board.list': 'Plateau en liste',
  'board.zoom-in': 'Agrandir',
  'board.zoom-out': 'Réduire',
  'board.fit': 'Montrer tout le plateau',
  'board.lit': 'Vous pouvez la choisir.',
  'board.chosen': 'Choisie, numéro {n}.',
  'board.only-lit': 'Seulement ce que je peux choisir',
  'board.place': 'Case',
  'board.state': 'Votre coup',
};
