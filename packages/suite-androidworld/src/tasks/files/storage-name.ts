import { getSetting } from '@androidworld/android-kit';
import { type CallOptions, type Device, sh } from '@androidworld/core';

/**
 * What the Files app calls the shared storage: the name its owner gave the phone, or else its model.
 *
 * @see ExternalStorageProvider of AOSP, which names the root
 */
export async function storageName(device: Device, options: CallOptions = {}): Promise<string> {
  const name = await getSetting(device, 'global', 'device_name', options);
  if (name !== undefined) return name;
  return (await device.shell(sh`getprop ro.product.model`, options)).stdout.trim();
}

export interface NamedStorage {
  /** As the Files app calls it. */
  readonly storageName: string;
}

/** For a goal, which is told before the device is known and again with what set-up has read from it. */
export function namedStorage(state: NamedStorage | undefined): string {
  return state === undefined ? 'the shared storage of the phone' : `the storage ${state.storageName}`;
}
