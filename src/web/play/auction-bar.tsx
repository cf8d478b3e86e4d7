/** An auction in one pattern for all games: the lot, the bid line, the amount, what the price means; pass and bid as equals. */
import { useEffect, useState } from 'preact/hooks';
import type { Touch } from '../../kernel/contract.ts';
import { sayAction } from '../../text/say.ts';
import { seatName, writeFigure } from '../../text/speaker.ts';
import { t } from '../text/say.ts';
import { Amount } from '../ui/amount.tsx';
import { type Bidder, BidLine } from '../ui/bid-line.tsx';
import bar from './action-bar.module.css';
import { Prompt, usePrompt } from './action-bar.tsx';
import css from './auction-bar.module.css';
import { BillView } from './bill-view.tsx';
import { Button } from './button.tsx';
import { type Selection, wordsAt } from './logic/selection.ts';
import { MainButton } from './main-button.tsx';
import { ownersOf } from './owners.ts';
import { usePlay } from './play-context.ts';
import { useSeats } from './seats-shown.ts';
import { PlanButton, UndoButton } from './tools.tsx';

const amountsOf = (selection: Selection): number[] =>
  wordsAt(selection.chooser.game, selection.chooser.before, selection.chooser.seat).flatMap(({ touches }) =>
    touches.filter(({ on }) => on === 'amount').map(({ id }) => Number(id)),
  );

/** True where an amount is what there is to choose. */
export const isAuction = (selection: Selection | null): boolean =>
  selection !== null && amountsOf(selection).length > 0;

const amountTouch = (n: number): Touch => ({ on: 'amount', id: `${n}` });

/** The amount itself: less, more, a few at once, and what the price means. */
export function AmountChoice() {
  const play = usePlay();
  const { choice, face, speaker, before } = play;
  const selection = choice.selection!;
  const amounts = amountsOf(selection);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const [amount, setAmount] = useState(least);
  const within = Math.min(most, Math.max(least, amount));
  const chosen = selection.staged.flatMap((one) => one.touches).find(({ on }) => on === 'amount');
  const auction = face.auction(before, speaker);
  // The least bid is chosen from the start, so that the bill is there before anything is pressed.
  useEffect(() => {
    if (chosen?.id !== `${within}`) choice.touch(amountTouch(within));
  }, [within, before, chosen?.id]);
  const money = (n: number) => writeFigure(speaker, 'money', n);
  const chips = chipsOf(least, most).map((value) => ({
    value,
    label:
      value === least
        ? t('play.auction.least', { amount: value })
        : value === most
          ? t('play.auction.all', { amount: value })
          : money(value),
  }));
  return (
    <div class={css.amount} data-part="amount">
      <Amount
        label={t('play.auction.amount')}
        value={amount}
        least={least}
        most={most}
        write={money}
        chips={chips}
        less={t('play.auction.less')}
        more={t('play.auction.more')}
        onChange={setAmount}
        onCommit={play.commit}
      />
      {auction ? <p>{auction.meaning(within)}</p> : null}
    </div>
  );
}

export function AuctionBar() {
  const play = usePlay();
  const { choice, face, speaker, before, me, bill, warnings } = play;
  const selection = choice.selection!;
  const asked = usePrompt();
  const auction = face.auction(before, speaker);
  return (
    <div class={css.auction} data-part="auction">
      <div class={css.lot}>
        {auction?.of ? <face.Mark of={auction.of} size={48} /> : null}
        <div class={css.said}>
          <Prompt text={asked} />
          <AuctionLine />
          <BillView
            lines={bill}
            warnings={warnings}
            face={face}
            speaker={speaker}
            me={me}
            owners={ownersOf(selection)}
            actions={selection.actions.length}
          />
        </div>
      </div>
      <AmountChoice />
      <div class={bar.acts}>
        <UndoButton />
        <PlanButton />
        {waysOut(selection).map(({ action, touch }) => (
          <Button key={touch.id} look="second" hint="0" part={`do-${action.kind}`} onClick={() => play.doNow(touch)}>
            {sayAction(speaker, action)}
          </Button>
        ))}
        <MainButton ready={selection.ready} label={face.deed(selection.actions, speaker)} onCommit={play.commit} />
      </div>
    </div>
  );
}

/** Moves without an amount: passing. Each is a button of its own. */
export function waysOut({ chooser }: Selection): { action: { kind: string }; touch: Touch }[] {
  return wordsAt(chooser.game, chooser.before, chooser.seat)
    .filter(({ touches }) => touches.length === 1 && touches[0]!.on !== 'amount')
    .map(({ action, touches }) => ({ action, touch: touches[0]! }));
}

/** Least, two more, five more, all: those there are. */
const chipsOf = (least: number, most: number): number[] =>
  [...new Set([least, least + 2, least + 5, most])].filter((n) => n <= most);

/** Seats in bidding order as stations. Also shown to those who wait. */
export function AuctionLine() {
  const { face, before, speaker, now, me } = usePlay();
  const seats = useSeats();
  const auction = face.auction(before, speaker);
  if (!auction) return null;
  const bidders = auction.bidders.map(({ seat, out, bid }): Bidder => {
    const high = auction.high?.seat === seat;
    const state = out ? 'out' : high ? 'high' : now.acting.includes(seat) ? 'act' : 'in';
    const name = seat === me ? t('play.you') : seatName(speaker, seat);
    const words = out ? t('play.auction.passed') : bid === null ? name : writeFigure(speaker, 'money', bid);
    const means = auction.means[seat];
    const has = means === undefined ? '' : t('play.auction.means', { amount: means });
    return {
      seat: seats[seat]!,
      state,
      words,
      label: [...new Set([name, words, has])].filter((part) => part !== '').join(', '),
      means: out || means === undefined ? undefined : has,
    };
  });
  return (
    <div data-part="bidders">
      <BidLine bidders={bidders} label={t('play.auction.line')} />
    </div>
  );
}
