/** What the face says in a line: where the game stands, what ends it, what a choice is called and what follows from it. */

import {
  type CEState,
  COMPANIES,
  DIALS,
  END_REASONS,
  endReasons,
  mapOf,
} from '../../../games/chicago-express/index.ts';
import type { Sealed, Touch } from '../../../kernel/contract.ts';
import { placeName, type Speaker, say, writeFigure } from '../../../text/speaker.ts';
import { figure } from './figures.ts';
import { type FaceKey, faceText } from './text.ts';

type State = Sealed<CEState>;

export function status(s: State, speaker: Speaker): string {
  const { tracks, clockTrack } = mapOf(s);
  return faceText(speaker, 'status', {
    round: figure(s, 'table', 'round'),
    detroit: figure(s, `track:${clockTrack}`, 'track'),
    most: tracks[clockTrack].values.at(-1)!,
    houses: figure(s, 'table', 'houses-left'),
  });
}

/** CE-48: each of the four ways the game can end, and how near it is. */
export function endings(s: State, speaker: Speaker): string[] {
  const { end, tracks, clockTrack } = mapOf(s);
  const near = {
    locomotives: { n: figure(s, 'table', 'companies-without-locomotives'), most: end.companiesWithoutLocomotives },
    shares: { n: figure(s, 'table', 'companies-without-shares'), most: end.companiesWithoutShares },
    houses: { n: figure(s, 'table', 'houses-left'), most: end.housesLeft },
    detroit: { n: figure(s, `track:${clockTrack}`, 'track'), most: tracks[clockTrack].values.at(-1)! },
  };
  return END_REASONS.map((reason) => faceText(speaker, `ending.${reason}`, near[reason]));
}

const DEEDS: Readonly<Record<string, FaceKey | undefined>> = {
  develop: 'deed.develop',
  offer: 'deed.offer',
  decline: 'deed.decline',
  bid: 'deed.bid',
  pass: 'deed.pass',
  'end-expansion': 'deed.end-expansion',
};

/** The main button. Several engines are one deed; the action that closes the turn goes without saying. */
export function deed(actions: readonly { readonly kind: string }[], speaker: Speaker): string {
  const engines = actions.filter(({ kind }) => kind === 'expand').length;
  if (engines > 0) return faceText(speaker, 'deed.expand', { n: engines });
  const last = actions.at(-1);
  const key = last && DEEDS[last.kind];
  return key ? faceText(speaker, key, { ...last }) : '';
}

const BUTTONS: Readonly<Record<string, FaceKey | undefined>> = {
  decline: 'touch.decline',
  pass: 'touch.pass',
  bid: 'touch.bid',
  'end-expansion': 'touch.end-expansion',
};

export function touchLabel({ on, id }: Touch, _s: State, speaker: Speaker): string {
  if (on === 'hex') return placeName(speaker, id);
  if (on === 'company') return say(speaker, `company-name.${id}`);
  if (on === 'amount') return writeFigure(speaker, 'money', Number(id));
  const dial = DIALS.find((known) => known === id);
  if (on === 'dial' && dial) return faceText(speaker, `gauge.${dial}`);
  const key = BUTTONS[id];
  return key ? faceText(speaker, key) : id;
}

/** What would follow, beyond figures. */
export function warnings(before: State, after: State, speaker: Speaker): string[] {
  const map = mapOf(after);
  const found: string[] = [];
  const say = (key: FaceKey, params: Readonly<Record<string, unknown>> = {}) =>
    found.push(faceText(speaker, key, params));
  const red = (s: State) => DIALS.filter((id) => figure(s, `dial:${id}`, 'dial-left') === 0);
  const isThere = (s: State, id: (typeof COMPANIES)[number]) =>
    s.companies[id].network.some((hex) => map.hexes.get(hex)?.kind === 'chicago');

  const wasReached = COMPANIES.some((id) => isThere(before, id));
  for (const company of COMPANIES) {
    if (isThere(after, company) && !isThere(before, company))
      say(wasReached ? 'warn.chicago-again' : 'warn.chicago', { company });
    const left = (s: State) => figure(s, `company:${company}`, 'locomotives-left');
    if (left(after) === 0 && left(before) > 0) say('warn.last-locomotive', { company });
  }
  for (const dial of red(after)) if (!red(before).includes(dial)) say('warn.dial-red', { dial });
  if (figure(after, 'table', 'round') > figure(before, 'table', 'round')) say('warn.dividends-paid');
  else if (red(after).length > 1) say('warn.dividends');
  if (after.phases.length === 0) say('warn.over');
  else {
    const reasons = endReasons(after).filter((reason) => !endReasons(before).includes(reason));
    if (reasons.length > 0) say('warn.end', { reasons });
  }
  return found;
}

/** The places, companies and dials that an event names. */
export function touchesOf(event: { readonly type: string }): Touch[] {
  const named = new Map<string, unknown>(Object.entries(event));
  const touches: Touch[] = [];
  for (const on of ['hex', 'company', 'dial']) {
    const id = named.get(on);
    if (typeof id === 'string') touches.push({ on, id });
  }
  return touches;
}
