/**
 * Keys of the shell's own lines: a language that lacks one, or has one too many, does not compile. Those of the frame and
 * the play screen are always there; those of the other pages come with the first such page (say-page.ts).
 */
import type { en } from './en.ts';
import type { pagesEn } from './pages.en.ts';

export type FrameKey = keyof typeof en;
export type FrameLines = Readonly<Record<FrameKey, string>>;
export type PageKey = keyof typeof pagesEn;
export type PageLines = Readonly<Record<PageKey, string>>;
export type ShellKey = FrameKey | PageKey;
