/** The shares of a seat as small marks, one a share. */

import { type CEState, COMPANIES } from '../../../games/chicago-express/index.ts';
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { list, type Speaker } from '../../../text/speaker.ts';
import { Mark } from '../../ui/mark.tsx';
import { isCompany, LOOKS, type Look } from './companies.ts';
import { faceText } from './text.ts';

export function Holdings({ state, seat, speaker }: { state: Sealed<CEState>; seat: Seat; speaker: Speaker }) {
  const shares = state.players[seat]?.shares;
  if (!shares) return null;
  const held = COMPANIES.filter((id) => shares[id] > 0);
  const words = held.map((id) => faceText(speaker, 'holdings.one', { n: shares[id], company: id }));
  return (
    <>
      {held.flatMap((id) =>
        Array.from({ length: shares[id] }, (_, i) => (
          <Mark key={`${id}${i}`} colour={LOOKS[id].colour} letter={LOOKS[id].letter} size={20} />
        )),
      )}
      <span class="unseen">{held.length > 0 ? list(speaker, words) : faceText(speaker, 'holdings.none')}</span>
    </>
  );
}

/** The mark of an owner of figures; seats and the table have none. */
export function markOf(of: string): Look | null {
  const id = of.replace('company:', '');
  return isCompany(id) ? LOOKS[id] : null;
}

export function OwnerMark({ of, size }: { of: string; size?: number | undefined }) {
  const look = markOf(of);
  return look && <Mark colour={look.colour} letter={look.letter} size={size} />;
}
