/** What each rule says, in our own words. */
import type { RuleId } from '../rulebook.ts';

export const rulesEn = {
  'AOS-1':
    'The full French rules come first; the player aid fills what they leave open, and common practice counts only where both are silent. A few points follow the aid or common practice all the same; each says so in its place.',
  'AOS-2':
    'A share is a part of your company; an action is one of the seven powers of a turn. A turn has ten phases, in the order of the full rules.',
  'AOS-3': 'The map of the box is for three to six players. Each other map says for how many it is made.',
  'AOS-4':
    'The goods display is filled first, row by row from west to east, then the rows of the New Cities. Then the cities get their cubes: three on Pittsburgh, three on Wheeling, two on each other one. Another map serves its cities in the order of its list.',
  'AOS-5': 'The printed board has a slip: Detroit produces on 3 in the east, Evansville on 1.',
  'AOS-6':
    'Each player rolls three dice; the highest total plays first. Tied players roll again among themselves. An option draws the order by lot instead.',
  'AOS-7': 'Money never runs out. Everything is public, even what the bag holds: only the order of draws is unknown.',
  'AOS-8':
    'There are 136 tiles and 8 town markers: when a kind is used up it cannot be laid. A replaced tile and its marker return to the supply before the new one is taken. An option lifts these limits.',
  'AOS-9':
    'Their number limits nothing. As an option nobody may own more than twenty lines, counted after every tile and every urbanization.',
  'AOS-10':
    'In the order of play each player may issue as many shares as he likes at $5 each, or none. The limit is 15, the first two included; none is ever bought back, and whoever passes here issues nothing more this turn, not even to avoid bankruptcy.',
  'AOS-11': 'The first turn has its auction as well; players speak in the order given by the dice.',
  'AOS-12':
    'A bid is a whole number of dollars, at least 1, above the highest so far and never more than your cash. Who cannot bid must pass, or use Turn Order.',
  'AOS-13': 'While his bid stands the high bidder is passed over: he may neither raise it nor drop out.',
  'AOS-14':
    'First and second pay all of their last bid, the last pays nothing, everybody between pays half, rounded up. With two players the rule for the last one counts.',
  'AOS-15': 'You pay on the last bid you made yourself: a second who never bid pays nothing.',
  'AOS-16': 'If all others pass and there was no bid, the one who is left is first for nothing.',
  'AOS-17':
    'The action Turn Order lets you pass once in the auction of the next turn and stay in. It is lost afterwards, used or not. It cannot be used when only one rival is left and holds the high bid: it would change nothing.',
  'AOS-18': 'Whoever leaves the auction takes the lowest free place and pays at once; the winner pays at the end.',
  'AOS-19':
    'Each player takes one action, and none is taken twice. Save Locomotive, which acts at once, nobody has to use it.',
  'AOS-20':
    'It may be taken at level 6 and does nothing. Below that the step is for good and raises the expenses of this very turn.',
  'AOS-21': 'The action Locomotive and the upgrade during the moves add up: two levels in one turn, no more.',
  'AOS-22': 'It may be taken, but the display is still full: nothing comes of it.',
  'AOS-23':
    'As an option the engineer still lays four tiles and pays $2 for each, whatever the tile, the ground or the replacement.',
  'AOS-24':
    'As an option four cubes are drawn and two are kept; the others go back to the bag before the dice. If the bag has fewer, two are kept or what there is.',
  'AOS-25':
    'The holder of First Build begins, then the order of play; each player builds all at one go. Three tiles, four with Engineer; replacing and redirecting count, urbanizing does not. Each tile is paid in cash as it is laid.',
  'AOS-26':
    'The first tile a player lays in the game is simple track leading into a city. Later ones may start at any city.',
  'AOS-27':
    'Each added section touches with one end a city, the open end of a line of yours, or that of an unowned line that hangs on a city or on a town where you have track. In a town one of the new exits is enough, or track that you already have there.',
  'AOS-28': 'You need track of your own there. As an option any town with a tile will do.',
  'AOS-29': 'No section may meet another player’s section edge to edge. Meeting in a town or a city is fine.',
  'AOS-30':
    'No track points off the map or at a lake, and no tile lies on a city. Pointing at the blank side of a tile, or into a dead end, is allowed.',
  'AOS-31': 'A line may not end at the place where it began.',
  'AOS-32': 'You may not lay two tiles on one hex in one build. An option allows it.',
  'AOS-33':
    'New sections belong to the builder; in a town each exit is a line of its own. Track that points at a town without a tile, or at a side where its tile has no exit, is incomplete.',
  'AOS-34':
    'At the end of your build, incomplete lines that you had before it and that did not grow become unowned. Whoever extends an unowned line or joins it to his own owns all of it. A completed link never changes hands.',
  'AOS-35':
    'If the unowned line is all that the new section touches, it must hang on a city or on a town where you have track. Otherwise any unowned line may be joined.',
  'AOS-36':
    'The loose last section of an incomplete line, yours or an unowned one that hangs on a city or on a town of yours, may be turned; its anchored end stays. Track in a town is never turned. As an option only unowned lines may be redirected.',
  'AOS-37':
    'Redirecting neither claims an unowned line nor saves your own, unless it completes the link: then the link is yours.',
  'AOS-38':
    'All track in the hex stays, whoever owns it, save a section being redirected. The new tile must add or turn something; two sections never become one.',
  'AOS-39':
    'They may be laid directly, and both sections must touch something. As an option, as in the first edition, they only replace simple track. On a town direct placement is always allowed.',
  'AOS-40':
    'Plain $2, river $3, mountain $4; $1 more for two tracks side by side, $2 more for a crossing. The ground is paid with the first tile of a hex only.',
  'AOS-41': '$1 for the town and $1 for each exit, whatever the ground: from $2 to $5.',
  'AOS-42':
    'From simple to complex $3, on a town $3, any other replacement $2. As an option going over to two tracks side by side costs $2.',
  'AOS-43':
    'Redirecting with a complex tile over a simple one costs $3; from one complex tile to another $2, whatever is turned.',
  'AOS-44':
    'On a town a tile without a circle takes a marker, and all its tracks meet in the town. With no marker left only tiles with a circle will do. Those lie on towns only.',
  'AOS-45': 'Urbanization comes before the first tile of the build. An option allows it at any time of the build.',
  'AOS-46':
    'It is placed free on any town, never on another New City. The tile and its marker return to the supply with the track of the hex; links that enter it stay with their owners and end at the city. Its column counts from this turn’s growth on.',
  'AOS-47':
    'They become links: an owner keeps his, an unowned one goes to the urbanizer. As an option it becomes neutral.',
  'AOS-48':
    'Two cities side by side are not linked by that alone. Where the map says so they can be connected for a price: it counts as a tile, needs no contact and gets no discount from the engineer.',
  'AOS-49': 'They go to black New Cities only, unless the map has a black city.',
  'AOS-50':
    'The holder of First Move begins both rounds, then the order of play. Each time: deliver a cube, upgrade the engine, or pass.',
  'AOS-51': 'Instead of one of the two deliveries, one level more, once a turn and never above 6. It counts at once.',
  'AOS-52': 'Every link used gives its owner one step at once, the mover included, and nobody has to consent.',
  'AOS-53': 'No. As an option at least one on the way must be yours, or the first one.',
  'AOS-54':
    'A cube follows links, no more than the level of the engine, to the first city of its colour that it reaches, and stops there. It passes each town and city once only, the starting place included, whose colour does not matter. Between two parallel links the mover chooses.',
  'AOS-55': 'A town with a tile ends one link and begins another, so it counts as a step.',
  'AOS-56': 'They go back to the bag, unless the map says otherwise.',
  'AOS-57': 'Links of a bankrupt player may be used by all, count as steps and pay nobody.',
  'AOS-58': 'Three steps in this order: everybody receives his income, pays his expenses, then has his income reduced.',
  'AOS-59':
    '$1 for each share and $1 for each engine level. Every missing dollar costs one step of income, and no cash is left.',
  'AOS-60': 'A player whose income would fall below 0 is bankrupt. As an option a shortage that leaves 0 is enough.',
  'AOS-61':
    'He leaves the game and the ranking. His incomplete lines become unowned, his links neutral, his action is lost.',
  'AOS-62':
    '11 to 20: 2; 21 to 30: 4; 31 to 40: 6; 41 to 50: 8; above: 10. It looks at income after expenses and is applied in the last turn too. As an option an income of 50 already loses 10.',
  'AOS-63':
    'One die for each player who began the game, for the west first, then again for the east. As an option only players still in the game count.',
  'AOS-64':
    'Each die sends the topmost cube of its column to the city, and likewise for the New City below it if it is on the map. Surplus dice are ignored.',
  'AOS-65':
    'Before the dice you may decline, or draw two cubes, which must then be placed on free slots of your choice. With one free slot the other cube goes back; with none nothing is drawn. Then come cubes added by the map, then the dice.',
  'AOS-66': 'Any free slot of any column, also of New Cities that are not on the map.',
  'AOS-67':
    'Only Production and additions of the map draw from the bag; when it is empty nothing comes. The display is not refilled in any other way.',
  'AOS-68':
    'Ten turns for three players, eight for four, seven for five, six for six, by the number who began. The last turn is played fully.',
  'AOS-69':
    'If one player is left the game ends at once and he wins; if none is left nobody wins. All pay their expenses first, then bankruptcies are counted; there is then neither reduction nor growth. In a solitaire game bankruptcy loses it.',
  'AOS-70':
    '3 points for each dollar of income, minus 3 for each share, plus 1 for each section of your completed links. As an option 1 point for each link.',
  'AOS-71':
    'A simple tile has one, each exit of a town is one, and so is each of the two tracks of a complex tile. Cash counts for nothing.',
  'AOS-72': 'They stand: the victory is shared.',
  'AOS-73':
    'When nothing is all that can be done, the game passes by itself and says so. A forced deed is asked for all the same.',
  'AOS-74':
    'There you cannot end a build while a line of yours is incomplete. The whole build can be taken back, free of charge.',
  'AOS-75':
    'Where the map says so the engineer pays half for the dearest tile of the build, rounded up; the difference is settled tile by tile. The engineer option does nothing there.',
  'AOS-76':
    'A colour that is drawn is drawn last, city by city. A terminal city takes cubes and lets none pass. A printed price replaces that of the ground. A cube rejected by a column goes back to the bag afterwards.',
  'AOS-77':
    'Where several rules forbid a tile, the first is shown: hex, kind of tile, supply, track in place, directions, neighbours, contact, loops, first tile, number, price.',
  'AOS-78': 'A build can be taken back twice. The third time it is taken back and over.',
  'AOS-79':
    'A map may change the length, the cubes, the actions or the New Cities, limit the shares of a turn, do without the auction, multiply a reduction, give cubes to a city before the dice, pay more for some deliveries, or score in another way. This is what each map changes; one that is not named plays by the box.',
} satisfies Record<RuleId, string>;
