/** Newest rules. A change that could alter a replay takes the next number, a name here and a `since` where it matters. */
export const RULES = 1;
