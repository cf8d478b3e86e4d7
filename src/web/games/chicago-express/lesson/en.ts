import type { PlayId, StepId } from './lesson.ts';

export const lessonEn = {
  says: {
    welcome:
      'In Chicago Express nobody owns a railway. You buy shares of companies, build their lines, and are paid when dividends come. Whoever has the most cash at the end wins.',
    shares:
      'Before the first turn, one share of each company is sold. The first is the Pennsylvania Railroad’s (PRR). What a share costs goes into the treasury of its company, which builds with it.',
    'first-bid': 'You speak first. The PRR earns $7 a round, so a bid of $10 is fair.',
    outbid: 'Rocket and Adler answer. Each must go above the highest bid or pass.',
    'bid-again': 'Rocket went to $12. A rich treasury builds far: go to $14.',
    bought: 'If Rocket passes, the share is yours.',
    'let-it-go':
      'The PRR has $14 in its treasury and pays its income to you alone. You open the next sale, the B&O. Let the others have it.',
    'others-buy': 'Rocket buys the B&O and opens the sale of the C&O.',
    'pass-again': 'The C&O stands at $12. Keep your money for the NYC.',
    'last-company': 'Adler takes the C&O and opens the last sale.',
    'second-share': 'The NYC earns the most of all, $8. Bid $11.',
    'all-sold': 'The four first shares find their owners.',
    dials:
      'Whoever holds the PRR begins. On a turn you choose one of three actions, and its dial moves: auction, expansion or development. A dial in the red cannot be chosen.',
    expand:
      'Build the PRR westwards. Touch the three hexes in turn: two plains and Harrisburg. The bar shows what each costs the treasury and what the city adds to the income.',
    'their-turns': 'Rocket builds the B&O to Harpers Ferry. Adler puts a share of the C&O on sale.',
    'not-worth-it': 'A share of the C&O would pay you $3. It is Adler’s company: pass.',
    'sold-to-adler': 'Adler buys it too. The C&O still pays nobody else, and the money is in its treasury.',
    develop:
      'A house makes a hex worth more to whoever runs there. Develop Harrisburg: the PRR’s income rises by $1 for the rest of the game.',
    'they-go-on': 'Rocket develops Harpers Ferry, Adler builds to Richmond.',
    'why-buy-in':
      'You may put any share on sale, also of a company that is not yours. The B&O earns $8 and Rocket takes it all. With a second share sold, half of it goes to its owner.',
    offer: 'Put a share of the B&O on sale. It begins at $4, half its income; you speak first. Bid $6.',
    contest: 'Rocket would rather not share.',
    'win-it': 'It pays $4 each round from now on. Go to $8.',
    revenge: 'Rocket lets you have it, and answers in kind: a share of your PRR is on sale.',
    'save-money': 'You have $7 left. Let Rocket have it: those $6 will build your line.',
    'one-red': 'The auction dial is in the red: no more shares this round. Adler develops Richmond.',
    decline:
      'One more step and the development dial is red too. When two dials are red, dividends are paid. You may choose an action and decline it: the dial moves all the same.',
    dividends:
      'Dividends: each company pays its income, divided by the shares sold and rounded up. You got $5 from the PRR, $4 from the B&O and $8 from the NYC: $17. The dials go back to green.',
    chicago:
      'Far in the west lies Chicago. The company that arrives pays its shareholders at once, and when the first one does, a fifth company opens: the Wabash.',
    endings:
      'The game ends after dividends, once three companies have no shares left, or three have no engines, or three houses or fewer are left, or Detroit stands at 8. You know all you need. Go on with this very game if you like.',
  },
  hints: {
    'first-bid': 'Set the amount to $10, then press the green button.',
    'bid-again': 'Set the amount to $14, then press the green button.',
    'let-it-go': 'Press Pass.',
    'pass-again': 'Press Pass.',
    'second-share': 'Set the amount to $11, then press the green button.',
    expand: 'Touch the lit hex beside Philadelphia, then the next, then Harrisburg; then press the green button.',
    'not-worth-it': 'Press Pass.',
    develop: 'Touch Harrisburg, then press the green button.',
    offer: 'Touch the B&O and press the green button; then bid $6.',
    'win-it': 'Set the amount to $8, then press the green button.',
    'save-money': 'Press Pass.',
    decline: 'Choose to move the development dial and decline, then press the green button.',
  },
} satisfies { says: Record<StepId, string>; hints: Record<PlayId, string> };
