import { AndroidWorldError, type CallOptions, type Device, sh } from '@androidworld/core';
import { run } from '../shell/run.ts';

/**
 * Not the original's `/data/data/android_world/snapshots`: on a phone that both use, each would take the other's states,
 * whose layout differs, for its own. And not below `/data/data`, whose folders without an app Android may remove.
 */
const store = '/data/local/androidworld-typescript/snapshots';

/** An app's private folders: credential-protected and device-protected storage. */
const folders = (packageName: string) =>
  [
    { name: 'data', path: `/data/data/${packageName}` },
    { name: 'data_de', path: `/data/user_de/0/${packageName}` },
  ] as const;

/** Exit code of the script when nothing was saved; no program in it ends with this one. */
const missing = 77;

/** Whether a state of this app was saved. Needs root. */
export async function hasAppSnapshot(device: Device, packageName: string, options: CallOptions = {}): Promise<boolean> {
  const { exitCode } = await device.shell(sh`test -d ${`${store}/${packageName}/data`}`, { ...options, root: true });
  return exitCode === 0;
}

/**
 * Saves an app's private data whole: hidden files, device-protected storage, owners, modes, times. Stops the app.
 * Replaces an earlier snapshot. Needs root.
 */
export async function saveAppSnapshot(device: Device, packageName: string, options: CallOptions = {}): Promise<void> {
  const root = { ...options, root: true };
  const target = `${store}/${packageName}`;
  const part = `${target}.part`;
  await run(device, sh`am force-stop ${packageName}`, options);
  await run(device, sh`rm -rf ${part}; mkdir -p ${part}`, root);
  for (const { name, path } of folders(packageName)) {
    await run(
      device,
      sh`if [ -d ${path} ]; then mkdir -p ${`${part}/${name}`} && cp -a ${`${path}/.`} ${`${part}/${name}/`}; fi`,
      root,
    );
  }
  // Renamed when complete, so that a half-made snapshot is never taken for one.
  await run(device, sh`rm -rf ${target} && mv ${part} ${target}`, root);
}

/**
 * Puts an app back into its saved state and stops it. Everything it has now is removed first, hidden files included;
 * owners, modes and SELinux labels are as the app's own.
 *
 * @throws AW_DEVICE_STATE if nothing was saved for this app
 */
export async function restoreAppSnapshot(
  device: Device,
  packageName: string,
  options: CallOptions = {},
): Promise<void> {
  // One round trip: this runs for each app before and after every episode.
  const restore = ({ name, path }: { name: string; path: string }) => {
    const saved = `${store}/${packageName}/${name}`;
    return sh`if [ -d ${saved} ]; then find ${path} -mindepth 1 -delete && cp -a ${`${saved}/.`} ${`${path}/`} && restorecon -RD ${path} || exit 1; fi`;
  };
  const [data, deviceProtected] = folders(packageName);
  const script = sh`[ -d ${`${store}/${packageName}/data`} ] || exit ${missing}
am force-stop ${packageName}
${restore(data)}
${restore(deviceProtected)}`;
  const { exitCode, stdout, stderr } = await device.shell(script, { ...options, root: true });
  if (exitCode === 0) return;
  const details = { serial: device.serial, packageName, exitCode, stdout, stderr };
  if (exitCode === missing) {
    throw new AndroidWorldError(
      'AW_DEVICE_STATE',
      `${device.serial} has no saved state of ${packageName} (looked in ${store}/${packageName}). Save one with saveAppSnapshot() or setUpApp() first.`,
      { details },
    );
  }
  throw new AndroidWorldError(
    'AW_COMMAND_FAILED',
    `The state of ${packageName} could not be restored on ${device.serial} (exit code ${exitCode}): ${(stderr || stdout).trim()}`,
    { details },
  );
}
