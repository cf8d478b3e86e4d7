/** What went wrong with the server, in a sentence, where it happened. */
import type { ApiRefusal } from './api.ts';
import css from './online.module.css';
import { sayTrouble } from './say-trouble.ts';

export const Trouble = ({ error }: { error: ApiRefusal | null }) =>
  error === null ? null : (
    <p class={css.trouble} role="alert">
      {sayTrouble(error)}
    </p>
  );
