/** Tiles, New Cities and slots of the display as drawings, where they are chosen by a button. */
import { type AosState, LETTERS, mapOf, TILES } from '../../../games/age-of-steam/index.ts';
import type { Sealed, Touch } from '../../../kernel/contract.ts';
import type { Speaker } from '../../../text/speaker.ts';
import { Cube } from '../../ui/cube.tsx';
import { colourOfGood } from './looks.ts';
import style from './panels.module.css';
import { CityPicture, TilePicture } from './tiles-panel.tsx';

const CITY = 'new-city-';

/** A column of the display with the slot that is meant. */
function SlotPicture({ id, state }: { id: string; state: Sealed<AosState> }) {
  const [name, slot] = id.split('/');
  const { columns } = mapOf(state);
  const at = columns.findIndex((column) => column.id === name);
  const [column, slots] = [columns[at], state.display[at]];
  if (!column || !slots || slot === undefined) return null;
  return (
    <span class={style.slotPicture}>
      <span class={style.die} data-side={column.side}>
        {column.number}
      </span>
      {slots.map((good, i) => (
        <span key={i} class={style.slot} data-meant={i === Number(slot) || undefined}>
          {good && <Cube colour={colourOfGood(good)} size={14} />}
        </span>
      ))}
    </span>
  );
}

export function TouchPicture({ touch, state }: { touch: Touch; state: Sealed<AosState>; speaker: Speaker }) {
  if (touch.on === 'box') return <SlotPicture id={touch.id} state={state} />;
  if (touch.on !== 'tile') return null;
  const letter = LETTERS.find((one) => touch.id === `${CITY}${one}`);
  if (letter) return <CityPicture letter={letter} />;
  const [name, rotation] = touch.id.split('/');
  const tile = TILES.find((one) => one === name);
  return tile ? <TilePicture tile={tile} rotation={Number(rotation)} /> : null;
}
