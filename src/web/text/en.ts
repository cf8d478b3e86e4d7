/** The shell in English. Templates as in src/text/template.ts. Sections in the order of the screens. */
export const en = {
  // --- Everywhere
  'site.name': 'Turntable',
  'site.unofficial': 'An unofficial work by fans. Names of games belong to their owners.',
} as const;
