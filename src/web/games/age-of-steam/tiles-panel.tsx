/** The tray: every shape of tile once with the number left, town markers, and the New Cities not yet on the map. */
import {
  type AosState,
  type Letter,
  lieNamed,
  mapOf,
  NEW_CITIES,
  TILES,
  type TileId,
} from '../../../games/age-of-steam/index.ts';
import { say } from '../../../text/speaker.ts';
import { hexPath } from '../../ui/board/hex.ts';
import type { PanelProps } from '../face.ts';
import { City } from './city.tsx';
import { figure } from './figures.ts';
import { placedLetters } from './new-cities.ts';
import style from './panels.module.css';
import { faceText } from './text.ts';
import { TileTrack } from './tile-drawing.tsx';

const ORIGIN = { x: 0, y: 0 };

/** A tile by itself. */
export const TilePicture = ({ tile, rotation, size = 56 }: { tile: TileId; rotation: number; size?: number }) => {
  const lie = lieNamed(tile, rotation);
  return (
    <svg
      class={`board ${style.alone}`}
      viewBox="-42 -37 84 74"
      style={{ width: `${size}px`, height: `${(size * 74) / 84}px` }}
      aria-hidden="true"
    >
      <path class="hex plain" d={hexPath(ORIGIN)} />
      {lie && <TileTrack lie={lie} owners={null} />}
    </svg>
  );
};

/** A New City by itself. */
export const CityPicture = ({ letter, size = 56 }: { letter: Letter; size?: number }) => (
  <svg
    class={`board ${style.alone}`}
    viewBox="-42 -37 84 74"
    style={{ width: `${size}px`, height: `${(size * 74) / 84}px` }}
    aria-hidden="true"
  >
    <City name="" goods={[NEW_CITIES[letter].colour]} column={NEW_CITIES[letter]} letter={letter} border={null} />
  </svg>
);

export function TilesPanel({ state, speaker }: PanelProps<AosState>) {
  const placed = placedLetters(state);
  const left = mapOf(state).newCities.filter((letter) => !placed.includes(letter));
  const unlimited = state.options.tileSupply === 'unlimited';
  return (
    <div class={style.panel}>
      <h3>{faceText(speaker, 'tiles.left')}</h3>
      <ul class={style.tray}>
        {TILES.map((tile) => {
          const n = figure(state, `tile:${tile}`, 'tiles-left') ?? 0;
          return (
            <li key={tile} data-none={(n === 0 && !unlimited) || undefined}>
              <TilePicture tile={tile} rotation={0} />
              <span aria-hidden="true">{unlimited ? '∞' : `× ${n}`}</span>
              <span class="unseen">
                {say(speaker, `tile.${tile}`)}: {unlimited ? faceText(speaker, 'tiles.unlimited') : n}
              </span>
            </li>
          );
        })}
      </ul>
      <p>{faceText(speaker, 'tiles.markers', { n: figure(state, 'table', 'markers-left') })}</p>
      <h3>{faceText(speaker, 'tiles.new-cities')}</h3>
      <ul class={style.tray}>
        {left.map((letter) => (
          <li key={letter}>
            <CityPicture letter={letter} />
            <span class="unseen">{faceText(speaker, 'place.new-city', { city: letter })}</span>
          </li>
        ))}
      </ul>
      {left.length === 0 && <p>{faceText(speaker, 'tiles.no-new-city')}</p>}
    </div>
  );
}
