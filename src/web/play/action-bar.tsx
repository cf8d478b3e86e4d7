/** The action bar: says what is asked, shows the bill, and holds the one button that commits. */
import { sayPrompt } from '../../text/say.ts';
import { t } from '../text/say.ts';
import { together } from '../text/together.ts';
import css from './action-bar.module.css';
import { AuctionBar, isAuction } from './auction-bar.tsx';
import { ChooseBar } from './choose-bar.tsx';
import { lazyPart } from './lazy-part.tsx';
import { isLong } from './logic/selection.ts';
import { type Play, usePlay } from './play-context.ts';
import { WaitBar } from './wait-bar.tsx';

const RefusedLine = lazyPart(async () => (await import('./why-card.tsx')).RefusedLine);
const Coming = () => <Prompt muted text={usePrompt()} />;
const PlanBar = lazyPart(async () => (await import('./plan-bar.tsx')).PlanBar, Coming);
const HistoryBar = lazyPart(async () => (await import('./history-bar.tsx')).HistoryBar, Coming);
const DiceBar = lazyPart(async () => (await import('./dice-bar.tsx')).DiceBar, Coming);
const OverBar = lazyPart(async () => (await import('./over-bar.tsx')).OverBar, Coming);
const FrozenBar = lazyPart(async () => (await import('./frozen-bar.tsx')).FrozenBar, Coming);
const AskBar = lazyPart(async () => (await import('./ask-bar.tsx')).AskBar, Coming);

export function ActionBar() {
  const play = usePlay();
  const { refused, speaker } = play;
  return (
    <section class={css.bar} aria-label={t('play.region.bar')} data-part="bar">
      {refused ? <RefusedLine {...refused} speaker={speaker} onRule={play.openRule} /> : null}
      <Content />
    </section>
  );
}

/** Amber only where the reader may act. */
export const mayAct = ({ mode, myTurn, me, now }: Play): boolean =>
  mode === 'plan' || myTurn || (mode === 'now' && me !== null && asksMe(now.sheet.ask, me)) || waitsForDice(now);

const asksMe = (ask: { seat: number; yes: readonly number[] } | null, me: number): boolean =>
  ask !== null && ask.seat !== me && !ask.yes.includes(me);

/** Around one device somebody has the dice even where bots alone play. */
export const waitsForDice = ({ sheet, mine, where }: Play['now']): boolean =>
  sheet.waiting?.ask != null && (where === 'here' || mine.length > 0);

function Content() {
  const play = usePlay();
  const { mode, myTurn, me, now, choice } = play;
  if (mode === 'plan') return <PlanBar />;
  if (mode === 'past') return <HistoryBar />;
  if (now.ending !== null || now.sheet.ended || now.state.phases.length === 0) return <OverBar />;
  if (now.sheet.frozen !== null) return <FrozenBar why={now.sheet.frozen} />;
  if (waitsForDice(now)) return <DiceBar />;
  if (now.sheet.ask && me !== null) return <AskBar ask={now.sheet.ask} />;
  if (!myTurn) return <WaitBar />;
  return isAuction(choice.selection) ? <AuctionBar /> : <ChooseBar />;
}

interface PromptProps {
  readonly text: string;
  readonly muted?: boolean;
}

/** Who, verb, limits: the one sentence of the screen. */
export const Prompt = ({ text, muted = false }: PromptProps) => (
  <h2 class={css.prompt} data-muted={muted || undefined} data-part="prompt">
    {together(text)}
  </h2>
);

export const usePrompt = (): string => promptOf(usePlay());

/** The engine's own sentence for this position; after what is chosen, as long as one may go on there. */
export function promptOf({ speaker, before, now, me, mode, plans, choice }: Play): string {
  const reader = me ?? 'watcher';
  const last = choice.selection?.staged.at(-1);
  if (choice.selection && last) {
    const { chooser } = choice.selection;
    if (last.open) return sayPrompt(speaker, last.after, [chooser.seat], reader);
    if (isLong(chooser)) return t('play.full');
  }
  const acting = mode === 'plan' ? (plans.acting === null ? [] : [plans.acting]) : now.acting;
  return sayPrompt(speaker, before, acting, reader);
}
