/** Keys of the shell's own lines: a language that lacks one, or has one too many, does not compile. */
import type { en } from './en.ts';

export type ShellKey = keyof typeof en;
export type ShellLines = Readonly<Record<ShellKey, string>>;
