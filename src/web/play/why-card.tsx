/** Why a place cannot be touched, and why a move was refused: a sentence, and the way to the rule. It takes no focus. */
import type { Violation } from '../../kernel/contract.ts';
import { ruleHeading, sayViolation } from '../../text/say.ts';
import type { Speaker } from '../../text/speaker.ts';
import { t } from '../text/say.ts';
import type { Refused } from './play-context.ts';
import css from './why-card.module.css';

interface WhyProps {
  /** What was touched, by name. */
  readonly title: string;
  /** The first reason, as the engine orders them. */
  readonly violation: Violation;
  readonly speaker: Speaker;
  onRule(rule: string): void;
}

export function WhyCard({ title, violation, speaker, onRule }: WhyProps) {
  return (
    <aside class={css.why} data-part="why" data-rule={violation.rule} aria-label={t('play.why')}>
      <h2>{t('play.why.title', { what: title })}</h2>
      <p>{sayViolation(speaker, violation)}</p>
      <RuleLink rule={violation.rule} speaker={speaker} onRule={onRule} />
    </aside>
  );
}

interface LinkProps {
  readonly rule: string;
  readonly speaker: Speaker;
  onRule(rule: string): void;
}

/** Opens the rulebook beside the board, at that rule. */
export const RuleLink = ({ rule, speaker, onRule }: LinkProps) => (
  <button type="button" class={css.link} data-part="rule-link" data-rule={rule} onClick={() => onRule(rule)}>
    {t('play.rule-link', { rule, heading: ruleHeading(speaker, rule) })}
  </button>
);

/** In the bar, until something else is touched. */
export const RefusedLine = ({ text, rule, ...way }: Refused & Omit<LinkProps, 'rule'>) => (
  <p class={css.refused} data-part="refused">
    <b>{t('play.refused')}.</b> {text} {rule === null ? null : <RuleLink rule={rule} {...way} />}
  </p>
);
