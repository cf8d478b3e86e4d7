/** What the face says in a line: where the game stands, what ends it, what a choice is called and what follows from it. */
import {
  type AosAction,
  type AosState,
  ageOfSteam,
  deadEnds,
  isBankruptBy,
  isComplete,
  type Line,
  linesOn,
  linkOwners,
  mapOf,
  ownerAt,
  restartsLeft,
  UNOWNED,
} from '../../../games/age-of-steam/index.ts';
import type { Sealed, Touch } from '../../../kernel/contract.ts';
import { parseAction } from '../../../kernel/words.ts';
import { placeName, type Speaker, said, say, seatName, writeFigure } from '../../../text/speaker.ts';
import { figure } from './figures.ts';
import { linksOf } from './links.ts';
import { acting } from './phase.ts';
import { type FaceKey, faceText } from './text.ts';

type State = Sealed<AosState>;

export function status(s: State, speaker: Speaker): string {
  const params = {
    round: figure(s, 'table', 'round'),
    rounds: figure(s, 'table', 'rounds'),
    bag: figure(s, 'table', 'bag'),
    phase: s.phases.at(-1)?.id ?? 'over',
    map: said(say(speaker, `option.map.${s.options.map}`)),
  };
  return faceText(speaker, s.phases.length > 0 ? 'status' : 'status.over', params);
}

/** AOS-68: what ends the game, and how near it is. */
export function endings(s: State, speaker: Speaker): string[] {
  const left = (figure(s, 'table', 'rounds') ?? 0) - s.turn;
  const ruined = s.players.filter(({ bankrupt }) => bankrupt).length;
  return [
    faceText(speaker, 'ending.turns', { left }),
    ...(s.seats > 1 ? [faceText(speaker, 'ending.bankrupt', { ruined, seats: s.seats })] : []),
  ];
}

const DEEDS: Readonly<Record<string, FaceKey | undefined>> = {
  issue: 'deed.issue',
  bid: 'deed.bid',
  skip: 'deed.skip',
  pass: 'deed.pass',
  choose: 'deed.choose',
  urbanize: 'deed.urbanize',
  connect: 'deed.connect',
  deliver: 'deed.deliver',
  upgrade: 'deed.upgrade',
  produce: 'deed.produce',
  place: 'deed.place',
  'end-build': 'deed.end-build',
  'restart-build': 'deed.restart-build',
};

/** The main button. Several tiles are one deed; the action that closes the turn goes without saying. */
export function deed(actions: readonly { readonly kind: string }[], speaker: Speaker, before?: State): string {
  const tiles = actions.filter(({ kind }) => kind === 'lay').length;
  const urban = actions.some(({ kind }) => kind === 'urbanize');
  if (tiles > 0) return faceText(speaker, urban ? 'deed.urbanize-and-lay' : 'deed.lay', { n: tiles });
  const telling = actions.filter(({ kind }) => kind !== 'end-build').at(-1) ?? actions.at(-1);
  // A cube with one way to go is sent by touching it alone: its city may be out of sight.
  const delivery = before && telling ? parseAction(ageOfSteam, telling) : null;
  if (before && delivery?.kind === 'deliver')
    return faceText(speaker, 'deed.deliver-to', { good: delivery.good, into: cityOf(before, delivery, speaker) });
  const key = telling && DEEDS[telling.kind];
  return key ? faceText(speaker, key, { ...telling }) : '';
}

function cityOf(s: State, delivery: Extract<AosAction, { kind: 'deliver' }>, speaker: Speaker): string {
  const map = mapOf(s);
  return map.places[map.placeOf.get(linkOwners(s, delivery).into)!]!.name[speaker.locale];
}

const BUTTONS: Readonly<Record<string, FaceKey | undefined>> = {
  issue: 'touch.issue',
  bid: 'deed.bid',
  skip: 'deed.skip',
  pass: 'deed.pass',
  upgrade: 'deed.upgrade',
  produce: 'deed.produce',
  'end-build': 'deed.end-build',
  'restart-build': 'deed.restart-build',
};

