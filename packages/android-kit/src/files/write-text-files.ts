import { type CallOptions, type Device, sh } from '@androidworld/core';
import { run } from '../shell/run.ts';

/**
 * Writes small files into a folder, which is made when it is missing, in one round trip.
 *
 * @param files content by name, in the order in which they are written
 * @throws AW_COMMAND_FAILED if one of them cannot be written
 */
export async function writeTextFiles(
  device: Device,
  folder: string,
  files: Readonly<Record<string, string>>,
  options: CallOptions = {},
): Promise<void> {
  const start = sh`mkdir -p ${folder} && cd ${folder}`;
  const script = Object.entries(files).reduce(
    (before, [name, content]) => sh`${before} && printf %s ${content} > ${`./${name}`}`,
    start,
  );
  await run(device, script, options);
}
