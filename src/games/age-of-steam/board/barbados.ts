import { defineMap } from './map.ts';

/** A solitaire island of ten turns. What is certain and what is not: README.md. */
export const barbados = defineMap({
  id: 'barbados',
  name: { fr: 'Barbade', en: 'Barbados' },
  turns: { 1: 10 },
  goods: { red: 20, blue: 20, yellow: 20, black: 16 },
  actions: ['engineer', 'locomotive', 'urbanization', 'production'],
  newCities: ['A', 'B', 'C', 'D'],
  rules: {
    auction: false,
    sharesPerTurn: 1,
    actionCycle: true,
    growthDice: { west: 2, east: 0 },
    displayStartCubes: 1,
    columnExcludesOwnColour: ['A', 'B'],
    buybackPerShare: 5,
  },
  cities: {
    'north-point': { name: 'North Point', hex: 'A1', colours: ['yellow'], column: 'west-1', cubes: 1 },
    bathsheba: { name: 'Bathsheba', hex: 'E5', colours: ['yellow'], column: 'west-2', cubes: 1 },
    'bell-point': { name: 'Bell Point', hex: 'G6', colours: ['yellow'], column: 'west-3', cubes: 1 },
    bridgetown: { name: 'Bridgetown', hex: 'A8', colours: ['yellow'], column: 'west-4', cubes: 1 },
    oistins: { name: 'Oistins', hex: 'E10', colours: ['yellow'], column: 'west-5', cubes: 1 },
    'crane-beach': { name: 'Crane Beach', hex: 'H8', colours: ['yellow'], column: 'west-6', cubes: 1 },
  },
  towns: {
    F7: 'Brighton',
    A5: 'Holetown',
    D3: 'Lakes Beach',
    B9: 'South Coast',
    A3: 'Speightstown',
  },
  // Terrain by column, from the top; a river may have the two edges through which it is drawn, a hex its printed price.
  columns: {
    A: '1 | plain plain plain plain plain plain plain plain',
    B: '1 | mountain mountain mountain mountain mountain mountain plain plain plain',
    C: '2 | plain plain mountain mountain mountain mountain plain plain',
    D: '3 | plain mountain mountain mountain mountain plain plain',
    E: '5 | plain mountain mountain plain plain plain',
    F: '5 | plain mountain plain plain plain',
    G: '6 | plain plain plain plain',
    H: '6 | plain plain plain',
  },
  counts: { plain: 33, river: 0, mountain: 17, lake: 0, cities: 6, towns: 5 },
});
