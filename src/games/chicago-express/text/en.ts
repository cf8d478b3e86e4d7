import type { TextKey } from './keys.ts';

export const en = {
  'game.name': 'Chicago Express',

  'violation.bid-below-floor': 'The opening bid is at least {floor:money}: bid that or more, or pass.',
  'violation.bid-not-higher': 'The highest bid is {high:money}: go above it, or pass.',
  'violation.bid-over-cash': 'You have only {cash:money}: bid within that, or pass.',
  'violation.dial-red': 'The dial “{dial}” is in the red: choose another game action.',
  'violation.company-closed':
    'The {company} is not open yet, another company must reach Chicago first: choose another company.',
  'violation.shares-sold-out':
    'The {company} has no share left to sell: choose another company, or decline the auction.',
  'violation.no-share-held':
    'You hold no share of the {company}: extend a company in which you have one, or decline the action.',
  'violation.other-company': 'You are already extending the {company}: go on with it, or finish the expansion.',
  'violation.three-hexes-built':
    'An expansion takes {most:plural|# hex|# hexes} at most, and you have built them: finish it.',
  'violation.no-locomotive':
    'The {company} has no locomotive left: finish the expansion, choose another company or decline.',
  'violation.hex-unknown': 'There is no hex “{hex}” on this map: choose a hex of the board.',
  'violation.start-hex': '{hex} is a start hex, closed to every company: go through another hex.',
  'violation.already-there': 'The {company} already has a locomotive on {hex}: choose another hex.',
  'violation.hex-taken': '{hex} holds only one locomotive and the {company} is already there: go through another hex.',
  'violation.not-adjacent': '{hex} does not touch the network of the {company}: choose a hex next to that network.',
  'violation.treasury-short':
    'This hex costs {cost:money} and the {company} has only {treasury:money} in its treasury: choose a cheaper hex, or stop here.',
  'violation.no-development-here':
    '{hex} cannot be developed: choose an occupied city, mountain or forest, Wheeling or Pittsburgh.',
  'violation.detroit-develops-itself':
    'Detroit grows by itself after each dividend phase: develop another hex, or decline.',
  'violation.nobody-there': 'There is no locomotive on {hex}: develop an occupied hex, or decline.',
  'violation.already-developed': '{hex} already has a house: develop another hex, or decline.',
  'violation.track-at-end': '{hex} is at the end of its industrial track: develop another hex, or decline.',

  'event.first-seat': '{seat} opens the first auction.',
  'event.auction-opened': 'A share of the {company} is up for auction, opening bid {floor:money}: {seat} speaks first.',
  'event.bid': '{seat} bids {amount:money} for the {company} share.',
  'event.passed': '{seat} passes on the {company} share.',
  'event.share-sold': '{seat} buys the {company} share for {price:money}.',
  'event.share-free': 'No bid: {seat} receives the {company} share for nothing.',
  'event.share-unsold': 'No bid: the {company} share stays with the company.',
  'event.dial-moved': '{seat} moves the dial “{dial}”: {left:count|it is in the red|# more choice|# more choices}.',
  'event.declined': '{seat} declines the game action “{dial}”.',
  'event.built':
    '{seat} extends the {company} to {hex} for {cost:money}: income {income:money}{gain:count|| (+#)| (+#)}.',
  'event.expansion-ended':
    '{seat} finishes the expansion of the {company}: {hexes:count|no hex|# new hex|# new hexes}.',
  'event.developed': '{seat} develops {hex}: {housesLeft:count|no house|# house|# houses} left in the supply.',
  'event.track-moved': '{track} moves to {value} on the industrial track.',
  'event.income-raised': 'The income of the {company} rises by {by:money} to {income:money}.',
  'event.treasury-paid': 'The bank pays {amount:money} into the treasury of the {company}.',
  'event.chicago-reached': '{seat} brings the {company} to Chicago!',
  'event.special-dividend':
    'Special dividend of the {company}: {seat} receives {amount:money} ({shares:plural|# share|# shares} at {perShare:money}).',
  'event.wabash-opened': 'The {company} opens: a free locomotive on {hex}, income {income:money}.',
  'event.dividends-began': 'Dividend phase no. {round}.',
  'event.dividend':
    'Dividend of the {company}: {seat} receives {amount:money} ({shares:plural|# share|# shares} at {perShare:money}).',
  'event.dials-reset': 'All three dials go back to green.',
  'event.game-ended': 'The game ends: {reasons:end}.',

  'prompt.opening': 'First share of the {company}: bid {least:money} or more, or pass.',
  'prompt.turn': 'Your turn: choose a game action ({dials:dial}).',
  'prompt.auction': 'Share of the {company}: bid {least:money} or more, or pass.',
  'prompt.expansion':
    'Expansion of the {company}, {treasury:money} in its treasury: {left:count|three hexes are built, finish|build # more hex or finish|build up to # more hexes or finish}.',
  'prompt.chicago': 'The {company} is in Chicago: the special dividend is about to be paid.',
  'prompt.wabash-auction': 'First share of the {company}: bid {least:money} or more, or pass.',
  'prompt.dividends': 'Dividends are about to be paid.',
  'prompt.highest': 'Highest bid: {amount:money} ({seat}).',

  'waiting.opening': 'Waiting for {seat}: bidding for the first share of the {company}.',
  'waiting.turn': 'Waiting for {seat}: choice of a game action.',
  'waiting.auction': 'Waiting for {seat}: bidding for a share of the {company}.',
  'waiting.expansion': 'Waiting for {seat}: expansion of the {company}.',
  'waiting.chicago': 'The {company} is in Chicago: the special dividend is about to be paid.',
  'waiting.wabash-auction': 'Waiting for {seat}: bidding for the first share of the {company}.',
  'waiting.dividends': 'Dividends are about to be paid.',

  'action.bid': 'Bid {amount:money}',
  'action.pass': 'Pass',
  'action.offer': 'Auction a share of the {company}',
  'action.expand': 'Extend the {company}: {hex}',
  'action.end-expansion': 'Finish the expansion',
  'action.develop': 'Develop {hex}',
  'action.decline': 'Move the dial “{dial}” and decline',

  'did.bid': '{seat} bids {amount:money}.',
  'did.pass': '{seat} passes.',
  'did.offer': '{seat} auctions a share of the {company}.',
  'did.expand': '{seat} extends the {company} to {hex}.',
  'did.end-expansion': '{seat} finishes the expansion.',
  'did.develop': '{seat} develops {hex}.',
  'did.decline': '{seat} moves the dial “{dial}” and declines.',

  'option.map': 'Map',
  'option.map.eastern-us': 'Eastern United States',

  'company.prr': 'PRR',
  'company.bo': 'B&O',
  'company.co': 'C&O',
  'company.nyc': 'NYC',
  'company.wab': 'Wabash',
  'company-name.prr': 'Pennsylvania Railroad',
  'company-name.bo': 'Baltimore & Ohio',
  'company-name.co': 'Chesapeake & Ohio',
  'company-name.nyc': 'New York Central',
  'company-name.wab': 'Wabash',

  'dial.auction': 'auction',
  'dial.expansion': 'expansion',
  'dial.development': 'development',

  'track.detroit': 'Detroit',
  'track.wheeling': 'Wheeling',
  'track.pittsburgh': 'Pittsburgh',

  'end.locomotives': 'at least three companies have no locomotives left',
  'end.shares': 'at least three companies have no shares left to sell',
  'end.houses': 'three houses or fewer are left in the supply',
  'end.detroit': 'Detroit is at 8',

  'section.material': 'Material and setup',
  'section.opening': 'Auctions before play',
  'section.turn': 'Turns and dials',
  'section.auction': 'Auction of a share',
  'section.expansion': 'Expansion of a network',
  'section.development': 'Development',
  'section.dividends': 'Dividend phase',
  'section.chicago': 'Chicago phase',
  'section.end': 'End of the game',
} satisfies Record<TextKey, string>;
