/** What went wrong with the server, in a sentence, where it happened. */
import type { ApiRefusal } from './api.ts';
import css from './online.module.css';
import { type Asked, sayTrouble } from './say-trouble.ts';

export const Trouble = ({ error, ...asked }: { error: ApiRefusal | null } & Asked) =>
  error === null ? null : (
    <p class={css.trouble} role="alert">
      {sayTrouble(error, asked)}
    </p>
  );
