import { foregroundActivity, run } from '@androidworld/android-kit';
import { type Device, sh } from '@androidworld/core';

/** The package of the app in front. */
export async function front(device: Device): Promise<string | undefined> {
  return (await foregroundActivity(device))?.packageName;
}

/** Whether a folder, or one below it, has an entry of this path. */
export async function exists(device: Device, folder: string, name: string): Promise<boolean> {
  const { stdout } = await device.shell(sh`find ${folder} -type f -o -type d`);
  return stdout.replaceAll('\r', '').split('\n').includes(`${folder}/${name}`);
}

/** What a file holds; nothing when there is none. */
export async function readText(device: Device, path: string): Promise<string | undefined> {
  if ((await device.files.stat(path))?.kind !== 'file') return undefined;
  return new TextDecoder().decode(await device.files.read(path));
}

/** The names of a folder's visible entries. */
export async function names(device: Device, folder: string): Promise<string[]> {
  return (await run(device, sh`ls ${folder}`)).split('\n');
}