export function touchLabel({ on, id }: Touch, s: State, speaker: Speaker): string {
  if (on === 'hex' || on === 'place') return placeName(speaker, id);
  if (on === 'amount') return writeFigure(speaker, 'number', Number(id));
  if (on === 'good') return goodLabel(id, speaker);
  if (on === 'tile') return tileLabel(id, speaker);
  if (on === 'link') return linkLabel(id, s, speaker);
  if (on === 'box') return boxLabel(id, s, speaker);
  const key = BUTTONS[id];
  return key ? faceText(speaker, key) : id;
}

/** A cube of a place, or one drawn for the display. */
function goodLabel(id: string, speaker: Speaker): string {
  const [where = '', good = ''] = id.split('-');
  return where === 'drawn'
    ? faceText(speaker, 'touch.drawn', { good })
    : faceText(speaker, 'place.good', { good, hex: where });
}

function tileLabel(id: string, speaker: Speaker): string {
  const city = id.startsWith('new-city-') ? id.slice('new-city-'.length) : null;
  return city ? faceText(speaker, 'place.new-city', { city }) : say(speaker, `tile.${id.split('/')[0]}`);
}

function linkLabel(id: string, s: State, speaker: Speaker): string {
  const link = linksOf(s).find((one) => one.id === id);
  if (link) return faceText(speaker, 'place.link', { from: link.ends[0], into: link.ends[1] });
  const connection = mapOf(s).connections.find((one) => one.id === id);
  const [from, into] = connection?.ends.map(({ hex }) => mapOf(s).hexes[hex]!.id) ?? [];
  return faceText(speaker, 'place.connection', { from, into });
}

/** A special action, or a slot of the display: `west-3/0`. */
function boxLabel(id: string, s: State, speaker: Speaker): string {
  const [column = '', slot] = id.split('/');
  if (slot === undefined) return say(speaker, `special.${id}`);
  return faceText(speaker, 'touch.slot', { column: columnLabel(column, s, speaker), slot: Number(slot) + 1 });
}

export function columnLabel(id: string, s: State, speaker: Speaker): string {
  const column = mapOf(s).columns.find((one) => one.id === id);
  if (!column) return id;
  if (column.letter) return faceText(speaker, 'place.new-city', { city: column.letter });
  return mapOf(s).places[column.place]!.name[speaker.locale];
}

/** What would follow, beyond figures: links, lines that are lost, a cube that ends a turn, ruin. */
export function warnings(before: State, after: State, speaker: Speaker, calculator = true): string[] {
  const found: string[] = [];
  const tell = (key: FaceKey, params: Readonly<Record<string, unknown>> = {}) =>
    found.push(faceText(speaker, key, params));
  const seat = acting(before);
  const map = mapOf(after);

  const taken = seat === null ? null : after.players[seat]!.action;
  if (before.phases.at(-1)?.id === 'actions' && taken) found.push(...aboutAction(after, taken, speaker));
  found.push(...buildWords(before, after, speaker));
  if (isBuildLost(before, after)) tell('warn.build-lost');
  const had = new Set(linksOf(before).map(({ id, owner }) => `${id} ${owner}`));
  for (const { id, owner, ends } of linksOf(after))
    if (!had.has(`${id} ${owner}`) && owner === seat) tell('warn.link', { from: ends[0], into: ends[1] });
  // AOS-37: an unowned line that is turned keeps its anchored end, and was nobody's before.
  const wasUnowned = ({ parts }: Line) => parts.some((part) => ownerAt(before.track, part) === UNOWNED);
  for (const line of linesOn(after)) {
    if (line.owner === seat && wasUnowned(line)) tell('warn.claimed', { hex: hexOf(map, line) });
    if (line.owner === UNOWNED && !wasUnowned(line)) tell('warn.line-lost', { hex: hexOf(map, line) });
  }
  const open = linesOn(after).filter((line) => line.owner === seat && !isComplete(line));
  if (open.length > 0 && before.phases.at(-1)?.id === 'build')
    tell('warn.incomplete', { hexes: open.map((line) => hexOf(map, line)) });

  for (const [other, player] of after.players.entries()) {
    if (player.bankrupt && !before.players[other]!.bankrupt) tell('warn.bankrupt', { name: seatName(speaker, other) });
  }
  const coming = (key: 'survival' | 'shortage') =>
    calculator && seat !== null ? figure(after, `seat:${seat}`, key) : null;
  const [survival, shortage] = [coming('survival'), coming('shortage')];
  if (survival !== null && shortage !== null) {
    if (isBankruptBy(after, survival, shortage)) tell('warn.ruin');
    else if (shortage > 0) tell('warn.shortage', { shortage });
  }
  if (after.phases.length === 0) tell('warn.over');
  return found;
}

