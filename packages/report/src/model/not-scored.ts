import type { Report, ReportEpisode } from './report-model.ts';

type EpisodeError = NonNullable<ReportEpisode['error']>;

/** Codes of core's errors, in the words of a table; others stand for themselves. */
const inWords: Readonly<Record<string, string | undefined>> = {
  AW_PROVIDER: "the model's provider failed",
  AW_PROVIDER_REJECTED: "the model's provider refused the request",
  AW_RECORDING_NOT_FOUND: 'no recorded reply',
  AW_TRANSPORT: 'the device was lost',
  AW_TIMEOUT: 'timed out',
  AW_DEVICE_STATE: 'the device was in no state to go on',
  AW_DEVICE_NOT_FOUND: 'the device was not there',
  AW_DEVICE_BUSY: 'the device was in use',
  AW_COMMAND_FAILED: 'a command of the device failed',
  AW_PARSE: 'the device gave an unreadable answer',
  AW_UNSUPPORTED: 'the device cannot do it',
  AW_TASK_FAILED: "the task's own code failed",
  AW_PARAMS_INVALID: 'the parameters do not fit the task',
  AW_AGENT_FAILED: "the agent's program failed",
};

/** Why an episode has no score, in a few words. */
export function reasonOf({ code, details }: Pick<EpisodeError, 'code' | 'details'>): string {
  if (code === 'AW_PROVIDER_REJECTED') {
    if (details?.status === 401 || details?.status === 403) return 'wrong key';
    if (details?.status === 404) return 'unknown model';
  }
  return inWords[code] ?? code;
}

/**
 * What is to be said of an agent's episodes that have no score.
 *
 * @returns e.g. `3 of 9 not scored: wrong key`, or `undefined` when all are scored
 */
export function notScored(
  { name, total }: { readonly name: string; readonly total: Report['aggregates']['total'] },
  episodes: readonly ReportEpisode[],
): string | undefined {
  if (total.errored === 0) return undefined;
  const counts = new Map<string, number>();
  for (const { agent, error, status } of episodes) {
    if (agent !== name || status !== 'errored' || error === undefined) continue;
    const reason = reasonOf(error);
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const reasons = [...counts].sort(([, a], [, b]) => b - a);
  const [first, ...others] = reasons.map(([reason, count]) => (reasons.length === 1 ? reason : `${reason} (${count})`));
  const shown = others.length > 1 ? [first, `${others.length} other reasons`] : [first, ...others];
  const why = shown.filter((one) => one !== undefined).join(', ');
  return `${total.errored} of ${total.episodes} not scored${why === '' ? '' : `: ${why}`}`;
}
