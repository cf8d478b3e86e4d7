/** Names on the water, in the reader's language: unlike those of towns they are the same sea everywhere. */
import type { Locale } from '../../../text/locale.ts';
import { useStore } from '../../store.ts';
import { localeNow, voice } from '../../text/say.ts';

export interface WaterName {
  readonly name: Readonly<Record<Locale, string>>;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
}

/** A small name is set closer. */
const spacing = (size: number): string => (size < 15 ? '0.1em' : '0.18em');

export function WaterNames({ of }: { readonly of: readonly WaterName[] }) {
  useStore(voice); // the ground around it is drawn once, and stays in another language
  return (
    <>
      {of.map(({ name, x, y, size, turn = 0 }) => (
        <text
          key={name.en}
          class="water-name"
          transform={`translate(${x} ${y}) rotate(${turn})`}
          style={{ fontSize: `${size}px`, letterSpacing: spacing(size) }}
        >
          {name[localeNow()]}
        </text>
      ))}
    </>
  );
}
