/** Rule id -> heading of the rulebook. */
export type RuleId = `CE-${number}`;
