/** Your turn: choices as buttons, what is chosen as chips, the bill, and the deed. */
import type { Touch } from '../../kernel/contract.ts';
import { sameTouch } from '../../kernel/words.ts';
import type { FrameKey } from '../text/keys.ts';
import { capital, t } from '../text/say.ts';
import css from './action-bar.module.css';
import { Prompt, usePrompt } from './action-bar.tsx';
import { Chips, useTouchName } from './chips.tsx';
import { Choices, choicesOf } from './choices.tsx';
import { ChosenBill } from './chosen-bill.tsx';
import { lazyPart } from './lazy-part.tsx';
import type { Selection } from './logic/selection.ts';
import { MainButton } from './main-button.tsx';
import { isBegun } from './owners.ts';
import { usePlay } from './play-context.ts';
import { Tools } from './tools.tsx';

// Only some games have several ways of one thing.
const WaysOf = lazyPart(async () => (await import('./ways-of.tsx')).WaysOf);

export function ChooseBar() {
  const play = usePlay();
  const { choice, bill, face, speaker, places, before } = play;
  const { selection } = choice;
  const asked = usePrompt();
  const name = useTouchName();
  if (!selection) return null;
  const chosen = chosenTouches(selection);
  const choices = choicesOf(selection, places);
  // A single button that is a whole move is the main button.
  const only = onlyButton(selection, choices);
  const missing = missingOf(selection);
  const ask = missing === null ? null : (face.askFor?.(selection.lit, speaker) ?? null);
  return (
    <div class={css.row}>
      <div class={css.say}>
        <Prompt text={missing === null ? asked : (ask ?? narrowing(chosen.map(name), missing))} />
        <div class={css.told}>
          <div class={css.picks}>
            {chosen.length > 0 ? <Chips touches={chosen} /> : null}
            {only === null ? <Choices touches={choices} /> : null}
          </div>
          {isBegun(selection) || bill.length > 0 ? <ChosenBill /> : null}
        </div>
      </div>
      <div class={css.foot}>
        {face.Way ? <WaysOf selection={selection} /> : null}
        <div class={css.acts} data-acts>
          <Tools />
          <MainButton
            ready={selection.ready || only !== null}
            label={
              selection.ready
                ? face.deed(selection.actions, speaker, before) || name(chosen.at(-1)!)
                : only !== null
                  ? capital(face.touchLabel(only, before, speaker))
                  : missing === null
                    ? null
                    : chooseFirst(missing)
            }
            onCommit={() => (only !== null && !selection.ready ? play.doNow(only) : play.commit())}
          />
        </div>
      </div>
    </div>
  );
}

/** Everything chosen, in order, each once; what merely follows is not listed. */
function chosenTouches({ staged, touched }: Selection): Touch[] {
  const all = [...staged.flatMap((one) => one.touched), ...touched];
  return all.filter((touch, at) => all.findIndex((other) => sameTouch(other, touch)) === at);
}

function onlyButton(selection: Selection, choices: readonly Touch[]): Touch | null {
  const [only] = selection.lit;
  return !isBegun(selection) && selection.lit.length === 1 && choices.length === 1 && only ? only : null;
}

const missingOf = ({ missing }: Selection): string | null => missing[0] ?? null;

const KNOWN_MISSING: Readonly<Record<string, FrameKey>> = {
  hex: 'play.missing.hex',
  sector: 'play.missing.sector',
  link: 'play.missing.link',
  border: 'play.missing.border',
  edge: 'play.missing.edge',
  place: 'play.missing.place',
  company: 'play.missing.company',
  good: 'play.missing.good',
  train: 'play.missing.train',
  box: 'play.missing.box',
  tile: 'play.missing.tile',
  rotation: 'play.missing.rotation',
  dial: 'play.missing.dial',
  button: 'play.missing.button',
  amount: 'play.missing.amount',
};

/** What is chosen, and what is still wanted: "Expansion, then a company". */
const narrowing = (chosen: readonly string[], missing: string): string =>
  t('play.narrowing', { chosen: chosen.join(', '), missing: t(KNOWN_MISSING[missing] ?? 'play.missing.other') });

const chooseFirst = (missing: string): string =>
  t(missing === 'hex' ? 'play.choose.hex' : missing === 'company' ? 'play.choose.company' : 'play.choose.other');
