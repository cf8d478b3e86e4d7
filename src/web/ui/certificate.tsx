/** A company as a share certificate: coloured stub with its mark, name, figures, and one coupon a share. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import style from './certificate.module.css';
import type { Colour } from './colours.ts';
import { fillOf, inkOn } from './colours.ts';
import { guilloche } from './guilloche.ts';
import { MarkShape } from './mark.tsx';

export interface Figure {
  readonly label: string;
  readonly value: string;
  /** After what is chosen. */
  readonly after?: string | undefined;
  /** What it is made of. */
  onAsk?(): void;
}

export interface CertificateProps {
  readonly colour: Colour;
  readonly letter: string;
  readonly name: string;
  /** A word beside the name: "expanding", "opens at Chicago". */
  readonly note?: string | undefined;
  readonly figures: readonly Figure[];
  /** One a share: initials of the owner, or null = not sold. */
  readonly coupons: readonly { readonly owner: string | null; readonly mine?: boolean | undefined }[];
  readonly couponsLabel: string;
  /** On the next coupon to be sold: its opening bid, written. */
  readonly next?: string | undefined;
  readonly nextLabel?: string | undefined;
  readonly lit?: boolean | undefined;
  readonly chosen?: boolean | undefined;
  readonly shut?: boolean | undefined;
  /** Different rosettes for different companies. */
  readonly pattern: number;
  /** Pressed as a whole: chosen, or asked why not. */
  onPress?(): void;
  readonly children?: ComponentChildren;
}

export function Certificate(props: CertificateProps) {
  const { colour, letter, name, note, figures, coupons, couponsLabel, pattern, onPress, next } = props;
  const rosette = useMemo(() => guilloche(96, 120, 9 + pattern * 2, pattern), [pattern]);
  const first = coupons.findIndex(({ owner }) => owner === null);
  return (
    <article
      class={style.certificate}
      data-lit={props.lit || undefined}
      data-chosen={props.chosen || undefined}
      data-shut={props.shut || undefined}
      style={{ '--c': fillOf(colour), '--on': inkOn(colour) }}
    >
      <div class={style.stub}>
        <svg viewBox="0 0 60 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path class={style.rosette} d={rosette} />
        </svg>
        <svg class={style.mark} viewBox="-14 -14 28 28" aria-hidden="true">
          <MarkShape colour={colour} letter={letter} r={9.6} />
        </svg>
      </div>
      <div class={style.face}>
        <header>
          <h3>
            {onPress ? (
              <button type="button" aria-pressed={props.chosen ?? false} onClick={onPress}>
                {name}
              </button>
            ) : (
              name
            )}
          </h3>
          {note && <em>{note}</em>}
        </header>
        <dl>
          {figures.map(({ label, value, after, onAsk }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {onAsk ? (
                  <button type="button" onClick={onAsk}>
                    {value}
                  </button>
                ) : (
                  value
                )}
                {after !== undefined && after !== value && <ins>{after}</ins>}
              </dd>
            </div>
          ))}
        </dl>
        <div
          class={style.coupons}
          role="img"
          aria-label={next ? `${couponsLabel} ${props.nextLabel ?? ''}` : couponsLabel}
        >
          {coupons.map(({ owner, mine }, i) => (
            <span key={i} data-sold={owner !== null || undefined} data-mine={mine || undefined}>
              {owner ?? (next !== undefined && i === first ? next : <i />)}
            </span>
          ))}
        </div>
        {props.children}
      </div>
    </article>
  );
}
