/** The table waits for real dice: whoever sits at this device enters what was drawn. */
import { useEffect, useState } from 'preact/hooks';
import type { ChanceValue } from '../../kernel/chance.ts';
import css from './action-bar.module.css';
import { DiceForm } from './dice-form.tsx';
import { usePlay } from './play-context.ts';
import { UndoButton } from './tools.tsx';

export function DiceBar() {
  const { now, speaker, send, me } = usePlay();
  const [given, setGiven] = useState<readonly ChanceValue[]>([]);
  const { waiting, seq } = now.sheet;
  useEffect(() => setGiven([]), [seq]);
  if (!waiting) return null;
  const give = (value: ChanceValue) => {
    const values = [...given, value];
    setGiven(values);
    void send({ type: 'chance', visits: [{ point: waiting.point, values }] }, me ?? 0).then((done) => {
      if (done) setGiven([]);
    });
  };
  return (
    <div class={css.row} data-part="dice">
      <div class={css.say}>
        <DiceForm waiting={waiting} given={given} speaker={speaker} onGive={give} />
      </div>
      <div class={css.acts}>{me === null ? null : <UndoButton />}</div>
    </div>
  );
}
