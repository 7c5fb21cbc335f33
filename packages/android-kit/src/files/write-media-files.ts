import { type CallOptions, type Device, sh } from '@androidworld/core';
import { run } from '../shell/run.ts';

/**
 * Writes pictures, sound or videos into a folder of the shared storage, which is made when it is missing, and has the
 * media index take them in: galleries and players show what it lists.
 *
 * @param files content by name
 * @throws AW_COMMAND_FAILED if one of them cannot be written
 * @see AOSP `packages/providers/MediaProvider`, `MediaStore.scanVolume`
 */
export async function writeMediaFiles(
  device: Device,
  folder: string,
  files: Readonly<Record<string, Uint8Array>>,
  options: CallOptions = {},
): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await device.files.write(`${folder}/${name}`, content, { ...options, mode: 0o777 });
  }
  await scanMedia(device, options);
}

/** Has the media index take note of files that came, changed or went without it. */
export async function scanMedia(device: Device, options: CallOptions = {}): Promise<void> {
  await run(device, sh`content call --uri content://media --method scan_volume --arg external_primary`, options);
}
