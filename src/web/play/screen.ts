/** How much room the play screen has. What one of these hides is not drawn on it: see play-screen.module.css. */
import { store } from '../store.ts';

// A phone on its side is one too.
const small = matchMedia('(max-width: 700px), (max-height: 480px)');
const wide = matchMedia('(min-width: 1180px)');

/** `wide`: players, board, panel; `middle`: board and panel; `phone`: one of them at a time. */
const sizeNow = (): 'phone' | 'middle' | 'wide' => (small.matches ? 'phone' : wide.matches ? 'wide' : 'middle');

export const screenSize = store(sizeNow());

for (const query of [small, wide]) query.addEventListener('change', () => screenSize.set(sizeNow()));
