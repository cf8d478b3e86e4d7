import { defineMap } from './map.ts';

/** Foreign cities of unknown colour, dear borders, no unfinished track. What is certain and what is not: README.md. */
export const germany = defineMap({
  id: 'germany',
  name: { fr: 'Allemagne', en: 'Germany' },
  turns: { 3: 10, 4: 8, 5: 7, 6: 6 },
  rules: {
    tilesPerTurnEngineer: 3,
    engineerHalvesDearestTile: true, // AOS-75
    incompleteTrackForbidden: true, // AOS-74
    extraGrowth: [{ city: 'berlin', cubes: 1, fromTurn: 1, toTurn: null }],
    cityConnections: [{ between: ['dusseldorf', 'essen'], cost: 2 }], // AOS-48
  },
  cities: {
    'to-zurich': { name: 'To Zürich', hex: 'E15', colours: ['purple'], column: 'west-1', cubes: 2, foreign: true },
    'stuttgart': { name: 'Stuttgart', hex: 'E12', colours: ['blue'], column: 'west-2', cubes: 2 },
    'dusseldorf': { name: 'Düsseldorf', hex: 'C8', colours: ['red'], column: 'west-3', cubes: 2 },
    'bremen': { name: 'Bremen', hex: 'D4', colours: ['blue'], column: 'west-4', cubes: 2 },
    'hannover': { name: 'Hannover', hex: 'F5', colours: ['red'], column: 'west-5', cubes: 2 },
    'to-breslau': { name: 'To Breslau', hex: 'M9', colours: ['purple'], column: 'west-6', cubes: 2, foreign: true },
    'munich': { name: 'Munich', hex: 'H13', colours: ['red'], column: 'east-1', cubes: 2 },
    'nuremberg': { name: 'Nuremberg', hex: 'H11', colours: ['red'], column: 'east-2', cubes: 2 },
    'essen': { name: 'Essen', hex: 'D7', colours: ['blue'], column: 'east-3', cubes: 2 },
    'to-vienna': { name: 'To Vienna', hex: 'M15', colours: ['yellow'], column: 'east-4', cubes: 2, foreign: true },
    'dresden': { name: 'Dresden', hex: 'K9', colours: ['blue'], column: 'east-5', cubes: 2 },
    'to-konigsberg': { name: 'To Königsberg', hex: 'M3', colours: ['yellow'], column: 'east-6', cubes: 3, foreign: true },
    'berlin': { name: 'Berlin', hex: 'J5', colours: ['black'], cubes: 4 },
    'to-antwerp': { name: 'To Antwerp', hex: 'A9', colours: [], cubes: 0, randomColour: true, terminal: true, foreign: true },
    'to-copenhagen': { name: 'To Copenhagen', hex: 'H1', colours: [], cubes: 0, randomColour: true, terminal: true, foreign: true },
    'to-lyon': { name: 'To Lyon', hex: 'A15', colours: [], cubes: 0, randomColour: true, terminal: true, foreign: true },
    'to-paris': { name: 'To Paris', hex: 'A12', colours: [], cubes: 0, randomColour: true, terminal: true, foreign: true },
    'to-rotterdam': { name: 'To Rotterdam', hex: 'A6', colours: [], cubes: 0, randomColour: true, terminal: true, foreign: true },
    'to-warsaw': { name: 'To Warsaw', hex: 'M6', colours: [], cubes: 0, randomColour: true, terminal: true, foreign: true },
  },
  towns: {
    E10: 'Frankfurt',
    D13: 'Freiburg',
    L7: 'Görlitz',
    F3: 'Hamburg',
    F7: 'Kassel',
    I8: 'Leipzig',
    H6: 'Magdeburg',
    K13: 'Passau',
    K11: 'Pilsen',
    M11: 'Prague',
    I4: 'Rostock',
    C12: 'Saarbrücken',
    L4: 'Szczecin',
    G10: 'Würzburg',
  },
  // Terrain by column, from the top; a river may have the two edges through which it is drawn, a hex its printed price.
  columns: {
    A: '1 | lake lake lake lake - plain - - plain - - plain - - plain',
    B: '1 | lake lake lake plain plain$6 plain$6 river plain$7 plain$7 plain plain$11 plain$11 plain plain$10',
    C: '1 | lake lake lake plain plain plain river plain river plain plain plain mountain mountain mountain',
    D: '1 | lake lake lake plain plain plain plain plain river river plain plain plain plain$9',
    E: '1 | lake lake lake river plain plain plain plain plain plain plain plain mountain plain$9 plain',
    F: '1 | plain plain plain river plain river plain plain mountain plain plain plain mountain plain$9',
    G: '1 | lake plain$8 lake plain plain plain plain plain plain plain plain plain plain mountain mountain',
    H: '1 | plain lake lake plain plain plain plain plain mountain plain plain plain plain mountain',
    I: '1 | lake lake lake plain plain plain plain plain plain mountain plain plain plain mountain mountain',
    J: '1 | lake lake plain plain plain plain plain plain plain mountain mountain plain mountain mountain',
    K: '1 | lake lake lake river plain plain plain plain plain mountain plain mountain plain mountain mountain',
    L: '1 | lake lake plain$12 plain plain$8 plain$8 plain plain$9 plain$9 mountain mountain mountain mountain plain$10',
    M: '1 | lake lake plain plain$12 - plain - plain$8 plain plain$9 plain plain mountain plain$10 plain',
  },
  counts: { plain: 113, river: 9, mountain: 26, lake: 32, cities: 19, towns: 14 },
});
