import type { ActionKind } from '../../../../kernel/contract.ts';
import { DISCS_ON_TRACK } from '../../board/box.ts';
import { mapOf } from '../../board/maps.ts';
import { type ActionOf, type AOS, NO_TRACK } from '../../state.ts';
import { phaseNow } from '../current.ts';
import { CONNECTION_ID } from '../ids.ts';
import { linesOwned, trackToChange } from '../lines.ts';
import { tilesAllowed } from '../price.ts';
import { rememberBuild } from '../restart.ts';

/** Join two adjacent cities of the map: it counts as a tile and needs no contact (AOS-48). */
export const connect: ActionKind<AOS, ActionOf<'connect'>> = {
  parse: ({ kind, connection }) =>
    kind === 'connect' && typeof connection === 'string' && CONNECTION_ID.test(connection)
      ? { kind, connection }
      : null,
  *candidates(s) {
    for (const { id } of mapOf(s).connections) yield { kind: 'connect', connection: id };
  },
  check(s, seat, { connection }) {
    const at = mapOf(s).connections.findIndex(({ id }) => id === connection);
    if (at < 0) return { code: 'connection-unknown', rule: 'AOS-48' };
    if (s.track.connections[at] !== NO_TRACK) return { code: 'connection-built', rule: 'AOS-48' };
    if (s.options.ownershipDiscs === '20' && linesOwned(s, seat) >= DISCS_ON_TRACK)
      return { code: 'discs-used-up', rule: 'AOS-9', params: { most: DISCS_ON_TRACK } };
    const most = tilesAllowed(s, seat);
    if (phaseNow(s, 'build').laid.length >= most) return { code: 'tiles-of-build', rule: 'AOS-25', params: { most } };
    const { cost } = mapOf(s).connections[at]!;
    const { cash } = s.players[seat]!;
    if (cost > cash) return { code: 'price-over-cash', rule: 'AOS-25', params: { price: cost, cash } };
    return null;
  },
  run(draft, seat, { connection }, emit) {
    rememberBuild(draft, seat);
    const { connections } = mapOf(draft);
    const at = connections.findIndex(({ id }) => id === connection);
    const { cost } = connections[at]!;
    const track = trackToChange(draft);
    track.connections[at] = seat;
    draft.track = track;
    draft.players[seat]!.cash -= cost;
    phaseNow(draft, 'build').laid.push(-1);
    emit({ type: 'connected', seat, connection, price: cost });
  },
  touches: ({ connection }) => [{ on: 'link', id: connection }],
};
