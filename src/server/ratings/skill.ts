/** The figures: what one game does to the ratings of those who played it. */
import { ordinal, rate, rating } from 'openskill';

export interface Skill {
  mu: number;
  sigma: number;
}

/** Somebody in a game. `left` counts as a loss against all who stayed, and as a tie with others who left. */
export interface Entrant {
  account: string;
  seat: number;
  place: number;
  left: boolean;
}

export const NEW_SKILL: Skill = rating();

/** What lists are ordered by: a skill that is surely there, three deviations below the estimate. */
export const ordinalOf = (skill: Skill): number => ordinal(skill);

/**
 * New skills by account. The order of seats changes nothing, not even the last digit. An account that plays several
 * seats (a kind of bot) takes the mean of what each seat would give it.
 */
export function skillsAfter(entrants: readonly Entrant[], before: ReadonlyMap<string, Skill>): Map<string, Skill> {
  const last = 1 + Math.max(...entrants.map((one) => one.place));
  const rankOf = ({ place, left }: Entrant): number => (left ? last : place);
  const sorted = [...entrants].sort(
    (a, b) => rankOf(a) - rankOf(b) || (a.account < b.account ? -1 : a.account > b.account ? 1 : 0),
  );
  const teams = sorted.map(({ account }) => [before.get(account) ?? NEW_SKILL]);
  const after = rate(teams, { rank: sorted.map(rankOf) });
  const byAccount = Map.groupBy(sorted.keys(), (i) => sorted[i]!.account);
  return new Map(
    [...byAccount].map(([account, at]): [string, Skill] => {
      const mean = (of: keyof Skill) => at.reduce((sum, i) => sum + after[i]![0]![of], 0) / at.length;
      return [account, { mu: mean('mu'), sigma: mean('sigma') }];
    }),
  );
}
