/** Opens a game on this device and goes to its table. */
import { load } from '../../games/registry.ts';
import type { Drawn } from '../../kernel/chance.ts';
import type { Waiting } from '../../kernel/engine.ts';
import type { Problem } from '../../kernel/record.ts';
import { CARDS } from '../games/cards.ts';
import { go } from '../router.ts';
import { localTables } from '../table/lines.ts';
import { t } from '../text/say-page.ts';
import { LEVELS, USUAL_LEVEL } from './bots.ts';
import { type Draft, readDraft, wishOf } from './draft.ts';
import { keepSetup, lastSetup } from './last.ts';

export type Began =
  | { readonly ok: true }
  /** A real table: this outcome is wanted first. */
  | { readonly ok: false; readonly waiting: Waiting }
  | { readonly ok: false; readonly problem: Problem };

/** Somebody at this device who gave no name. */
export const personName = (n: number): string => t('setup.person', { n });

export async function openHere(draft: Draft, dice: readonly Drawn[] = []): Promise<Began> {
  const wish = wishOf(draft, '', personName);
  const opened = await localTables().open(draft.dice ? { ...wish, dice } : wish);
  if (!opened.ok) return opened;
  keepSetup({ ...draft, board: null });
  go(`/here/${opened.id}`);
  return { ok: true };
}

/** The last game again, or the first one in the usual way: one press. */
export async function playNow(): Promise<Began> {
  const { game, raw } = lastSetup();
  const card = CARDS.find(({ id }) => id === game) ?? CARDS[0];
  if (!card) throw new Error('bug: no game can be played');
  const { id } = card;
  return openHere({ ...readDraft(await load(id), raw, LEVELS, USUAL_LEVEL), dice: false });
}
