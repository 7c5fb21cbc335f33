import { plural, shorten } from '@androidworld/core/internals';
import type { EpisodeResult, EpisodeStatus, Reporter, RunningEpisode } from '@androidworld/core/results';
import { createColors } from 'picocolors';
import { escapeTerminal } from './escape-terminal.ts';
import { liveBlock } from './live-block.ts';
import { type Progress, type RunningLine, renderProgress } from './render-progress.ts';

/** Where and how a run's progress is shown. */
export interface ProgressOptions {
  /** Where it is written, e.g. `process.stderr`. */
  readonly stream: { write(text: string): unknown };
  /** Whether the stream is a terminal; elsewhere, each end of an episode is a plain line. */
  readonly isTty: boolean;
  /** Whether to write ANSI colours. */
  readonly color: boolean;
  /** Milliseconds, monotonic. Default `performance.now`. */
  readonly now?: () => number;
}

/** Shows a run as it goes. */
export function progressReporter({ stream, isTty, color, now = () => performance.now() }: ProgressOptions): Reporter {
  const colors = createColors(color);
  const running = new Map<string, RunningLine>();
  // By episode: one that is tried again ends more than once, and its last attempt counts.
  const ended = new Map<string, EpisodeStatus>();
  let total = 0;
  let startedMs = now();

  const progress = (): Progress => ({
    running: [...running.values()],
    ended: [...ended.values()],
    total,
    startedMs,
    nowMs: now(),
  });
  const block = isTty ? liveBlock(stream, () => renderProgress(progress(), colors)) : undefined;
  const print = (line: string) => (block === undefined ? stream.write(`${line}\n`) : block.print(line));

  return {
    name: 'progress',

    onRunStart({ manifest, remaining }) {
      total = remaining.length;
      startedMs = now();
      const done = manifest.plan.length - total;
      const resumed = done === 0 ? '' : `, ${done} of ${manifest.plan.length} done before`;
      print(`Run ${escapeTerminal(manifest.id)}: ${plural(total, 'episode')}${resumed}`);
      block?.start();
    },

    onEpisodeStart(episode) {
      ended.delete(episode.id);
      running.set(episode.id, { episode, step: 0, startedMs: now() });
      block?.update();
    },

    onStep(episode, step) {
      const line = running.get(episode.id);
      if (line !== undefined) running.set(episode.id, { ...line, step: step.index + 1 });
      block?.update();
    },

    onEpisodeEnd(episode, result) {
      running.delete(episode.id);
      ended.set(episode.id, result.status);
      print(`${colors.dim(`[${ended.size}/${total}]`)} ${renderEnd(episode, result, colors)}`);
      block?.update();
    },

    onEvent(event) {
      // What tasks and agents log is for the record.
      if (event.kind.endsWith('.log') || event.kind === 'run.limit') return;
      const about = event.deviceSerial ?? event.episodeId;
      const where = about === undefined ? '' : ` ${escapeTerminal(about)}`;
      // The end of the episode, just above, has said why.
      const message = event.kind === 'episode.retry' ? 'to be tried again' : onLine(event.message);
      print(colors.dim(`${escapeTerminal(event.kind)}${where}: ${message}`));
    },

    onRunEnd({ interrupted, limit }) {
      running.clear();
      block?.stop();
      const end = limit === undefined ? 'Interrupted' : `Ended early: ${limit}`;
      if (interrupted) stream.write(`${colors.yellow(`${end}; what was done is kept.`)}\n`);
    },
  };
}

function renderEnd(episode: RunningEpisode, result: EpisodeResult, colors: ReturnType<typeof createColors>): string {
  const paint = { passed: colors.green, failed: colors.red, errored: colors.yellow }[result.status];
  const seconds = `${(result.durationMs / 1000).toFixed(1)} s`;
  const why = result.error === undefined ? '' : ` ${result.error.code}: ${onLine(result.error.message)}`;
  const partial = result.status === 'failed' && (result.score ?? 0) > 0 ? ` score ${result.score}` : '';
  return `${paint(result.status.padEnd(7))} ${escapeTerminal(episode.id)}${partial} ${colors.dim(`${plural(result.steps, 'step')}, ${seconds}`)}${why}`;
}

const lineLength = 160;

/** The beginning of a message, on one line: the record keeps the whole. */
function onLine(message: string): string {
  return escapeTerminal(shorten(message.trim(), lineLength));
}
