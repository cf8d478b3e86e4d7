import type { ActionKind, Sealed } from '../../../../kernel/contract.ts';
import { MOST_SHARES, SHARE_PRICE } from '../../board/box.ts';
import { mapOf } from '../../board/maps.ts';
import type { ActionOf, AOS, AosState } from '../../state.ts';
import { phaseNow } from '../current.ts';

/** Most that may be issued at once: the limit of the turn, and that of the game (AOS-10). */
export const sharesLeft = (s: Sealed<AosState>, seat: number): number =>
  Math.min(mapOf(s).rules.sharesPerTurn ?? MOST_SHARES, MOST_SHARES - s.players[seat]!.shares);

/** Issue shares: money now, expenses and lost points for ever (AOS-10). */
export const issue: ActionKind<AOS, ActionOf<'issue'>> = {
  parse: ({ kind, shares }) =>
    kind === 'issue' && Number.isSafeInteger(shares) ? { kind, shares: (shares as number) + 0 } : null,
  *candidates(s, seat) {
    const most = sharesLeft(s, seat);
    for (let shares = 1; shares <= most; shares++) yield { kind: 'issue', shares };
  },
  *attempts(_s, _seat, touched = []) {
    for (let shares = 0; shares <= MOST_SHARES; shares++) yield { kind: 'issue', shares };
    for (const { on, id } of touched) {
      const dared = on === 'amount' ? issue.parse({ kind: 'issue', shares: Number(id) }) : null;
      if (dared && dared.shares > MOST_SHARES) yield dared;
    }
  },
  check(s, seat, { shares }) {
    if (shares < 1) return { code: 'no-share-issued', rule: 'AOS-10' };
    const left = MOST_SHARES - s.players[seat]!.shares;
    if (shares > left) return { code: 'too-many-shares', rule: 'AOS-10', params: { most: MOST_SHARES, left } };
    const most = mapOf(s).rules.sharesPerTurn;
    if (most !== null && shares > most) return { code: 'shares-of-turn', rule: 'AOS-79', params: { most } };
    return null;
  },
  run(draft, seat, { shares }, emit) {
    const player = draft.players[seat]!;
    player.shares += shares;
    player.cash += shares * SHARE_PRICE;
    phaseNow(draft, 'shares').waiting.shift();
    emit({ type: 'issued', seat, shares, amount: shares * SHARE_PRICE, total: player.shares });
  },
  touches: ({ shares }) => [
    { on: 'button', id: 'issue' },
    { on: 'amount', id: `${shares}` },
  ],
};
