import { run } from '@androidworld/android-kit';
import { AndroidWorldError, type CallOptions, type Device, sh, waitUntil } from '@androidworld/core';
import type { Host } from './host.ts';
import { type HostEpisode, readEpisode } from './read-episode.ts';

/** What the app is told to show. */
export interface PageStart {
  /** Name of the page, e.g. `click-test`. */
  readonly page: string;
  /** Same seed, same problem. */
  readonly seed: number;
  /** Folder on the device with the user's own pages. */
  readonly pagesFolder?: string;
}

/** A page that has not said what it asks for within this time will not. */
const UTTERANCE_MS = 10_000;
const RESET_AGAIN_MS = 1_000;

const reset = sh`--ez reset true`;

/**
 * Opens a page and starts an episode on it.
 *
 * @returns what the page asks for
 * @throws AW_DEVICE_STATE if the app or the page cannot be opened; AW_TIMEOUT if the page never says what it asks for
 */
export async function startEpisode(
  device: Device,
  host: Host,
  start: PageStart,
  options: CallOptions = {},
): Promise<string> {
  const { page, seed, pagesFolder } = start;
  const config = { task: page, seed, ...(pagesFolder !== undefined && { pages: pagesFolder }) };
  await tell(device, host, sh`--es RL_TASK_APP_CONFIG ${JSON.stringify(config)}`, options);
  await tell(device, host, reset, options);
  const episode = await waitUntil(firstWord(device, host, options), {
    device,
    what: `page "${page}" on ${device.serial} says what it asks for`,
    timeoutMs: UTTERANCE_MS,
    intervalMs: 20,
    signal: options.signal,
  });
  if (episode.phase !== 'broken') return episode.utterance;
  throw new AndroidWorldError(
    'AW_DEVICE_STATE',
    `Page "${page}" cannot be used on ${device.serial}: ${episode.problem}`,
    {
      details: { serial: device.serial, page, problem: episode.problem },
    },
  );
}

async function tell(device: Device, { component }: Host, extra: ReturnType<typeof sh>, options: CallOptions) {
  const output = await run(device, sh`am start -W -n ${component} ${extra}`, options);
  // `am start` ends with exit code 0 whatever became of it.
  if (!/^Error/m.test(output)) return;
  throw new AndroidWorldError(
    'AW_DEVICE_STATE',
    `${component} on ${device.serial} cannot be started: ${output.trim()}`,
    {
      details: { serial: device.serial, component, output },
    },
  );
}

/** Looks until the page has said something. */
function firstWord(device: Device, host: Host, options: CallOptions): () => Promise<HostEpisode | undefined> {
  let resetAtMs = performance.now();
  return async () => {
    const episode = await readEpisode(device, host, options);
    if (episode.utterance !== '' || episode.phase === 'broken') return episode;
    // The original app loses a reset that comes before its page has loaded, and cannot say whether it has.
    if (host.actions.state === undefined && performance.now() - resetAtMs > RESET_AGAIN_MS) {
      resetAtMs = performance.now();
      await tell(device, host, reset, options);
    }
    return undefined;
  };
}
