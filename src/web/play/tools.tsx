/** Undo, Plan and Hint, beside the main button of every bar. */
import { useState } from 'preact/hooks';
import { sayRefusal } from '../../text/say-table.ts';
import { t } from '../text/say.ts';
import { Icon } from '../ui/icons.tsx';
import { Button } from './button.tsx';
import { lazyPart } from './lazy-part.tsx';
import { isBegun } from './owners.ts';
import { usePlay } from './play-context.ts';
import css from './tools.module.css';
import type { WayBack } from './ways-back.ts';

export function UndoButton() {
  const { back, choice, undo, startOver, send, speaker, now, mode } = usePlay();
  const [open, setOpen] = useState(false);
  const begun = choice.selection !== null && isBegun(choice.selection);
  if (!back || (mode === 'now' && !begun && isEmpty(back.last) && !back.redo)) return null;
  const can = begun || mode === 'plan' || back.last.ok;
  const asks = back.last.ok && back.last.how === 'ask' && !begun && mode === 'now';
  const why = can || back.last.ok ? null : sayRefusal(speaker, back.last);
  const items: { id: string; label: string; run(): void }[] = [];
  if (back.turn?.ok && mode === 'now') items.push({ id: 'turn', label: t('play.undo.turn'), run: startOver });
  if (back.redo && mode === 'now')
    items.push({ id: 'redo', label: t('play.redo'), run: () => void send({ type: 'redo' }) });
  return (
    <div class={css.undo}>
      <Button
        look="quiet"
        hint="Z"
        part="undo"
        label={asks ? t('play.undo.ask') : t('play.undo')}
        disabled={!can || now.sending !== null}
        onClick={undo}
      >
        <Icon name="undo" />
        <span class={css.word}>{asks ? t('play.undo.ask') : t('play.undo')}</span>
      </Button>
      {items.length === 0 && why === null ? null : (
        <Button look="tool" part="undo-menu" label={t('play.undo.menu')} expanded={open} onClick={() => setOpen(!open)}>
          <Icon name={why === null ? 'down' : 'info'} size={16} />
        </Button>
      )}
      {open ? (
        <div class={css.menu} data-part="undo-ways">
          {why === null ? null : <p>{why}</p>}
          {items.map(({ id, label, run }) => (
            <button
              key={id}
              type="button"
              onClick={() => {
                setOpen(false);
                run();
              }}
            >
              {label}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

const isEmpty = (way: WayBack): boolean => !way.ok && way.code === 'undo-nothing';

const HintTool = lazyPart(async () => (await import('./hint-tool.tsx')).HintTool);

export function PlanButton() {
  const { mode, togglePlan } = usePlay();
  return (
    <Button look="quiet" hint="P" part="plan" label={t('play.plan')} pressed={mode === 'plan'} onClick={togglePlan}>
      <Icon name="plan" />
      <span class={css.word}>{t('play.plan')}</span>
    </Button>
  );
}

/** In a row of their own, over what is done with the move. */
export const Tools = () => (
  <div class={css.tools}>
    <UndoButton />
    <PlanButton />
    <HintTool />
  </div>
);
