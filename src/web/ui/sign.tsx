/** The sign of a seat: enamel for a person, round-ended for a robot, dashed when away, struck when out. */
import style from './sign.module.css';

export interface SignProps {
  /** From `initialsOf`. */
  readonly initials: string;
  readonly robot?: boolean | undefined;
  readonly away?: boolean | undefined;
  readonly out?: boolean | undefined;
  /** `act` = this seat must act; `high` = holds the highest bid; `news` = did something the reader has not seen. */
  readonly tone?: 'act' | 'high' | 'news' | undefined;
  readonly large?: boolean | undefined;
}

/** Decoration beside a name in words: it says nothing by itself. */
export const Sign = ({ initials, robot, away, out, tone, large }: SignProps) => (
  <span
    class={style.sign}
    data-robot={robot || undefined}
    data-away={away || undefined}
    data-out={out || undefined}
    data-tone={tone}
    data-large={large || undefined}
    aria-hidden="true"
  >
    {initials}
  </span>
);
