/** A hint: the best turn in words, why, and a button that puts it on the board. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Hint } from '../../bots/hint.ts';
import type { BaseState, Sealed } from '../../kernel/contract.ts';
import { kindOf } from '../../kernel/legal.ts';
import type { Lines } from '../../text/game-texts.ts';
import type { CommonHintKey } from '../../text/hint-keys.ts';
import { type SaidHint, sayHint } from '../../text/say-hint.ts';
import { ApiRefusal } from '../online/api.ts';
import icon from '../ui/icons.module.css';
import { Button } from './button.tsx';
import css from './hint-tool.module.css';
import { announceNow } from './live.tsx';
import { chooseActions } from './logic/selection.ts';
import { usePlay } from './play-context.ts';
import tools from './tools.module.css';
import { hintText, useHintLines } from './use-hint-lines.ts';

/** Lucide's lightbulb (ISC licence). */
const BULB =
  'M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5.7.7 1.3 1.5 1.5 2.5M9 18h6M10 22h4';

/** What was asked on a position, and what came of it. */
interface Asked {
  readonly on: Sealed<BaseState>;
  readonly got: 'thinking' | Hint | { readonly why: CommonHintKey };
}

const whyOf = (error: unknown): CommonHintKey => {
  const code = error instanceof ApiRefusal ? error.code : null;
  if (code === 'hints-forbidden') return 'hint.forbidden';
  if (code === 'offline') return 'hint.offline';
  return code === 'too-many-requests' ? 'hint.too-fast' : 'hint.failed';
};

export function HintTool() {
  const { now, me, myTurn, services, speaker, lightPlaces } = usePlay();
  const lines = useHintLines(now.game.id, speaker.locale);
  const [asked, setAsked] = useState<Asked | null>(null);
  // What was said about an older position is no longer true.
  const shown = asked?.on === now.state ? asked : null;
  const isOpen = shown !== null;
  const close = () => setAsked(null);
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      close();
    };
    addEventListener('keydown', press, true);
    return () => {
      removeEventListener('keydown', press, true);
      lightPlaces([]);
    };
  }, [isOpen]);
  if (!lines || !myTurn || me === null) return null;

  const ask = async () => {
    if (shown) return close();
    const on = now.state;
    const answer = (got: Asked['got']) => setAsked((last) => (last?.on === on ? { on, got } : last));
    if (!now.sheet.creation.hints) {
      announceNow(hintText(speaker, lines, 'hint.forbidden'));
      return setAsked({ on, got: { why: 'hint.forbidden' } });
    }
    setAsked({ on, got: 'thinking' });
    try {
      answer((await services.hint(now, me)) ?? { why: 'hint.none' });
    } catch (error) {
      answer({ why: whyOf(error) });
    }
  };

  const word = hintText(speaker, lines, 'hint.ask');
  return (
    <div class={css.tool}>
      <Button look="quiet" hint="I" part="hint" label={word} expanded={isOpen} onClick={() => void ask()}>
        <svg class={icon.icon} viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
          <path d={BULB} />
        </svg>
        <span class={tools.word}>{word}</span>
      </Button>
      {shown ? (
        <section class={css.card} aria-label={hintText(speaker, lines, 'hint.title')} data-part="hint-card">
          {shown.got === 'thinking' ? (
            <p role="status">{hintText(speaker, lines, 'hint.thinking')}</p>
          ) : 'why' in shown.got ? (
            <p role="status" data-part="hint-refused">
              {hintText(speaker, lines, shown.got.why)}
            </p>
          ) : (
            <Advice hint={shown.got} lines={lines} onDone={close} />
          )}
        </section>
      ) : null}
    </div>
  );
}

interface AdviceProps {
  readonly hint: Hint;
  readonly lines: Lines;
  onDone(): void;
}

function Advice({ hint, lines, onDone }: AdviceProps) {
  const { now, speaker, choice, lightPlaces } = usePlay();
  const said = useMemo(() => sayHint(speaker, lines, hint, now.state), [speaker, lines, hint]);
  useEffect(() => {
    const [first] = hint.actions;
    if (first) lightPlaces(kindOf(now.game, first.kind).touches(first, now.state));
    announceNow(wholeOf(said));
  }, [hint]);
  const put = () => {
    if (choice.selection) choice.put(chooseActions(choice.selection, hint.actions));
    onDone();
  };
  return (
    <>
      {said.dangers.map((danger) => (
        <p key={danger} class={css.danger} data-part="hint-why">
          {danger}
        </p>
      ))}
      <ol class={css.turn} data-part="hint-turn">
        {said.turn.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        {said.sure} {said.next}
      </p>
      {said.remarks.map((remark) => (
        <p key={remark} data-part="hint-why">
          {remark}
        </p>
      ))}
      {said.terms.length === 0 ? null : (
        <>
          <p class={css.against}>{said.against}</p>
          <ul data-part="hint-terms">
            {said.terms.map((term) => (
              <li key={term} data-part="hint-why">
                {term}
              </li>
            ))}
          </ul>
        </>
      )}
      <div class={css.acts}>
        <Button look="second" part="hint-do" onClick={put}>
          {hintText(speaker, lines, 'hint.do')}
        </Button>
        <Button look="quiet" part="hint-close" onClick={onDone}>
          {hintText(speaker, lines, 'hint.close')}
        </Button>
      </div>
    </>
  );
}

const wholeOf = ({ dangers, turn, sure, remarks, against, terms }: SaidHint): string =>
  [...dangers, turn.join(', '), sure, ...remarks, ...(terms.length > 0 ? [against, ...terms] : [])].join(' ');
