/** What each rule says, in our own words. */
import type { RuleId } from '../rulebook.ts';

export const rulesEn = {
  'CE-1':
    'The map shows the eastern United States: four networks start from New York, Philadelphia, Baltimore and Washington, and all look towards Chicago in the far west.',
  'CE-2':
    'At the start the income is $7 for the PRR, $6 for the B&O, $5 for the C&O and $8 for the NYC. These are also the opening bids for their first shares.',
  'CE-3':
    'Between two payments of dividends there is room for 3 auctions, 5 expansions and 4 developments. The last of these choices puts the hand in the red.',
  'CE-4':
    'Income is a plain whole number without a maximum. Beyond 50 it is shown with a token: 53 reads as “+50” and 3.',
  'CE-5': 'The number of banknotes in the box limits nothing: the bank always pays what it owes.',
  'CE-6': 'Players’ cash, treasuries, shares, dials: nothing is hidden. The game has no secrets at all.',
  'CE-7': 'The Wabash has a charter like the other companies; that it is printed on the board changes nothing in play.',
  'CE-8':
    'The seat that opens the very first auction is set when the table is created. If nobody has set it, it is drawn by lot.',
  'CE-9':
    'Before the first turn one share of each company is sold, in the order PRR ($7), B&O ($6), C&O ($5), NYC ($8). These sales move no dial.',
  'CE-10':
    'In turn, each player goes strictly above the highest bid, by as many whole dollars as he likes, or passes. You never bid more than your cash, and whoever has passed is out of this auction.',
  'CE-11':
    'If all others have passed and nobody has bid, the last player still chooses: bid the minimum or more, or pass too. An auction ends when one player is left and holds a bid, or when all have passed.',
  'CE-12':
    'In the four auctions before play, if everybody passes, the one who spoke first receives the share for nothing and the treasury gets nothing. Passing in that hope is allowed.',
  'CE-13':
    'Whoever receives a share, bought or free, opens the next auction. The holder of the PRR share takes the first turn; play then goes clockwise.',
  'CE-14':
    'A player who cannot afford the lowest bid allowed can only pass: the game passes for him and says so in the log.',
  'CE-15':
    'On your turn you choose a game action and its dial moves at once. You may then decline it, always and without a reason, as long as that dial is not in the red. You never pass without moving a dial.',
  'CE-16':
    'A dial in the red cannot be chosen. As no turn begins with two red dials, at least two choices are always open.',
  'CE-17':
    'The turn that puts a second dial in the red is played to its end, Chicago phase included. Dividends are paid when the next turn begins, and the next player then plays.',
  'CE-18': 'Play stops for dividends as soon as two dials are in the red, so the third never gets there.',
  'CE-19':
    'You offer an unsold share of any open company, whether or not you hold one, one share at a time. The Wabash comes in only once it has opened.',
  'CE-20':
    'The opening bid is the company’s income divided by its sold shares, the one on offer included, rounded up to a whole dollar. A share received for nothing counts as sold.',
  'CE-21':
    'Whoever offers the share speaks first and may pass: the others may still bid. Nobody need be able to afford it.',
  'CE-22': 'An income is always at least $1, so the opening bid is too: there is no bid of zero.',
  'CE-23':
    'During play, if everybody passes, the share stays with the company and nothing is paid. The dial has moved all the same.',
  'CE-24': 'After an auction the turn goes to the left of the player who offered the share, whoever has bought it.',
  'CE-25':
    'You need at least one share of the company. You extend one network, by one to three hexes; each touches the network, hexes of the same turn included, and branches are allowed. Hexes are placed one by one, then you finish.',
  'CE-26': 'It is a locomotive placed in Chicago itself that starts the Chicago phase, not one on the way there.',
  'CE-27':
    'Nobody ever builds in New York, Philadelphia, Baltimore or Washington. Fort Wayne is a city like any other, even before the Wabash opens.',
  'CE-28':
    'A hex costs its red value times the locomotives on it, the new one included. Chicago and the industrial cities follow the same rule.',
  'CE-29':
    'The whole expansion is paid from the company’s treasury, never by a player. Nothing comes in during it, so only the total matters, not the order of the hexes.',
  'CE-30':
    'A forest or a mountain holds one locomotive in all. A city, an industrial city, a plain or Chicago holds one of each company.',
  'CE-31': 'A company with no locomotive left expands no more. You may still choose expansion and decline it.',
  'CE-32':
    'If Chicago is the first or second hex, the expansion is finished first. The special dividend is then worked out on the final income, and costs take no account of the locomotive the Wabash is about to place.',
  'CE-33':
    'Income rises at once: the value of the city or mountain, plus that of a house standing there; the current track value of an industrial city; nothing for a forest or a plain.',
  'CE-34':
    'Developing needs no share: any player may develop a suitable hex as soon as a locomotive of some company is there.',
  'CE-35':
    'City, mountain, forest: once only, with a house. Wheeling and Pittsburgh: several times, without a house. Fort Wayne develops as a city once it is occupied. Detroit, plains, start hexes and Chicago: never by players.',
  'CE-36': 'Detroit is not the only city left out: Chicago and the four start cities cannot be developed either.',
  'CE-37':
    'An industrial city at the end of its track is no longer a legal target. To move the dial and nothing else, decline.',
  'CE-38':
    'City or mountain: each company there gains the value of the house in income. Industrial city: each company there gains the difference between the two track values. Forest: its company receives $2 in its treasury and its income stays the same.',
  'CE-39':
    'Houses never run out: a round begins only with at least four in the supply and has four developments at most.',
  'CE-40':
    'A share earns the company’s income divided by its sold shares, rounded up to a whole dollar; that is then multiplied by the shares held. The bank pays, treasuries are untouched.',
  'CE-41': 'An open Wabash of which nobody holds a share pays nothing.',
  'CE-42':
    'In this order: pay dividends; check for the end of the game; turn the dials back to green; move Detroit up one step, with $1 more income for each company there; go on with the turn. When the game ends, it stops right after the payment.',
  'CE-43':
    'Detroit reaches 8 after the seventh dividends and the game ends at the eighth: a game has eight rounds at most.',
  'CE-44':
    'Each company lives through it once, the Wabash included. Income rises by $7, its shareholders are paid a special dividend worked out like any other; if it is the first in Chicago, the Wabash opens and its first share is auctioned.',
  'CE-45':
    'The Wabash places a free locomotive in Fort Wayne, whoever is there. Its income and the opening bid are $1, or $3 if Fort Wayne is developed. That locomotive counts in later costs.',
  'CE-46':
    'This auction moves no dial and takes place even if the auction dial is in the red. Whoever reached Chicago speaks first. Without a bid the share stays with the company, which is open all the same. The turn then goes to the left of that player.',
  'CE-47':
    'If one turn both reaches Chicago and puts a second dial in the red, the Chicago phase comes first. A Wabash share sold just then does earn dividends.',
  'CE-48':
    'The end is checked only after general dividends have been paid: three companies without locomotives, three without shares to sell, three houses or fewer in the supply, or Detroit at 8. A special dividend never ends the game.',
  'CE-49': 'All five companies count. Until it opens, the Wabash still has all its shares and locomotives.',
  'CE-50':
    'Only the players’ cash counts; shares and treasuries are worth nothing. A tie shares the win, and lower places are ranked in the same way (1, 1, 3).',
  'CE-51': 'A few references and titles of the source document are damaged; no rule depends on them.',
  'CE-52':
    'When a build is refused, the first reason in this order is given: a share of the company, one company only, three hexes, locomotives, start hex, hex already occupied, adjacency, money.',
} satisfies Record<RuleId, string>;
