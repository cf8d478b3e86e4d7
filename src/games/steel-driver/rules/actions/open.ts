import { openBidding, placeBid } from '../../../../kernel/auction.ts';
import type { ActionKind } from '../../../../kernel/contract.ts';
import { call } from '../../../../kernel/phases.ts';
import { below, pick } from '../../../../kernel/rng.ts';
import { COMPONENTS } from '../../board/components.ts';
import { type ActionOf, COMPANIES, type SD } from '../../state.ts';
import { companyOf } from '../companies.ts';
import { phaseNow } from '../current.ts';
import { isCompany } from '../ids.ts';
import { unsold } from '../sales.ts';

/** Put a control marker up for auction, with a first bid. */
export const open: ActionKind<SD, ActionOf<'open'>> = {
  parse: ({ kind, company, amount }) =>
    kind === 'open' && isCompany(company) && Number.isSafeInteger(amount)
      ? { kind, company, amount: (amount as number) + 0 }
      : null,
  *candidates(s, seat) {
    const { cubes } = s.players[seat]!;
    for (const company of unsold(s))
      for (let amount: number = COMPONENTS.minimumBid; amount <= cubes; amount++)
        yield { kind: 'open', company, amount };
  },
  easiest(s) {
    for (const company of COMPANIES)
      if (companyOf(s, company).controller === null) return { kind: 'open', company, amount: COMPONENTS.minimumBid };
    return null;
  },
  *attempts(s, seat, touched = []) {
    const most = s.players[seat]!.cubes + 1;
    for (const company of COMPANIES)
      for (let amount = 0; amount <= most; amount++) yield { kind: 'open', company, amount };
    for (const { on, id } of touched) {
      for (const company of COMPANIES) {
        const dared = on === 'amount' ? open.parse({ kind: 'open', company, amount: Number(id) }) : null;
        if (dared && dared.amount > most) yield dared;
      }
    }
  },
  check(s, seat, { company, amount }) {
    const { cubes } = s.players[seat]!;
    // SD-19: any company whose marker is there, also one that is blocked or has an empty box.
    if (companyOf(s, company).controller !== null) return { code: 'marker-sold', rule: 'SD-50', params: { company } };
    if (amount < COMPONENTS.minimumBid)
      return { code: 'bid-below-one', rule: 'SD-12', params: { least: COMPONENTS.minimumBid } };
    if (amount > cubes) return { code: 'bid-over-cubes', rule: 'SD-13', params: { cubes } };
    return null;
  },
  run(draft, seat, { company, amount }, emit) {
    phaseNow(draft, 'sales').handOns = 0; // SD-11
    const bidding = openBidding(draft.seats, seat);
    placeBid(bidding, amount);
    call(draft, { id: 'auction', company, bidding });
    emit({ type: 'auction-opened', seat, company, amount });
  },
  touches: ({ company, amount }) => [
    { on: 'company', id: company },
    { on: 'amount', id: `${amount}` },
  ],
  sample(s, seat, rng) {
    const { cubes } = s.players[seat]!;
    const companies = unsold(s);
    if (cubes < COMPONENTS.minimumBid || companies.length === 0) return null;
    return { kind: 'open', company: pick(rng, companies), amount: COMPONENTS.minimumBid + below(rng, cubes) };
  },
};
