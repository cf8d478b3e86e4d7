import type { PlayId, StepId } from './lesson.ts';

export const lessonEn = {
  says: {
    welcome:
      'You build railway lines into the Yorkshire Dales, knowing that they will never pay for long. Carry stone, cheese and passengers while you can, then sell the line to a big company before it ruins you. Most points win.',
    influence:
      'Each round begins with cubes, 12 for each of you, and with boxes of influence, in the tab Side boards. White counts with the government, brown with the railways, green and red with the two companies. The token with the dashed frame was drawn for this round; the others are printed.',
    'first-bid': 'Rocket bids first. Everybody must end up with two boxes.',
    bid: 'Box 3 gives brown, green and two red: red is what you need in the south-west, where the towns are red. It takes at least 3 cubes.',
    'second-bid': 'Rocket takes a second box.',
    outbid:
      'Rocket sits on box 2, with white and brown. Put one cube more on it, and it is yours; Rocket takes the cubes back and must bid elsewhere.',
    'bids-again': 'Rocket, with one box only, bids again.',
    orders:
      'All boxes are paid out: look at the discs in the tab Side boards. Rocket is ahead on white and builds first. On brown you are level, but the upper disc is Rocket’s: Rocket is also first at the trains.',
    'they-build': 'Rocket builds from Northallerton, a green town, to Hunton.',
    price:
      'A track lies across a border. Two plains cost 1, a valley makes it 2. Cubes pay that. On top come a point of the company for each of its towns, and a white point for each landowner (top hat) on the way. Nothing is paid before the whole line is named.',
    build:
      'Build from red Skipton over the meadows to Grassington and Kettlewell. The bar adds it up: 5 cubes, 1 red, 1 white.',
    'they-hire': 'Trains come next. Each costs brown points and is yours for this round only.',
    hire: 'Hire B3: two wagons and two carriages for 3 brown. On this board a passenger counts as many points as its train costs.',
    'they-load': 'From now on each of you does one thing in turn: hire, load, or leave for good.',
    cheese: 'Cheese is loaded where your track touches its meadow. Take the one from Craven Meadows.',
    'they-load-more': 'Rocket loads more cheese.',
    stone:
      'Stone lies on the hills, where no track goes. The brown arrow shows its way out: Kirkby Fell sends it to Kettlewell, which your track touches.',
    'their-passenger': 'Rocket has a green passenger, who wants to go to a green town.',
    passenger: 'Red passengers want a red town. Your tracks lead from Grassington to Skipton: take this one.',
    'they-leave': 'Rocket has nothing left to load and leaves.',
    'last-load': 'One carriage is free. Take the passenger of Kettlewell.',
    leave: 'Your train is full. Leave the trains.',
    accounts:
      'Each good was worth a point and each passenger three: 8 for you. Then profit: 1 for each passenger and cheese, 2 for the stone, less 1 for each of your tracks on the map. The profit row decides who sells first.',
    sell: 'A track costs you 1 each round, and at the end 1 more. The red company takes the whole line for 2 red points, since it begins in red Skipton and ends in a village.',
    sold: 'Your tracks are back in your hand. Grassington and Kettlewell are red now: their red passengers and the stone behind them would be gone for everybody.',
    'they-keep': 'Rocket keeps its line for another round.',
    end: 'After the last round every set of cheese, stone, a red and a green passenger counts too, so carry a bit of everything. You know all you need. Go on with this very game if you like.',
  },
  hints: {
    bid: 'The bar stands at 3 cubes on box 3: press the green button.',
    outbid: 'The bar stands at 4 cubes on box 2: press the green button.',
    build: 'Touch Skipton, Craven Meadows, Grassington and Kettlewell in turn; then press the green button.',
    hire: 'The bar stands at B3: press the green button.',
    cheese: 'Touch Craven Meadows, then press the green button.',
    stone: 'Touch Kirkby Fell, then press the green button.',
    passenger: 'Touch Grassington, then press the green button.',
    'last-load': 'Touch Kettlewell, then press the green button.',
    leave: 'Press the green button.',
    sell: 'Choose the red company in the bar, then press the green button.',
  },
} satisfies { says: Record<StepId, string>; hints: Record<PlayId, string> };
