/** The benches by name, in the order in which they are shown. */
import { ageOfSteamBuilds, ageOfSteamDeliveries, ageOfSteamReplays, ageOfSteamRollouts } from './age-of-steam.ts';
import { advances, chances, copies, hashes, legals, replays, steelDriverAdvances } from './engine.ts';
import { directedGames, lastTrainGames, steelDriverGames, uniformGames } from './games.ts';
import { late } from './late.ts';
import type { Bench } from './measure.ts';
import { searches } from './search.ts';
import { serverCommits, serverGames, serverGroup, serverIdle, serverMemory, serverRate } from './server.ts';

export const BENCHES: readonly Bench[] = [
  uniformGames,
  directedGames,
  ...steelDriverGames,
  ...lastTrainGames,
  ...[ageOfSteamBuilds, ageOfSteamDeliveries, ageOfSteamRollouts, ageOfSteamReplays],
  advances,
  steelDriverAdvances,
  legals,
  copies,
  replays,
  late,
  hashes,
  chances,
  ...searches,
  ...[serverCommits, serverGroup, serverRate, serverIdle, serverMemory, serverGames],
];
