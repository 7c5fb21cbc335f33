import { type CallOptions, type Device, sh } from '@androidworld/core';
import { run } from '../shell/run.ts';

/**
 * Sets when files of a folder were changed last, in one round trip.
 *
 * @param times milliseconds since the epoch by name; kept to the second
 * @throws AW_COMMAND_FAILED if one of them cannot be set
 */
export async function setModifiedTimes(
  device: Device,
  folder: string,
  times: Readonly<Record<string, number>>,
  options: CallOptions = {},
): Promise<void> {
  const script = Object.entries(times).reduce(
    (before, [name, ms]) => sh`${before} && touch -c -d ${`@${Math.floor(ms / 1000)}`} ${`./${name}`}`,
    sh`cd ${folder}`,
  );
  await run(device, script, options);
}
