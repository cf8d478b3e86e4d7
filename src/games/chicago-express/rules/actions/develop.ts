import type { ActionKind, Sealed } from '../../../../kernel/contract.ts';
import { drawLegal } from '../../../../kernel/legal.ts';
import { mapOf } from '../../board/maps.ts';
import { type ActionOf, type CE, type CEState, COMPANIES, type HexId } from '../../state.ts';
import { companiesAt, housesLeft, isDeveloped, locomotivesAt } from '../companies.ts';
import { finishTurn } from '../current.ts';
import { checkDial, moveDial } from '../dials.ts';
import { isHexId } from '../ids.ts';
import { advanceTrack, raiseIncomes } from '../tracks.ts';

/** Develop a hex, whoever stands there: no share is needed (CE-34). */
export const develop: ActionKind<CE, ActionOf<'develop'>> = {
  parse: ({ kind, hex }) => (kind === 'develop' && isHexId(hex) ? { kind, hex } : null),
  *candidates(s) {
    for (const hex of occupiedHexes(s)) yield { kind: 'develop', hex };
  },
  *attempts(s) {
    for (const hex of mapOf(s).hexes.keys()) yield { kind: 'develop', hex };
  },
  check(s, _seat, { hex }) {
    const red = checkDial(s, 'development');
    if (red) return red;
    const map = mapOf(s);
    const target = map.hexes.get(hex);
    if (!target) return { code: 'hex-unknown', rule: 'CE-35', params: { hex } };
    const { kind, track } = target;
    if (kind === 'plain' || kind === 'start' || kind === 'chicago')
      return { code: 'no-development-here', rule: kind === 'plain' ? 'CE-35' : 'CE-36', params: { hex } };
    if (track && map.tracks[track].movedBy === 'dividends')
      return { code: 'detroit-develops-itself', rule: 'CE-35', params: { hex } };
    if (locomotivesAt(s, hex) === 0) return { code: 'nobody-there', rule: 'CE-34', params: { hex } };
    if (isDeveloped(s, hex)) return { code: 'already-developed', rule: 'CE-35', params: { hex } };
    if (track && s.tracks[track] === map.tracks[track].values.length - 1)
      return { code: 'track-at-end', rule: 'CE-37', params: { hex } };
    return null;
  },
  run(draft, seat, { hex }, emit) {
    moveDial(draft, seat, 'development', emit);
    finishTurn(draft);
    const map = mapOf(draft);
    const { kind, track, house } = map.hexes.get(hex)!;
    if (track) {
      emit({ type: 'industry-developed', seat, hex }); // CE-35: it takes no house
      advanceTrack(draft, track, emit);
      return;
    }
    draft.houses.push(hex);
    emit({ type: 'developed', seat, hex, housesLeft: housesLeft(draft) });
    if (kind === 'forest') {
      const company = companiesAt(draft, hex)[0]!; // CE-38: its single company is paid, not the player
      draft.companies[company].treasury += map.forestCash;
      emit({ type: 'treasury-paid', company, amount: map.forestCash });
    } else {
      raiseIncomes(draft, hex, house, emit);
    }
  },
  touches: ({ hex }) => [
    { on: 'dial', id: 'development' },
    { on: 'hex', id: hex },
  ],
  sample(s, seat, rng) {
    const hex = drawLegal(occupiedHexes(s), (id) => develop.check(s, seat, { kind: 'develop', hex: id }) === null, rng);
    return hex === null ? null : { kind: 'develop', hex };
  },
};

/** Hexes holding a locomotive, each once. */
function occupiedHexes(s: Sealed<CEState>): HexId[] {
  const map = mapOf(s);
  const seen = new Uint8Array(map.inOrder.length);
  const found: HexId[] = [];
  for (const id of COMPANIES) {
    for (const hex of s.companies[id].network) {
      const { index } = map.hexes.get(hex)!;
      if (seen[index] === 1) continue;
      seen[index] = 1;
      found.push(hex);
    }
  }
  return found;
}
