/** What each rule says, in our own words. */
import type { RuleId } from '../rulebook.ts';

export const rulesEn = {
  'LTW-1':
    'The auction board and the train board come in two sizes, always used together: small with two players, large with four. Three players choose; by default large in Wensleydale, small in Nuremberg.',
  'LTW-2': 'With four players the game lasts four rounds; with two or three, five.',
  'LTW-3':
    'Everybody starts at 1 white, 2 brown, 1 green and 1 red. On every row the first player’s disc lies on top of the stack, the last player’s at the bottom.',
  'LTW-4': 'Sectors are filled in the order of the board. Should a bag run out, the places left stay empty.',
  'LTW-5': 'A village gets one figure, a town two. For sales, outlets and passengers both count as towns.',
  'LTW-6':
    'What the companies remove is removed once after the set-up: passengers already in a town of their colour, goods without a free outlet.',
  'LTW-7': 'Taking fewer cubes than allowed is not possible: phase I runs by itself.',
  'LTW-8': 'All tokens return to the bag before each draw; rounds do not depend on one another.',
  'LTW-9':
    'After an overbid the next player in general order speaks, not the one who was overbid: his cubes serve again when his turn comes.',
  'LTW-10':
    'As long as a bid is possible, a player with fewer than two standing bids must bid. The amount is free above the minimum.',
  'LTW-11':
    'A player who cannot bid is skipped, but asked again each lap. Bidding ends after a full lap without a bid, so one may end with a single box.',
  'LTW-12': 'Cubes of winning bids go back to the reserve; those still in hand pay for construction.',
  'LTW-13':
    'Inside a box the printed tokens are taken from left to right, then the drawn one. Only the order of the boxes matters.',
  'LTW-14': 'The choice of the two-coloured space is made when that box is paid out.',
  'LTW-15': 'Points gained above the maximum of a row are lost.',
  'LTW-16':
    'Every token gained, even one lost at the maximum, and every payment of at least one point puts the disc on top of its stack; several points paid at once are one move. On profit and loss the disc goes on top in every phase VII.',
  'LTW-17':
    'Building order and train order are fixed in phase IV for the whole round, even when points are spent later.',
  'LTW-18': 'A construction is named sector by sector and paid at once at its end.',
  'LTW-19': 'The new line visits no sector twice. It may run through sectors that already hold anybody’s tracks.',
  'LTW-20': 'Each player has fifteen tracks. Whoever has all of them on the map builds nothing.',
  'LTW-21':
    'One fee is paid for each company town and construction turn, even coming in and going out, and even if it was reached before. The South counts as a red town.',
  'LTW-22': 'Fees for companies and landowners cannot be paid in another colour or in cubes.',
  'LTW-23': 'Landowners in the sector where the line begins cost nothing and stay.',
  'LTW-24':
    'Construction points are paid in cubes first; influence, of any colours, pays only the rest, on top of the fees.',
  'LTW-25': 'A track that crosses a river and touches a valley costs 2, like either of them alone.',
  'LTW-26': 'A sector crossed by a company track but without a town needs no fee.',
  'LTW-27': 'A line never starts in a sector because another player has reached it.',
  'LTW-28': 'Building nothing is always allowed.',
  'LTW-29':
    'To buy a train, three points of white, green, red or cubes in any mix stand for one missing railway point, never for more. The purchase and its exchanges are one action; the brown disc moves only by the brown points paid.',
  'LTW-30': 'A player with three trains has no locomotive left and cannot buy.',
  'LTW-31': 'The player chooses the train for the load; it matters for the points of the classes.',
  'LTW-32': 'A sector touched by a company track holds no field goods any more: they have been removed.',
  'LTW-33': 'It is enough that one outlet qualifies. The player’s track must touch that sector, in any direction.',
  'LTW-34':
    'The trip takes at least one track, stays within one connected group of the player’s tracks and may pass any sectors. The South is a red destination.',
  'LTW-35': 'Whoever passes is out of this phase. A player without a possible action passes automatically.',
  'LTW-36': 'Points are booked when phase VII begins, not while loading.',
  'LTW-37': 'A move stopped at +5 or −13 loses the rest; the disc goes on top all the same.',
  'LTW-38':
    'A line for sale joins a town of the buying company to any town by tracks of the player, without a repeated sector. It may be named from either end, and may be part of a longer stretch.',
  'LTW-39': 'The number of company tracks never limits a sale.',
  'LTW-40': 'Only towns touched by the sold tracks take the company’s colour, not their neighbours.',
  'LTW-41':
    'Removals follow each sale, and colours change at once: the next seller may use them. A sector whose own tracks are all sold is no longer reached.',
  'LTW-42': 'The sale phase takes place in the last round too.',
  'LTW-43': 'Sets are counted once, at the end, over everything carried.',
  'LTW-44': 'A score may be negative.',
  'LTW-45':
    'All tracks on the map connect. For each player take the shortest route without a repeated sector from Nürnberg to Fürth that holds at least one of his tracks, and among equals the one with most: 1 point for each track of his. A dead end does not count.',
  'LTW-46': 'They are two ordinary company towns; only the border between them is closed.',
  'LTW-47': 'Stacks always decide between players: no tie remains.',
  'LTW-48':
    'By default only the dark area is The South; the light one is an ordinary plain. With the extended variant both are. The South is always red: start of a line, fee, destination and start of a sale, but neither a town nor the end of a sale, and no track joins its two parts.',
  'LTW-49': 'Wensleydale has valleys and no rivers, Nuremberg rivers and no valleys; a board may have both.',
  'LTW-50': 'Nothing is hidden but the order of the bags.',
  'LTW-51':
    'When a player can do nothing, the game passes for him and notes it. A single choice that does something is always asked.',
  'LTW-52':
    'Each quarry or hop garden has one outlet only, the one farther from company towns, save Dodd Fell and Penhill, which have two.',
  'LTW-53': 'The general order is drawn by lot. Everybody starts with 0 points and at 0 on profit and loss.',
  'LTW-54':
    'For each goods sector two of the 120 cubes are drawn; those not of its kind are set aside. 0, 1 or 2 are left.',
  'LTW-55':
    'The 75 figures are in a bag: red and green passengers and landowners. A passenger drawn into a town of his colour leaves at once; a landowner stays where he is drawn.',
  'LTW-56': 'No track on the map, no cube in hand: phase I gives the first ones.',
  'LTW-57': 'Everybody takes 12 cubes, or fewer so as to hold at most 15. Unspent cubes are kept.',
  'LTW-58':
    'One token is drawn for each box, added to the printed ones. On the small board the bag holds only 4 white, 4 brown, 2 green and 2 red.',
  'LTW-59': 'A box of the upper row takes at least 3 cubes, one of the lower row 2.',
  'LTW-60':
    'A box held by another takes more cubes than lie there; he takes his own back at once. Nobody bids more than the cubes in his hand.',
  'LTW-61': 'Nobody overbids himself, and a standing bid is not withdrawn.',
  'LTW-62': 'Players bid in general order, one bid at a time. Whoever has two standing bids is skipped.',
  'LTW-63':
    'Boxes are paid out in the order of their numbers. Each token moves its winner’s disc one step, on top of the stack; at the maximum it stays but goes on top.',
  'LTW-64': 'The winner of the two-coloured space takes a green or a red point.',
  'LTW-65':
    'Building order follows government influence (white), train order railway influence (brown): highest first, and of equals the upper disc.',
  'LTW-66':
    'The tracks of one turn form a single line without branches, from sector to neighbouring sector. It may join older tracks and need not end in a town.',
  'LTW-67': 'A line begins in a company town or in a sector that the player has already reached.',
  'LTW-68': 'Each track crosses a border, and a border holds only one, whoever owns it.',
  'LTW-69': 'Nobody ever builds into a hill or hops sector.',
  'LTW-70': 'Track may leave The South, never enter it.',
  'LTW-71': 'Between two plains 1 point; if either sector is a valley, or if the track crosses a river, 2.',
  'LTW-72': 'A line whose whole price cannot be paid is not allowed.',
  'LTW-73':
    'A track into or out of a company town costs 1 influence point of its colour; a red and green town, 1 of each.',
  'LTW-74': 'Each landowner in a sector built into costs 1 white point and leaves the game.',
  'LTW-75': 'In train order everybody buys a train, carries one load or passes, until all have passed.',
  'LTW-76':
    'A train costs 3, 2 or 1 railway points and takes one locomotive only. At most three trains a player and round, at most one of each price.',
  'LTW-77':
    'Take one load from the map and put it on a free place of one of your trains: goods on freight places, passengers on passenger places.',
  'LTW-78': 'A field good can be carried if a track of the player touches its sector, and no company track does.',
  'LTW-79':
    'A hill good can be carried if a track of the player touches one of its outlets and that town belongs to no company.',
  'LTW-80':
    'A passenger can be carried if the player reaches his sector and can take him, over his own tracks only, to a town of the passenger’s colour.',
  'LTW-81':
    'On the large board each load is worth 1 point. On the small one a good 1 point, a passenger 3, 2 or 1 by the price of the train.',
  'LTW-82':
    'Profit: 2 for each stone or beer, 1 for each cheese or mail, 1 for each passenger. Loss: 1 for each track on the map. In general order the disc moves by the difference, from −13 to +5.',
  'LTW-83': 'Loads go in front of their player and count for sets; locomotives return.',
  'LTW-84': 'Most profit plays first; of equals the upper disc.',
  'LTW-85': 'In the new general order each player may sell one line of his tracks to the green or the red company.',
  'LTW-86': 'A sale costs 1 influence point of the company for every two tracks, rounded up.',
  'LTW-87':
    'The tracks go back to the seller’s reserve, company tracks take their places, and the towns touched become towns of that company.',
  'LTW-88':
    'These leave the game: passengers in a town of their colour, field goods touched by a company track, hill goods all of whose outlets belong to companies.',
  'LTW-89':
    'The first construction that joins Nürnberg and Fürth brings 1 point a track to each player with tracks on a route. Once a game.',
  'LTW-90': 'The marker advances. After the last round the game is over.',
  'LTW-91':
    'Added at the end: 2 points for each set of a red passenger, a green one, a hill good and a field good; the value on profit and loss; less 1 point for each track still on the map.',
  'LTW-92': 'Most points wins; of equals the better place on profit and loss.',
  'LTW-93':
    'Whoever owns the printed game may correct a board file and play on it. The file is checked, and it goes with the record of the game.',
} satisfies Record<RuleId, string>;
