/** An auction in one pattern for all games: the lot, the bid line, the amount, what the price means; pass and bid as equals. */
import { useEffect, useState } from 'preact/hooks';
import type { Touch } from '../../kernel/contract.ts';
import { sameTouch } from '../../kernel/words.ts';
import { sayAction } from '../../text/say.ts';
import { seatName, writeFigure } from '../../text/speaker.ts';
import { capital, t } from '../text/say.ts';
import { Amount } from '../ui/amount.tsx';
import { type Bidder, BidLine } from '../ui/bid-line.tsx';
import bar from './action-bar.module.css';
import { Prompt, usePrompt } from './action-bar.tsx';
import css from './auction-bar.module.css';
import { Button } from './button.tsx';
import { Choices } from './choices.tsx';
import { ChosenBill } from './chosen-bill.tsx';
import { type Selection, wordsAt } from './logic/selection.ts';
import { MainButton } from './main-button.tsx';
import { usePlay } from './play-context.ts';
import { useSeats } from './seats-shown.ts';
import { Tools } from './tools.tsx';

const isAmount = ({ on }: Touch): boolean => on === 'amount';
const amountTouch = (n: number): Touch => ({ on: 'amount', id: `${n}` });

const chosenAmount = (selection: Selection | null): Touch | undefined =>
  selection?.staged.flatMap(({ touches }) => touches).find(isAmount);

/** The touches of each bid that may be made. */
const bidsOf = ({ chooser }: Selection): (readonly Touch[])[] =>
  wordsAt(chooser.game, chooser.before, chooser.seat)
    .map(({ touches }) => touches)
    .filter((touches) => touches.some(isAmount));

/** True where an amount is what there is to choose. */
export const isAuction = (selection: Selection | null): boolean => selection !== null && bidsOf(selection).length > 0;

/** What is bid on, where there are several lots at once; the one chosen as a key, null while none is. */
function lotsOf(selection: Selection): { lots: Touch[]; chosen: string | null; amounts: number[] } {
  const bids = bidsOf(selection);
  const all = bids.flatMap((touches) => touches.filter((touch) => !isAmount(touch)));
  const lots = all.filter((touch, at) => all.findIndex((other) => sameTouch(other, touch)) === at);
  const touched = [...selection.staged.flatMap((one) => one.touches), ...selection.touched];
  const fits = bids.filter((touches) =>
    touched.every((touch) => isAmount(touch) || touches.some((one) => sameTouch(one, touch))),
  );
  const keys = new Set(fits.map((touches) => touches.flatMap((one) => (isAmount(one) ? [] : one.id)).join()));
  const [only] = keys;
  return {
    lots,
    chosen: keys.size === 1 && only !== undefined ? only : null,
    amounts: fits.flatMap((touches) => touches.filter(isAmount).map(({ id }) => Number(id))),
  };
}

/** The lots as buttons, and once one is meant its amount. */
export function BidChoice() {
  const { choice } = usePlay();
  const { lots, chosen } = lotsOf(choice.selection!);
  return (
    <>
      {lots.length > 1 ? <Choices touches={lots} /> : null}
      {chosen === null ? null : <AmountChoice key={chosen} />}
    </>
  );
}

const useWrite = (): ((n: number) => string) => {
  const { face, before, speaker } = usePlay();
  const auction = face.auction(before, speaker);
  return (n) => auction?.write?.(n) ?? writeFigure(speaker, 'money', n);
};

/** The amount itself: less, more, a few at once, and what the price means. */
function AmountChoice() {
  const play = usePlay();
  const { choice, face, speaker, before } = play;
  const selection = choice.selection!;
  const { amounts } = lotsOf(selection);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const chosen = chosenAmount(selection);
  // Another position begins at its own least bid, never at an amount left over from before.
  const [set, setAmount] = useState<{ readonly on: object; readonly value: number } | null>(null);
  const amount = set?.on === before ? set.value : Number(chosen?.id ?? least);
  const may = amounts.includes(amount);
  const auction = face.auction(before, speaker);
  // The least bid is chosen from the start, so that the bill is there before anything is pressed.
  useEffect(() => {
    if (may && chosen?.id !== `${amount}`) choice.touch(amountTouch(amount));
  }, [may, amount, before, chosen?.id]);
  // What stands there is what would be sent: an amount half typed that may not be bid is no choice.
  function change(value: number): void {
    setAmount({ on: before, value });
    const chosen = chosenAmount(choice.latest());
    if (chosen && !amounts.includes(value)) choice.remove(chosen);
    else if (chosen?.id !== `${value}`) choice.touch(amountTouch(value));
  }
  const write = useWrite();
  // What is counted stands beside them already: on a phone they fit into the same row.
  const short = (n: number) => writeFigure(speaker, auction?.write ? 'number' : 'money', n);
  const chips = chipsOf(least, most).map((value) => ({
    value,
    label:
      value === least
        ? t('play.auction.least', { amount: short(value) })
        : value === most
          ? t('play.auction.all', { amount: short(value) })
          : short(value),
  }));
  return (
    <div class={css.amount} data-part="amount">
      <Amount
        label={t('play.auction.amount')}
        value={amount}
        least={least}
        most={most}
        write={write}
        chips={chips}
        less={t('play.auction.less')}
        more={t('play.auction.more')}
        onChange={change}
        onCommit={play.commit}
      />
      {auction && may ? <p>{auction.meaning(amount, play.calculator)}</p> : null}
    </div>
  );
}

export function AuctionBar() {
  const play = usePlay();
  const { choice, face, speaker, before } = play;
  const selection = choice.selection!;
  const asked = usePrompt();
  const auction = face.auction(before, speaker);
  const { lots, chosen, amounts } = lotsOf(selection);
  const write = useWrite();
  const least = t('play.auction.least', { amount: write(Math.min(...amounts)) });
  const deed = selection.ready ? face.deed(selection.actions, speaker) : capital(least);
  return (
    <div class={css.auction} data-part="auction">
      {lots.length > 1 ? (
        <div class={css.lots}>
          <Choices touches={lots} />
        </div>
      ) : null}
      <div class={css.lot}>
        {auction?.of ? <face.Mark of={auction.of} size={48} /> : null}
        <div class={css.said}>
          <Prompt text={asked} />
          <AuctionLine />
          <ChosenBill />
        </div>
      </div>
      {chosen === null ? <span /> : <AmountChoice key={chosen} />}
      <div class={bar.acts}>
        <Tools />
        {waysOut(selection).map(({ action, touch }, at) => (
          <Button
            key={touch.id}
            look="second"
            hint={at === 0 ? '0' : undefined}
            part={`do-${action.kind}`}
            onClick={() => play.doNow(touch)}
          >
            {sayAction(speaker, action)}
          </Button>
        ))}
        <MainButton
          ready={selection.ready}
          label={chosen === null ? t('play.choose.other') : deed}
          onCommit={play.commit}
        />
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
  const write = useWrite();
  const auction = face.auction(before, speaker);
  if (!auction) return null;
  const bidders = auction.bidders.map(({ seat, out, bid, says }): Bidder => {
    const high = auction.high?.seat === seat;
    const state = out ? 'out' : high ? 'high' : now.acting.includes(seat) ? 'act' : 'in';
    const name = seat === me ? t('play.you') : seatName(speaker, seat);
    const words = says ?? (out ? t('play.auction.passed') : bid === null ? name : write(bid));
    const means = auction.means[seat];
    const has = means === undefined ? '' : t('play.auction.means', { amount: write(means) });
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
