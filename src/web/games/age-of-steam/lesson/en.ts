import type { PlayId, StepId } from './lesson.ts';

export const lessonEn = {
  says: {
    welcome:
      'In Age of Steam you build your own railway on borrowed money and deliver goods over it. Cities take cubes of their own colour. Income wins the game, if your debts leave you alive.',
    debts:
      'You begin with $10 and two shares issued. A share brings $5 once and costs $1 in every turn from now on; at the end it takes three points. You need money before you build, not after.',
    issue: 'A link of three tiles will cost you $7, and a bid something too. Issue two shares.',
    'others-issue': 'Rocket and Adler issue one each.',
    bid: 'The order of play is auctioned. First and last are very different places when two want the same hex. Bid $1.',
    outbid: 'Rocket bids $2. Adler leaves, takes the last place and pays nothing.',
    'second-place': 'If you leave now, you are second and pay your $1. That will do: pass.',
    'rocket-chooses':
      'In the new order each takes one special action. Rocket takes Locomotive: an engine of 2 may run over two links.',
    choose: 'First Build lets you build before Rocket. Take it: nobody shall have your hexes.',
    'adler-chooses': 'Adler takes Turn Order, to pass once in the next auction and stay in.',
    plan: 'Look for cubes near a city of their colour. Evansville holds two red cubes, and St. Louis takes red. Three hexes lie between them: one link, two deliveries.',
    build:
      'Lay three tiles from St. Louis to Evansville. Touch the hex that is framed: the lesson turns the tile for you. In a game the bar offers every tile that fits, and touching the hex again turns it. The river hex costs $3, the others $2.',
    'others-build':
      'Rocket joins Des Moines and Kansas City. Adler builds from Cincinnati to Toledo: a town ends a link too, and costs $1 and $1 for each exit.',
    'rocket-delivers':
      'Goods move in two rounds. Rocket moves a purple cube to Kansas City over one link: income rises by one.',
    deliver: 'Your engine runs over one link, and that is enough. Move a red cube from Evansville to St. Louis.',
    engines: 'Adler has nothing to deliver and upgrades the engine instead. In the second round Rocket does the same.',
    'deliver-again': 'Deliver the second red cube. Whoever owns a link earns on it, whoever moves the cube.',
    'adler-passes': 'Adler may upgrade only once a turn, and passes.',
    money:
      'Income has been paid: $2 for you. Then expenses: $1 for each share and each step of the engine, $5 in all. Who cannot pay loses income for each dollar missing, and below zero is bankrupt. The line under your name says what the next turn will bring.',
    reduction:
      'Above $10 income shrinks at the end of each turn: by 2, by 4 above 20, and so on. The ruler shows the bands.',
    growth:
      'Last, dice bring new cubes: each number feeds a city of the west or of the east from the display of goods. Towns get nothing, unless somebody makes one a New City.',
    endings:
      'With three players the game has ten turns. Income counts three times, each share takes three points away, and each section of your finished links counts one. The lesson ends here; the game goes on if you like.',
  },
  hints: {
    issue: 'The amount stands at two shares: press the green button.',
    bid: 'The amount stands at $1: press the green button.',
    'second-place': 'Press Pass.',
    choose: 'Press First Build.',
    build: 'Touch G10 beside St. Louis and press the green button; then the same with H9 and with I10.',
    deliver: 'Touch a red cube in Evansville, then press the green button.',
    'deliver-again': 'Touch the red cube in Evansville, then press the green button.',
  },
} satisfies { says: Record<StepId, string>; hints: Record<PlayId, string> };
