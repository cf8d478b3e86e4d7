/** A position as every move of a playout looks at it: read once, then kept up to date while the draft is played on. */
import type { Sealed } from '../../../kernel/contract.ts';
import { mapOf } from '../board/maps.ts';
import { worthOf } from '../rules/companies.ts';
import { type CEState, COMPANIES, type CompanyId, type HexId, TRACKS } from '../state.ts';
import type { Board } from './board.ts';
import { type Grid, gridOf } from './grid.ts';
import type { Ways } from './search.ts';

type State = Sealed<CEState>;

/** Not to be written to: whoever tries something out copies `who`. */
export interface Survey extends Board {
  s: State;
  /** The networks by hex number, in the order of building. */
  lines: number[][];
  /** The houses likewise. */
  houses: number[];
  developed: Uint8Array;
  /** Steps on the tracks, by their number. */
  tracks: number[];
  /** CE-33: what each hex is worth today to a company that stands there. */
  worth: Uint8Array;
  /** To Chicago; null until they are asked for. */
  ways: Ways | null;
}

/** The survey last asked for: a playout asks again and again for that of its own draft. */
let last: Survey | null = null;

export function surveyOf(s: State): Survey {
  // Networks and houses only grow. Where they have not, somebody has written into the state: it gets a new survey.
  const survey = last?.s === s && isBehind(last) ? last : newSurvey(s);
  catchUp(survey);
  last = survey;
  return survey;
}

export const lineOf = ({ lines }: Survey, company: CompanyId): readonly number[] => lines[COMPANIES.indexOf(company)]!;

/** CE-4: the income of a company, by its hexes. */
export function incomeOn(survey: Survey, company: CompanyId): number {
  const { worth } = survey;
  const line = lineOf(survey, company);
  let income = 0;
  for (let i = 0; i < line.length; i++) income += worth[line[i]!]!;
  return income;
}

function newSurvey(s: State): Survey {
  const grid = gridOf(mapOf(s));
  const size = grid.hexes.length;
  return {
    s,
    grid,
    who: new Uint8Array(size),
    lines: COMPANIES.map(() => []),
    houses: [],
    developed: new Uint8Array(size),
    tracks: TRACKS.map(() => -1),
    worth: grid.income.slice(),
    ways: null,
  };
}

/** True while the state has what the survey has, and perhaps more. */
function isBehind({ s, grid, lines, houses }: Survey): boolean {
  for (let c = 0; c < COMPANIES.length; c++) {
    if (!beginsWith(s.companies[COMPANIES[c]!].network, lines[c]!, grid)) return false;
  }
  return beginsWith(s.houses, houses, grid);
}

const beginsWith = (ids: readonly HexId[], known: readonly number[], { hexes }: Grid): boolean =>
  known.length === 0 || ids[known.length - 1] === hexes[known[known.length - 1]!]!.id;

function catchUp(survey: Survey): void {
  const { s, grid, who, lines, houses, developed, tracks } = survey;
  for (let c = 0; c < COMPANIES.length; c++) {
    const { network } = s.companies[COMPANIES[c]!];
    const line = lines[c]!;
    while (line.length < network.length) {
      const hex = grid.byId.get(network[line.length]!)!.index;
      line.push(hex);
      who[hex]! |= 1 << c;
      survey.ways = null;
    }
  }
  while (houses.length < s.houses.length) {
    const hex = grid.byId.get(s.houses[houses.length]!)!.index;
    houses.push(hex);
    developed[hex] = 1;
    appraise(survey, hex);
  }
  for (let t = 0; t < TRACKS.length; t++) {
    const steps = s.tracks[TRACKS[t]!];
    if (tracks[t] === steps) continue;
    tracks[t] = steps;
    for (const hex of grid.industrial) appraise(survey, hex);
  }
}

function appraise({ s, grid, worth }: Survey, hex: number): void {
  worth[hex] = worthOf(s, mapOf(s), grid.hexes[hex]!);
}
