import { AndroidWorldError, type CallOptions, type Device, sh } from '@androidworld/core';
import { run } from '../shell/run.ts';

/** Names of all installed packages. */
export async function listPackages(device: Device, options: CallOptions = {}): Promise<ReadonlySet<string>> {
  const output = await run(device, sh`pm list packages`, options);
  return new Set(output.split(/\r?\n/).flatMap((line) => /^package:(\S+)/.exec(line)?.[1] ?? []));
}

/** Wipes an app's data, as "Clear storage" in Settings. @throws AW_COMMAND_FAILED when it is not installed */
export async function clearAppData(device: Device, packageName: string, options: CallOptions = {}): Promise<void> {
  const output = await run(device, sh`pm clear ${packageName}`, options);
  if (output.trim() === 'Success') return;
  throw new AndroidWorldError(
    'AW_COMMAND_FAILED',
    `"pm clear ${packageName}" on ${device.serial} printed ${JSON.stringify(output)}`,
  );
}

/** Grants a runtime permission (`pm grant`). @throws AW_COMMAND_FAILED when it cannot be granted */
export async function grantPermission(
  device: Device,
  packageName: string,
  permission: string,
  options: CallOptions = {},
): Promise<void> {
  await run(device, sh`pm grant ${packageName} ${permission}`, options);
}

/** Whether a runtime permission was granted, on the screen or by {@link grantPermission}. */
export async function hasPermission(
  device: Device,
  packageName: string,
  permission: string,
  options: CallOptions = {},
): Promise<boolean> {
  const lines = (await run(device, sh`dumpsys package ${packageName}`, options)).split(/\r?\n/);
  return lines.some((line) => line.trim().startsWith(`${permission}: granted=true`));
}

/**
 * Lets an app manage all files of the shared storage (`MANAGE_EXTERNAL_STORAGE`), as "Allow access to manage all files"
 * in Settings: an app operation, which `pm grant` cannot give.
 */
export async function grantAllFilesAccess(
  device: Device,
  packageName: string,
  options: CallOptions = {},
): Promise<void> {
  await run(device, sh`appops set ${packageName} MANAGE_EXTERNAL_STORAGE allow`, options);
}
