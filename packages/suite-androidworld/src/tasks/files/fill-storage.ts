import {
  type FileHashes,
  hashSharedStorage,
  sharedStorage,
  wipeSharedStorage,
  writeTextFiles,
} from '@androidworld/android-kit';
import { AndroidWorldError, type TaskContext } from '@androidworld/core';
import { fileContent, neighbourFiles } from '../../words/neighbour-files.ts';
import { type StorageFolder, storageFolders } from '../../words/storage-folders.ts';
import { type NamedStorage, storageName } from './storage-name.ts';

export interface FilledStorage extends NamedStorage {
  /** All files of the shared storage. */
  readonly before: FileHashes;
}

/**
 * Leaves the shared storage with the files of one folder only: the one a task is about, among others that belong there.
 *
 * @throws AW_DEVICE_STATE if the device does not show the file afterwards
 */
export async function fillStorage(
  { device, signal, random }: TaskContext,
  { fileName, folder }: { readonly fileName: string; readonly folder: StorageFolder },
): Promise<FilledStorage> {
  await wipeSharedStorage(device, { signal });
  const neighbours = neighbourFiles(random, { name: fileName, candidates: storageFolders[folder] });
  const files = { ...neighbours, [fileName]: fileContent(random) };
  await writeTextFiles(device, `${sharedStorage}/${folder}`, files, { signal });
  const before = await hashSharedStorage(device, { signal });
  const missing = Object.keys(files).filter((name) => !before.has(`${folder}/${name}`));
  if (missing.length === 0) return { before, storageName: await storageName(device, { signal }) };
  throw new AndroidWorldError(
    'AW_DEVICE_STATE',
    `Wrote ${missing.join(', ')} to ${sharedStorage}/${folder} of ${device.serial}, and found only ${[...before.keys()].join(', ') || 'nothing'}`,
    { details: { serial: device.serial, folder, missing } },
  );
}
