/** What each rule says, in our own words. */
import type { RuleId } from '../rulebook.ts';

export const rulesEn = {
  'SD-1':
    'Goods come in five colours: black, white, silver, orange and red. White goods are the investment cubes of the first edition used a second time; the six cubes next to them are silver.',
  'SD-2': 'The board has 38 cities: 12 black, 12 white, 6 silver, 5 orange and 3 red.',
  'SD-3':
    'When the fifth turn is over, the cubes still in the company boxes go back to the supply. They are no goods of the company: the boxes must be empty to hold what is collected.',
  'SD-4': 'The first active player is drawn by lot, unless the table names one.',
  'SD-5':
    'On the first turn the companies play in the order of their boxes, left to right: red, yellow, green, blue, grey, brown.',
  'SD-6':
    'Each company has five shares and is sold at most once on each of the five turns: there is always one left to give.',
  'SD-7': 'Every player receives the full income of cubes, however many have been saved: the supply has no limit.',
  'SD-8': 'A company has 17 rails. Once all are on the board it passes and keeps its cubes.',
  'SD-9':
    'Cubes, shares, cash and boxes are open to all; after the draw of the first player nothing is left to chance.',
  'SD-10':
    'A turn begins with cubes for everybody: 10 each with three players, 8 with four, 7 with five, 6 with six. They are added to those saved.',
  'SD-11':
    'The active player puts a company up for auction, or hands the marker to the left. Who hands on may open later. The phase ends when as many hand-ons in a row as there are players have been made, or when all six markers are sold; every auction starts the count again.',
  'SD-12':
    'Without a cube one can neither open nor bid: the marker is handed on by itself. If nobody has a cube the phase ends at once.',
  'SD-13':
    'Who opens makes the first bid, of one cube or more. Then it goes clockwise: bid at least one more, by any step and never above your own cubes, or pass and be out of this auction. Who cannot go higher passes by himself. The last one left wins.',
  'SD-14': 'After an auction the player on the left of the one who opened it is active, whoever has won.',
  'SD-15': 'A player may control any number of companies.',
  'SD-16': 'On the next turn, the player on the left of the last one to open an auction is active first.',
  'SD-17': 'If nobody opens an auction the marker stays where it was. A turn without a sale is legal.',
  'SD-18':
    'A company whose marker was not sold has no controller: it passes when its turn comes, keeps the cubes in its box, gives no share and pays nobody.',
  'SD-19':
    'Any unsold company may be put up, even one that can build nothing or has an empty box: its share keeps its value.',
  'SD-20':
    'A company must build if a legal rail can be paid from its box, however useless. It passes only when there is none.',
  'SD-21': 'A company builds exactly one rail each time its turn comes.',
  'SD-22':
    'A company that passes is out for the rest of the phase. It passes when its turn comes, not when its box runs dry. The first to pass is the first to play on the next turn.',
  'SD-23':
    'The first rail of a company leaves a start city, drawn as a hexagon. Only the city at the other end scores.',
  'SD-24':
    'With the first rail the controller says which end is the start. Where both ends are hexagons there is a choice, and with it which value is gained.',
  'SD-25':
    'The start city belongs to the network: rails may leave it, its goods may be collected, and it never scores.',
  'SD-26':
    'Later rails must touch a city of the company’s own network. A link takes one rail. Any number of companies may be in a city or start in it, and each scores it once. Rails of others never join a network.',
  'SD-27': 'A network may fork at any of its cities.',
  'SD-28':
    'A rail between two cities of the network is legal and earns nothing. If it is the only one that can be paid it must be built.',
  'SD-29':
    'A company that finds no free link, or cannot pay for one, passes with its cubes; they stay in its box for later turns, also before its first rail.',
  'SD-30': 'Profit may go above $200: the second token only helps to show it.',
  'SD-31':
    'The transcontinental link is made by the first rail after which New York and San Francisco are joined by rails, whoever owns them. It happens once in a game, or never.',
  'SD-32': 'The company that lays this rail gains $50, and each other company with a part in the link $30.',
  'SD-33':
    'The route that counts uses the fewest companies, and among those the fewest rails. If several are still equal, every company on one of them has a part.',
  'SD-34':
    'Bonuses are added to the profit of the running turn, also of companies that have passed. For a company without a controller the level rises and nobody is paid.',
  'SD-35': 'At the end of a turn each controller receives the profit of the company, once, whatever shares are held.',
  'SD-36':
    'Then the Pass row becomes the order of the next turn, all levels go back to 0 and the control markers return to the boxes, except after the fifth turn.',
  'SD-37': 'For the final profit each city touched by at least one rail receives one goods cube of its colour.',
  'SD-38':
    'Who holds most shares of a company controls it to the end. If several are equal, it is the first of them clockwise, beginning with the controller of the fifth turn, or else with the last one to have controlled it.',
  'SD-39': 'Companies collect in the order in which they passed on the fifth turn.',
  'SD-40':
    'When its turn comes a company takes one goods cube from a city of its own network, at its controller’s choice. It may not decline, and is done when none is left for it.',
  'SD-41':
    'Only a company that was never sold has no controller at the end. It has no rails, so that no goods are left on the board.',
  'SD-42':
    'The goods of a company are put into sets of different colours, in the best way: a set of 1, 2, 3, 4 or 5 cubes is worth $10, $30, $60, $100 or $150.',
  'SD-43': 'Every share pays its owner the final value of the company, whoever controls it.',
  'SD-44': 'Cubes that players still hold are worth nothing.',
  'SD-45':
    'The richest player wins. Of those with equal cash, the one who controls the company with most goods comes first, and who controls none comes last. If that is equal too, they share the place.',
  'SD-46':
    'Where the summary of the rules and their main text differ, the main text holds, except for the start of a company (SD-23).',
  'SD-47': 'The number of the turn is shown by the program; the markers for it have no effect.',
  'SD-48': 'The game is for three to six players.',
  'SD-49':
    'Companies pass by themselves, and so do players who can do nothing else: who has no cube to open with, who cannot outbid. Everything else is asked, even when there is only one answer.',
  'SD-50':
    'Only a marker not yet sold on this turn may be put up. The winner receives the marker and one share, and the bid goes into the box of the company. Rails are paid from that box alone, and only the holder of the marker decides. A rail is checked in this order: free link, rails left, start, contact, price.',
} satisfies Record<RuleId, string>;
