/** Tiles and New Cities as drawings, where they are chosen by a button. */
import { type AosState, LETTERS, TILES } from '../../../games/age-of-steam/index.ts';
import type { Sealed, Touch } from '../../../kernel/contract.ts';
import type { Speaker } from '../../../text/speaker.ts';
import { CityPicture, TilePicture } from './tiles-panel.tsx';

const CITY = 'new-city-';

export function TouchPicture({ touch }: { touch: Touch; state: Sealed<AosState>; speaker: Speaker }) {
  if (touch.on !== 'tile') return null;
  const letter = LETTERS.find((one) => touch.id === `${CITY}${one}`);
  if (letter) return <CityPicture letter={letter} />;
  const [name, rotation] = touch.id.split('/');
  const tile = TILES.find((one) => one === name);
  return tile ? <TilePicture tile={tile} rotation={Number(rotation)} /> : null;
}