/** What an action does here: an engineer works by the map where that says so, else by the option. */
function aboutAction(s: State, action: string, speaker: Speaker): string[] {
  const { tilesPerTurnEngineer: n, engineerHalvesDearestTile } = mapOf(s).rules;
  if (action !== 'engineer') return [say(speaker, `special-about.${action}`)];
  const own = [
    ...(n === null ? [] : [say(speaker, 'map-rule.tilesPerTurnEngineer', { n })]),
    ...(engineerHalvesDearestTile ? [say(speaker, 'map-rule.engineerHalvesDearestTile')] : []),
  ];
  if (own.length > 0) return own;
  const isFlat = s.options.engineer === 'four-tiles-flat-2';
  return [say(speaker, isFlat ? 'special-about.engineer-flat' : 'special-about.engineer')];
}

/** What a line of tiles costs together, and which of its ends lead nowhere. */
function buildWords(before: State, after: State, speaker: Speaker): string[] {
  const [was, seat] = [before.phases.at(-1), acting(before)];
  if (was?.id !== 'build' || seat === null) return [];
  const n = after.track.tiles.filter((code, hex) => code > 0 && code !== before.track.tiles[hex]).length;
  const price = before.players[seat]!.cash - after.players[seat]!.cash;
  const total = n > 1 && price > 0 ? [faceText(speaker, 'warn.total', { n, price })] : [];
  const hexes = stops(before, after).map(({ hex }) => mapOf(after).hexes[hex]!.id);
  return hexes.length > 0 ? [...total, faceText(speaker, 'warn.dead-end', { hexes })] : total;
}

/** AOS-78: the last time a build is taken back it is over, and what was laid in it is gone. */
function isBuildLost(before: State, after: State): boolean {
  const [was, seat] = [before.phases.at(-1), acting(before)];
  const goesOn = after.phases.at(-1)?.id === 'build' && acting(after) === seat;
  if (was?.id !== 'build' || !was.begun || restartsLeft(before) > 1 || goesOn) return false;
  const { tiles, connections } = was.begun.track;
  return `${tiles} ${connections}` === `${after.track.tiles} ${after.track.connections}`;
}

/** Ends of the builder’s lines that no tile could carry on; asked on the track laid so far, as in the same build. */
export function stops(before: State, after: State): ReturnType<typeof deadEnds> {
  const [phase, seat] = [before.phases.at(-1), acting(before)];
  if (phase?.id !== 'build' || seat === null) return [];
  return deadEnds({ ...before, track: after.track, supply: after.supply }, seat);
}

const hexOf = (map: ReturnType<typeof mapOf>, { parts }: Line): string => map.hexes[Math.floor(parts[0]! / 6)]!.id;

/** The places that an event names. */
export function touchesOf(event: { readonly type: string }): Touch[] {
  const named = new Map<string, unknown>(Object.entries(event));
  return ['hex', 'from', 'into'].flatMap((key) => {
    const id = named.get(key);
    return typeof id === 'string'
      ? [
          { on: 'hex', id },
          { on: 'place', id },
        ]
      : [];
  });
}
