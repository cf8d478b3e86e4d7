import type { ActionKind, Sealed, Seat } from '../../../../kernel/contract.ts';
import { drawLegal } from '../../../../kernel/legal.ts';
import { call } from '../../../../kernel/phases.ts';
import { below, type Rng } from '../../../../kernel/rng.ts';
import type { Hex } from '../../board/map.ts';
import { mapOf } from '../../board/maps.ts';
import { type ActionOf, type CE, type CEState, COMPANIES, type CompanyId, type HexId } from '../../state.ts';
import { companiesAt, holdsShare, incomeOf, locomotivesAt, locomotivesLeft, occupies, worthOf } from '../companies.ts';
import { current, finishTurn } from '../current.ts';
import { checkDial, moveDial } from '../dials.ts';
import { isCompany, isHexId } from '../ids.ts';

type Expand = ActionOf<'expand'>;

/** CE-28: the red figure times the locomotives there, the new one included. */
export const costOf = (s: Sealed<CEState>, hex: Hex): number => hex.cost * (locomotivesAt(s, hex.id) + 1);

/** CE-30: forest and mountain hold one locomotive in all. */
export const holdsOne = (hex: Hex): boolean => hex.kind === 'forest' || hex.kind === 'mountain';

/** Hexes next to a network and not in it, each once, in the order of the network. */
export function frontier(s: Sealed<CEState>, company: CompanyId): HexId[] {
  const map = mapOf(s);
  const { network } = s.companies[company];
  const seen = new Uint8Array(map.inOrder.length);
  const hexes = network.map((id) => map.hexes.get(id)!);
  for (const hex of hexes) seen[hex.index] = 1;
  const found: HexId[] = [];
  for (const hex of hexes) {
    for (const near of hex.near) {
      if (seen[near] === 1) continue;
      seen[near] = 1;
      found.push(map.inOrder[near]!.id);
    }
  }
  return found;
}

const companiesToExpand = (s: Sealed<CEState>, seat: Seat): readonly CompanyId[] => {
  const now = current(s, 'expansion');
  return now ? [now.company] : COMPANIES.filter((id) => holdsShare(s, seat, id));
};

/** Place one locomotive: up to three in an expansion, then `end-expansion` (CE-25). */
export const expand: ActionKind<CE, Expand> = {
  parse: ({ kind, company, hex }) =>
    kind === 'expand' && isCompany(company) && isHexId(hex) ? { kind, company, hex } : null,
  *candidates(s, seat) {
    for (const company of companiesToExpand(s, seat))
      for (const hex of frontier(s, company)) yield { kind: 'expand', company, hex };
  },
  *attempts(s) {
    for (const company of COMPANIES) for (const hex of mapOf(s).hexes.keys()) yield { kind: 'expand', company, hex };
  },
  // CE-52 fixes the order of these refusals.
  check(s, seat, { company, hex }) {
    const map = mapOf(s);
    const now = current(s, 'expansion');
    const red = now ? null : checkDial(s, 'expansion');
    if (red) return red;
    if (!holdsShare(s, seat, company)) return { code: 'no-share-held', rule: 'CE-25', params: { company } };
    if (now && now.company !== company)
      return { code: 'other-company', rule: 'CE-25', params: { company: now.company } };
    if (now && now.built.length >= map.hexesPerExpansion)
      return { code: 'three-hexes-built', rule: 'CE-25', params: { most: map.hexesPerExpansion } };
    if (locomotivesLeft(s, company) === 0) return { code: 'no-locomotive', rule: 'CE-31', params: { company } };
    const target = map.hexes.get(hex);
    if (!target) return { code: 'hex-unknown', rule: 'CE-25', params: { hex } };
    if (target.kind === 'start') return { code: 'start-hex', rule: 'CE-27', params: { hex } };
    if (occupies(s, company, hex)) return { code: 'already-there', rule: 'CE-30', params: { company, hex } };
    if (holdsOne(target) && locomotivesAt(s, hex) > 0)
      return { code: 'hex-taken', rule: 'CE-30', params: { hex, company: companiesAt(s, hex)[0]! } };
    if (!target.neighbours.some((near) => occupies(s, company, near)))
      return { code: 'not-adjacent', rule: 'CE-25', params: { company, hex } };
    const cost = costOf(s, target);
    const { treasury } = s.companies[company];
    if (cost > treasury) return { code: 'treasury-short', rule: 'CE-29', params: { company, cost, treasury } };
    return null;
  },
  run(draft, seat, { company, hex }, emit) {
    if (!current(draft, 'expansion')) {
      moveDial(draft, seat, 'expansion', emit);
      finishTurn(draft);
      call(draft, { id: 'expansion', seat, company, built: [], ended: false });
    }
    const map = mapOf(draft);
    const target = map.hexes.get(hex)!;
    const cost = costOf(draft, target);
    const builder = draft.companies[company];
    builder.treasury -= cost;
    builder.network.push(hex);
    current(draft, 'expansion')!.built.push(hex);
    const gain = worthOf(draft, map, target); // CE-33
    emit({ type: 'built', seat, company, hex, cost, gain, income: incomeOf(draft, company) });
  },
  touches: ({ company, hex }, s) => [
    ...(current(s, 'expansion') ? [] : [{ on: 'dial', id: 'expansion' }]),
    { on: 'company', id: company },
    { on: 'hex', id: hex },
  ],
  sample: sampleExpand,
};

/** A company by lot among those that can build, then one of the hexes it can build on. */
function sampleExpand(s: Sealed<CEState>, seat: Seat, rng: Rng): Expand | null {
  const companies = [...companiesToExpand(s, seat)];
  while (companies.length > 0) {
    const company = companies.splice(below(rng, companies.length), 1)[0]!;
    if (s.companies[company].treasury === 0) continue; // no hex is free
    const hex = drawLegal(
      frontier(s, company),
      (id) => expand.check(s, seat, { kind: 'expand', company, hex: id }) === null,
      rng,
    );
    if (hex !== null) return { kind: 'expand', company, hex };
  }
  return null;
}
