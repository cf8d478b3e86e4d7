/** What a seat holds: investment cubes, and its shares as small marks. */
import { COMPANIES, type SDState } from '../../../games/steel-driver/index.ts';
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { list, type Speaker } from '../../../text/speaker.ts';
import type { Colour } from '../../ui/colours.ts';
import { Mark } from '../../ui/mark.tsx';
import { companyOf, NUMERALS } from './looks.ts';
import style from './panels.module.css';
import { faceText } from './text.ts';

export function Holdings({ state, seat, speaker }: { state: Sealed<SDState>; seat: Seat; speaker: Speaker }) {
  const player = state.players[seat];
  if (!player) return null;
  const held = COMPANIES.flatMap((id) => {
    const n = state.companies[id].shares[seat] ?? 0;
    return n > 0 ? [{ id, n }] : [];
  });
  const cubes = faceText(speaker, 'holdings.cubes', { n: player.cubes });
  const shares = held.map(({ id, n }) => faceText(speaker, 'holdings.one', { n, company: id }));
  return (
    <>
      <span class={style.holdings} aria-hidden="true">
        <i />
        {player.cubes}
      </span>
      {held.flatMap(({ id, n }) =>
        Array.from({ length: n }, (_, i) => <Mark key={`${id}${i}`} colour={id} letter={NUMERALS[id]} size={20} />),
      )}
      <span class="unseen">
        {`${cubes}, ${held.length > 0 ? list(speaker, shares) : faceText(speaker, 'holdings.none')}`}
      </span>
    </>
  );
}

export function markOf(of: string): { colour: Colour; letter: string } | null {
  const id = companyOf(of);
  return id ? { colour: id, letter: NUMERALS[id] } : null;
}

/** The mark of an owner of figures; seats and the table have none. */
export function OwnerMark({ of, size }: { of: string; size?: number | undefined }) {
  const id = companyOf(of);
  return id ? <Mark colour={id} letter={NUMERALS[id]} size={size} /> : null;
}
