/** The faces of the games, each a chunk of its own, loaded with its board. */
import type { GameId } from '../../games/registry.ts';
import type { Face } from './face.ts';

const FACES: Partial<Readonly<Record<GameId, () => Promise<Face>>>> = {
  'chicago-express': async () => (await import('./chicago-express/face.ts')).chicagoExpressFace,
  'age-of-steam': async () => (await import('./age-of-steam/face.ts')).ageOfSteamFace,
  'steel-driver': async () => (await import('./steel-driver/face.ts')).steelDriverFace,
  'last-train-to-wensleydale': async () => (await import('./last-train-to-wensleydale/face.ts')).lastTrainFace,
};

/** Only games that can be drawn are offered. */
export const hasFace = (id: GameId): boolean => FACES[id] !== undefined;

export const loadFace = (id: GameId): Promise<Face> => {
  const load = FACES[id];
  return load ? load() : Promise.reject(new Error(`bug: no face for ${id}`));
};
