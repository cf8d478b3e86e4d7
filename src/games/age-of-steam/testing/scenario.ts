/**
 * Positions in one line, parts between bars, in any order after the number of players:
 *
 *   scenario('3p | build:1 | cash 20 9 4 | K10 1-4:0 | K9 1:1 4:1 | cubes J10 blue blue')
 *
 *   map germany, bankruptAt=zero            another map, any option
 *   shares:1, actions:1, build:1, move:1    the phase and whose word it is; the others follow in order
 *   build:1 laid:2                          two tiles have been laid
 *   move:0 round:2 upgraded:0,1             the second round, who has upgraded
 *   auction:0 in:0,1,2 bids:2,0,3           the auction: who is in, the last bids; the highest is the high one
 *   income, production:1, growth            the money phases begin; the holder is asked; the dice of the west
 *   turn 4, order 2 0 1                     the turn, the order of play
 *   cash 9 9 9, income …, shares …, engine …   one figure for each seat
 *   actions urbanization engineer -         one for each seat; what is left open is filled
 *   fresh 0 1                               seats that have never laid a tile
 *   out 2                                   bankrupt seats
 *   K10 1-4:0 2-5:?                         track: two edges and an owner, ? = unowned, x = neutral
 *   K9 1:0 4:0, K9=town-3-even 0:0 2:? 4:1  exits of a town; a tile where several would do
 *   city K9 B                               a New City
 *   cubes J10 blue blue, display west-3 red - blue, bag red 3
 *   connect dusseldorf-essen 0              a connection of the map
 *   colour A9 blue                          the colour drawn for a city (red where nothing is said)
 *
 * What is left out is as at the start, with an empty display and all cubes in the bag. The position passes the referee.
 */
import { deepFreeze } from '../../../kernel/copy.ts';
import { defaultOptions } from '../../../kernel/options.ts';
import { type Good, SPECIALS, type Special } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import { ageOfSteam } from '../index.ts';
import { isGood, isLetter } from '../rules/ids.ts';
import { codeOfLetter } from '../rules/new-cities.ts';
import { emptyTable } from '../rules/setup.ts';
import { type AosOptions, type AosState, NEUTRAL, UNOWNED } from '../state.ts';
import { placePhase } from './phases.ts';
import { placeTrack } from './track.ts';

export const fail = (part: string, why: string): never => {
  throw new Error(`scenario: ${why} in "${part}"`);
};

const PHASE = /^(shares|auction|actions|build|move|income|expenses|reduction|production|growth|over)(:|$)/;

export function scenario(line: string): AosState {
  const parts = line
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const seats = Number(/^([1-6])p$/.exec(parts[0]!)?.[1] ?? fail(line, 'no number of players'));
  const s = emptyTable({ seats, options: optionsIn(parts), rules: ageOfSteam.rules });
  for (const player of s.players) player.started = true;
  const rest = parts.slice(1).filter((part) => !splitOption(part));
  // Cities before track, track before cubes, the phase last: it hangs on everything.
  const rank = (part: string) =>
    PHASE.test(part) ? 4 : part.startsWith('city') ? 0 : /^[A-Z]\d/.test(part) ? 1 : part.startsWith('bag') ? 3 : 2;
  for (const now of [0, 1, 2, 3]) {
    for (const part of rest) if (rank(part) === now) place(s, part);
    if (now === 2) drawMissingColours(s);
  }
  const phase = rest.find((part) => PHASE.test(part)) ?? 'shares:0';
  placePhase(s, phase, rest.some((part) => part.startsWith('actions ')) ? [] : [...SPECIALS]);
  const broken = ageOfSteam.referee(s);
  if (broken.length > 0) fail(line, `the referee finds ${broken.map(({ code }) => code).join(', ')}`);
  return deepFreeze(s);
}

function optionsIn(parts: readonly string[]): AosOptions {
  const chosen: Record<string, unknown> = { ...defaultOptions(ageOfSteam.options) };
  for (const part of parts) {
    const option = splitOption(part);
    if (!option) continue;
    const [key, word] = option;
    const value = ageOfSteam.options[key].values.find((known) => String(known) === word);
    chosen[key] = value ?? fail(part, 'no such value');
  }
  return chosen as AosOptions;
}

function splitOption(part: string): [keyof AosOptions, string] | null {
  const map = /^map ([\w-]+)$/.exec(part);
  if (map) return ['map', map[1]!];
  const pair = /^([a-z]\w+)=([\w-]+)$/.exec(part);
  const key = (Object.keys(ageOfSteam.options) as (keyof AosOptions)[]).find((known) => known === pair?.[1]);
  return key && pair ? [key, pair[2]!] : null;
}

