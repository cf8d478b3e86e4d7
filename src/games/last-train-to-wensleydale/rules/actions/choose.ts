import type { ActionKind } from '../../../../kernel/contract.ts';
import { type ActionOf, COMPANIES, type LTW } from '../../state.ts';
import { phaseNow } from '../current.ts';
import { isCompany } from '../ids.ts';

/** The winner of the two-coloured space takes green or red when the box is paid out (LTW-14, LTW-64). */
export const choose: ActionKind<LTW, ActionOf<'choose'>> = {
  parse: ({ kind, company }) => (kind === 'choose' && isCompany(company) ? { kind, company } : null),
  candidates: () => COMPANIES.map((company) => ({ kind: 'choose', company })),
  check: () => null,
  run(draft, _seat, { company }) {
    phaseNow(draft, 'payout').choice = company;
  },
  touches: ({ company }) => [{ on: 'company', id: company }],
};
