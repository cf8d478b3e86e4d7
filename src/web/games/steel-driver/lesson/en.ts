import type { PlayId, StepId } from './lesson.ts';

export const lessonEn = {
  says: {
    welcome:
      'In Steel Driver you invest in six railway companies. On each of five turns you buy control of companies, build with them and take their profit; at the end every share pays. The most cash wins.',
    cubes:
      'With three players each of you receives 10 cubes a turn. Cubes buy control at auctions, and what is paid builds the rails of that company. Cubes you do not spend are kept.',
    open: 'You are the active player. Put the Red company up for auction and bid 4 cubes.',
    answer: 'Rocket goes to 5, Adler passes. Who passes is out of this auction.',
    'bid-again': 'Six cubes build two or three rails in the east. Bid 6.',
    sold: 'If Rocket passes, Red is yours for this turn: 6 cubes lie in its box and you hold a share. Rocket, on your left, is active next and puts up Blue.',
    'keep-cubes': 'Blue stands at 3 and you have 4 cubes left. Rocket will go higher: pass and keep them.',
    third: 'Rocket takes Blue for 5. Adler puts up Green.',
    'keep-more': 'Green stands at 3. Four cubes saved now are worth more on the next turn: pass.',
    'green-sold': 'If Rocket passes too, Green goes to Adler.',
    'hand-on': 'You are active again. Hand the marker on: you may still open an auction later, should it come back.',
    'all-hand-on': 'When everybody hands on in a row, the auctions of this turn are over.',
    order:
      'Now the companies build, one rail each in turn, in the order of the boxes. Nobody bought Yellow, Grey and Brown: they pass. A company that can pay for a rail must build it.',
    start:
      'The first rail of a company leaves a hexagon. Between Boston and New York both ends are hexagons: start from Boston, and New York with its 40 dollars is gained. The start city itself gains nothing.',
    'they-start': 'Yellow passes. Adler starts Green in Charleston, Rocket starts Blue in San Francisco.',
    build: 'Red has 4 cubes left. Build from New York to Philadelphia: 2 cubes, and 20 dollars of profit.',
    'they-build': 'Green has 1 cube, too few for any link, and passes. Rocket builds to San Diego.',
    'build-last':
      'Two cubes are left. Build from Philadelphia to Baltimore; then every box is too poor, and the turn ends.',
    profit:
      'Red stood at 80 dollars: paid to you alone, who controlled it this turn. The profit goes back to 0 and all markers return; the rails and your share stay.',
    'next-order':
      'The boxes have changed places: who passed first builds first on the next turn. Every player has received 10 cubes more.',
    link: 'The first rails that join New York to San Francisco make the transcontinental link: 50 dollars for the company that closes it, 30 for each other company with a part in it.',
    goods:
      'After the fifth turn a goods cube lies in every city that was reached. Whoever has most shares of a company controls it for good, and the companies collect one cube each in turn.',
    sets: 'Cubes of different colours make sets: one is worth 10 dollars, two 30, three 60, four 100, five 150. Every share of the company pays that sum. The tab Values shows what it would be now.',
    end: 'So a company is worth having for its profit today and for the colours it reaches by the end. You know all you need. Go on with this very game if you like.',
  },
  hints: {
    open: 'The bar stands at Red and 4 cubes: press the green button.',
    'bid-again': 'The bar stands at 6 cubes: press the green button.',
    'keep-cubes': 'Press Pass.',
    'keep-more': 'Press Pass.',
    'hand-on': 'Press Hand on.',
    start: 'Touch Boston, or the link from Boston to New York; then press the green button.',
    build: 'Touch the link from New York to Philadelphia, then press the green button.',
    'build-last': 'Touch the link from Philadelphia to Baltimore, then press the green button.',
  },
} satisfies { says: Record<StepId, string>; hints: Record<PlayId, string> };
