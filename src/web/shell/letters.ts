/** The fonts of the site: 165 KB that must not hold up a script. Until they come the system's own letters stand in. */
export const fetchLetters = (): Promise<unknown> => import('../styles/letters.css');
