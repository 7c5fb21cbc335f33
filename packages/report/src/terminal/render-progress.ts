import type { EpisodeStatus, RunningEpisode } from '@androidworld/core/results';
import type { createColors } from 'picocolors';
import { escapeTerminal } from './escape-terminal.ts';

export interface RunningLine {
  readonly episode: RunningEpisode;
  /** Steps taken. */
  readonly step: number;
  readonly startedMs: number;
}

export interface Progress {
  readonly running: readonly RunningLine[];
  /** Of the episodes that have ended. */
  readonly ended: readonly EpisodeStatus[];
  /** Episodes to run. */
  readonly total: number;
  readonly startedMs: number;
  readonly nowMs: number;
}

/** The live block: a line per running episode, then the whole. */
export function renderProgress(
  { running, ended, total, startedMs, nowMs }: Progress,
  colors: ReturnType<typeof createColors>,
): string[] {
  const done = ended.length;
  const count = (status: EpisodeStatus) => `${ended.filter((one) => one === status).length} ${status}`;
  const elapsedMs = nowMs - startedMs;
  const left = done > 0 && done < total ? `, about ${clock((elapsedMs / done) * (total - done))} left` : '';
  return [
    ...running.map(({ episode, step, startedMs: since }) => {
      const { task, instance, agent, stepBudget, deviceSerial } = episode;
      const what = escapeTerminal(`${task} ${instance}`);
      return `${colors.cyan(escapeTerminal(deviceSerial))}  ${escapeTerminal(agent)}  ${what}  ${colors.dim(`step ${step}/${stepBudget}, ${clock(nowMs - since)}`)}`;
    }),
    `${colors.bold(`${done}/${total}`)}  ${colors.green(count('passed'))}  ${colors.red(count('failed'))}  ${colors.yellow(count('errored'))}  ${colors.dim(`${clock(elapsedMs)}${left}`)}`,
  ];
}

/** `0:07`, `12:34`, `1:02:03` */
function clock(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const pad = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}
