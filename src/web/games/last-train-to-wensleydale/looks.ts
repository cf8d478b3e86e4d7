/** How players, companies, influence and goods look: colours whose silhouettes are their own. */
import type { GoodName, Item } from '../../../games/last-train-to-wensleydale/index.ts';
import type { Colour } from '../../ui/colours.ts';

/** Never red or green: those are the companies. */
const SEATS: readonly Colour[] = ['blue', 'yellow', 'purple', 'black'];
export const seatColour = (seat: number): Colour => SEATS[seat] ?? 'silver';

const LOADS: Readonly<Record<GoodName, Colour>> = {
  stone: 'white',
  cheese: 'orange',
  beer: 'grey',
  mail: 'yellow',
  red: 'red',
  green: 'green',
};
export const loadColour = (good: GoodName): Colour => LOADS[good];

/** What an item of a train is called on this board. */
export const nameOfItem = (goods: { hill: GoodName; field: GoodName }, item: Item): GoodName =>
  item === 'hill' || item === 'field' ? goods[item] : item;

/** The tracks of a state: 1 to 4 are the players', 5 is the green company's and 6 the red one's. */
export const isCompanyTrack = (track: number): boolean => track > SEATS.length;
export const trackColour = (track: number): Colour =>
  isCompanyTrack(track) ? (track === SEATS.length + 1 ? 'green' : 'red') : seatColour(track - 1);

/** Company towns: 1 = green, 2 = red, 3 = both. */
export const companiesIn = (mask: number): ('green' | 'red')[] => [
  ...((mask & 1) !== 0 ? ['green' as const] : []),
  ...((mask & 2) !== 0 ? ['red' as const] : []),
];
