/**
 * A game's rulebook with its search: a page of its own, or a pane beside the board. `marked` is the rule that somebody
 * asked about, or that of the phase being played: the pane scrolls to it and marks it in the margin.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../text/say.ts';
import { search } from './contents.ts';
import { RuleSection } from './rule-section.tsx';
import css from './rulebook-pane.module.css';
import { useRulebook } from './use-rulebook.ts';

interface Props {
  readonly game: string;
  readonly marked: string | null;
  /** Puts the cursor into the search field at once: the `/` key. */
  readonly searching?: boolean;
}

export function RulebookPane({ game, marked, searching = false }: Props) {
  const sections = useRulebook(game);
  const [asked, setAsked] = useState('');
  const body = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isThere = sections !== null;
  useEffect(() => {
    if (!marked || !isThere) return;
    setAsked(''); // a search that hides the rule would hide the answer
    const rule = body.current?.querySelector(`[data-rule="${CSS.escape(marked)}"]`);
    rule?.scrollIntoView({ block: 'center' });
  }, [marked, isThere]);
  useEffect(() => {
    if (searching && isThere) field.current?.focus();
  }, [searching, isThere]);
  if (!sections) return <div class={css.pane} aria-busy="true" />;
  const found = search(sections, asked);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <div class={css.pane} ref={body}>
      <search class={css.search}>
        <label class="unseen" for="rule-search">
          {t('rules.search')}
        </label>
        <input
          id="rule-search"
          ref={field}
          type="search"
          placeholder={t('rules.search')}
          value={asked}
          onInput={(event) => setAsked(event.currentTarget.value)}
        />
        <p role="status">{asked === '' ? '' : t('rules.found', { count })}</p>
      </search>
      {found.map((section) => (
        <RuleSection key={section.id} section={section} marked={marked} />
      ))}
    </div>
  );
}
