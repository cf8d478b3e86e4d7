/** The commands, in the order of the help. */
import type { Command } from '../command.ts';
import { admin } from './admin.ts';
import { backup, restore } from './backup.ts';
import { bench } from './bench.ts';
import { endure } from './endure.ts';
import { fuzz } from './fuzz.ts';
import { games } from './games.ts';
import { ladder } from './ladder.ts';
import { load } from './load.ts';
import { perft } from './perft.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { simulate } from './simulate.ts';
import { strength } from './strength.ts';
import { validate } from './validate.ts';

export const COMMANDS: readonly Command[] = [
  ...[games, play, simulate, endure, ladder, strength, replay, fuzz, perft, bench],
  ...[validate, backup, restore, admin, load],
];