/** One part that is not a phase. */
function place(s: AosState, part: string): void {
  const [head = '', ...words] = part.split(/\s+/);
  if (/^[A-Z]\d/.test(head)) placeTrack(s, part, head, words);
  else placeFigure(s, part, head, words);
}

function placeFigure(s: AosState, part: string, head: string, words: string[]): void {
  switch (head) {
    case 'city': {
      const letter = words[1];
      s.track.tiles[asHex(s, part, words[0])] = isLetter(letter) ? codeOfLetter(letter) : fail(part, 'no letter');
      return;
    }
    case 'cash':
    case 'income':
    case 'shares':
    case 'engine':
      numbers(part, words, s.seats).forEach((figure, seat) => {
        s.players[seat]![head] = figure;
      });
      return;
    case 'turn':
      s.turn = asNumber(part, words[0]);
      return;
    case 'order':
      s.order = words.map((word) => asNumber(part, word));
      return;
    case 'actions':
      words.forEach((word, seat) => {
        s.players[seat]!.action = word === '-' ? null : asSpecial(part, word);
      });
      return;
    case 'cycle':
      s.cycle = words.map((word) => asSpecial(part, word));
      return;
    case 'fresh':
      for (const word of words) s.players[asNumber(part, word)]!.started = false;
      return;
    case 'out':
      for (const word of words) {
        const seat = asNumber(part, word);
        Object.assign(s.players[seat]!, { cash: 0, income: 0, shares: 0, engine: 0, bankrupt: true });
        s.order = s.order.filter((other) => other !== seat);
      }
      return;
    case 'cubes': {
      const place = mapOf(s).hexes[asHex(s, part, words[0])]!.place;
      s.cubes[place] = words.slice(1).map((word) => takeCube(s, part, word));
      return;
    }
    case 'display': {
      const column = mapOf(s).columns.findIndex(({ id }) => id === words[0]);
      if (column < 0) fail(part, 'no such column');
      words.slice(1).forEach((word, slot) => {
        s.display[column]![slot] = word === '-' ? null : takeCube(s, part, word);
      });
      return;
    }
    case 'bag': {
      // What is not in the bag has left the game.
      for (const good in s.bag) {
        s.gone += s.bag[good as Good] ?? 0;
        s.bag[good as Good] = 0;
      }
      for (let i = 0; i < words.length; i += 2) {
        const count = asNumber(part, words[i + 1]);
        s.bag[asGood(part, words[i])] = count;
        s.gone -= count;
      }
      return;
    }
    case 'connect': {
      const at = mapOf(s).connections.findIndex(({ id }) => id === words[0]);
      s.track.connections[at] = asOwner(part, words[1]);
      return;
    }
    case 'colour':
      s.colours[mapOf(s).hexes[asHex(s, part, words[0])]!.place] = takeCube(s, part, words[1]);
      return;
    default:
      fail(part, `no "${head}"`);
  }
}

function takeCube(s: AosState, part: string, word: string | undefined): Good {
  const good = asGood(part, word);
  if ((s.bag[good] ?? 0) > 0) s.bag[good]! -= 1;
  else if (!mapOf(s).rules.bagExcludes.includes(good)) fail(part, `no ${good} cube left`);
  return good;
}

function drawMissingColours(s: AosState): void {
  for (const { city, index } of mapOf(s).places)
    if (city?.randomColour && !s.colours[index]) s.colours[index] = takeCube(s, 'colour', 'red');
}

export const asNumber = (part: string, word: string | undefined): number =>
  /^\d+$/.test(word ?? '') ? Number(word) : fail(part, `"${word}" is not a number`);

export const asHex = (s: AosState, part: string, word: string | undefined): number =>
  mapOf(s).indexOf.get(word ?? '') ?? fail(part, `no hex "${word}"`);

export const asOwner = (part: string, word: string | undefined): number =>
  word === '?' ? UNOWNED : word === 'x' ? NEUTRAL : asNumber(part, word);

const asGood = (part: string, word: string | undefined): Good =>
  isGood(word) ? word : fail(part, `no good "${word}"`);

const asSpecial = (part: string, word: string): Special =>
  SPECIALS.find((id) => id === word) ?? fail(part, `no action "${word}"`);

function numbers(part: string, words: string[], count: number): number[] {
  if (words.length !== count) fail(part, `${count} figures expected`);
  return words.map((word) => asNumber(part, word));
}
