/** How each company looks: colour, letter, the dash of its line, and its lane on hexes that it shares. */
import { COMPANIES, type CompanyId } from '../../../games/chicago-express/index.ts';
import type { Colour } from '../../ui/colours.ts';

export interface Look {
  readonly colour: Colour;
  readonly letter: string;
  readonly dash: string;
  /** Sideways from the middle of a line, in board units. */
  readonly lane: number;
}

export const LOOKS: Readonly<Record<CompanyId, Look>> = {
  prr: { colour: 'red', letter: 'P', dash: '', lane: -6 },
  bo: { colour: 'blue', letter: 'B', dash: '11 5', lane: -3 },
  co: { colour: 'yellow', letter: 'C', dash: '2.5 4.5', lane: 0 },
  nyc: { colour: 'green', letter: 'N', dash: '11 4 2.5 4', lane: 3 },
  wab: { colour: 'black', letter: 'W', dash: '5 4', lane: 6 },
};

export const isCompany = (id: string): id is CompanyId => COMPANIES.some((known) => known === id);
