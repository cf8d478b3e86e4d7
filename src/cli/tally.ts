/** What a series of games came to. */
import type { Speaker } from '../text/speaker.ts';
import type { Board } from './boards/board.ts';
import { columns, figure } from './layout.ts';
import { reasonText } from './speech.ts';
import type { Say } from './text/say.ts';
import type { WholeGame } from './whole-game.ts';

export interface Tally {
  games: number;
  cpuSeconds: number;
  actions: number[];
  /** Wins by seat; a shared win counts in full for each. */
  wins: number[];
  scores: number[][];
  endings: Record<string, number>;
  /** Of each event: in how many games it happened, and how often in all. */
  events: Record<string, { games: number; times: number }>;
}

export const newTally = (seats: number): Tally => ({
  games: 0,
  cpuSeconds: 0,
  actions: [],
  wins: Array.from({ length: seats }, () => 0),
  scores: Array.from({ length: seats }, () => []),
  endings: {},
  events: {},
});

export function tallyGame(tally: Tally, { record, events }: WholeGame, cpuSeconds: number): void {
  tally.games += 1;
  tally.cpuSeconds += cpuSeconds;
  tally.actions.push(record.actions.length);
  for (const { seat, place, score } of record.result?.ranking ?? []) {
    if (place === 1 && !record.result?.lost?.includes(seat)) tally.wins[seat]! += 1;
    tally.scores[seat]!.push(score);
  }
  for (const reason of record.result?.reasons ?? []) tally.endings[reason] = (tally.endings[reason] ?? 0) + 1;
  for (const [type, times] of Object.entries(events)) {
    tally.events[type] ??= { games: 0, times: 0 };
    tally.events[type].games += 1;
    tally.events[type].times += times;
  }
}

const mean = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, value) => sum + value, 0) / list.length;

export function spread(list: readonly number[]): { least: number; median: number; most: number; mean: number } {
  const sorted = [...list].sort((a, b) => a - b);
  return {
    least: sorted[0] ?? 0,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    most: sorted.at(-1) ?? 0,
    mean: Math.round(mean(sorted) * 10) / 10,
  };
}

export const summaryJson = (tally: Tally) => ({
  games: tally.games,
  cpuSeconds: Math.round(tally.cpuSeconds * 1000) / 1000,
  gamesPerCpuSecond: Math.round(tally.games / Math.max(tally.cpuSeconds, 1e-6)),
  actions: spread(tally.actions),
  wins: tally.wins,
  meanScores: tally.scores.map((scores) => Math.round(mean(scores) * 10) / 10),
  endings: tally.endings,
  events: tally.events,
});

export function summaryText(tally: Tally, board: Board, speaker: Speaker, say: Say): string {
  const { gamesPerCpuSecond, actions, wins, meanScores, endings } = summaryJson(tally);
  const share = (part: number): string => `${figure((100 * part) / Math.max(1, tally.games))} %`;
  const head = [
    say('summary.games', { games: tally.games, players: tally.wins.length }),
    say('summary.speed', { rate: gamesPerCpuSecond, seconds: figure(tally.cpuSeconds) }),
    say('summary.actions', { ...actions }),
  ];
  const seatRows = [
    [say('word.seat'), say('summary.wins'), say('summary.share'), say('summary.mean-score')],
    ...wins.map((won, seat) => [`${seat + 1}`, `${won}`, share(won), `${meanScores[seat]}`]),
  ];
  const endingRows = Object.entries(endings)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, times]) => [reasonText(speaker, reason), `${times}`, share(times)]);
  const milestones = Object.entries(board.milestones).map(([type, name]) => {
    const { games, times } = tally.events[type] ?? { games: 0, times: 0 };
    return [name[say.lang], `${games}`, share(games), figure(times / Math.max(1, tally.games))];
  });
  const eventHead = [say('summary.event'), say('summary.in-games'), say('summary.share'), say('summary.per-game')];
  return `${[
    head.join('\n'),
    columns(seatRows),
    `${say('summary.endings')}\n${columns(endingRows)}`,
    ...(milestones.length > 0 ? [columns([eventHead, ...milestones])] : []),
  ].join('\n\n')}\n`;
}
