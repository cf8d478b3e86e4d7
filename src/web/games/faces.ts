/** The faces of the games, each a chunk of its own, loaded with its board. */
import type { GameId } from '../../games/registry.ts';
import type { Face } from './face.ts';

const FACES: Readonly<Record<GameId, () => Promise<Face>>> = {
  'chicago-express': async () => (await import('./chicago-express/face.ts')).chicagoExpressFace,
};

export const loadFace = (id: GameId): Promise<Face> => FACES[id]();
