/** The shell in English. Templates as in src/text/template.ts. Sections in the order of the screens. */
export const en = {
  // --- Everywhere
  'site.name': 'Turntable',
  'site.unofficial': 'An unofficial work by fans. Names of games belong to their owners.',

  // --- Boards
  'board.grid': 'Board',
  'board.list': 'Board as a list',
  'board.zoom-in': 'Zoom in',
  'board.zoom-out': 'Zoom out',
  'board.fit': 'Show the whole board',
  'board.lit': 'You may choose it.',
  'board.chosen': 'Chosen, number {n}.',
  'board.only-lit': 'Only what I may choose',
  'board.place': 'Place',
  'board.state': 'Your move',
} as const;
