import type { Device } from '../contracts/device.ts';
import type { Selector } from '../contracts/task.ts';

/** A device to be tested, and what the tests may do with it. */
export interface DeviceFixture {
  /** Open, and in use by nobody else. */
  readonly device: Device;
  /** Label of an installed app that opens without asking anything. Default `Settings`. */
  readonly app?: string;
  /** A folder the tests may fill and empty. Default `/sdcard/Download/device-contract`. */
  readonly folder?: string;
  /** Brings an empty text field to the front. Without it the cases on typing fail; list them as known. */
  showTextField?(): Promise<Selector>;
  /** Brings a list that is longer than the screen to the front. Without it the case on swiping fails. */
  showLongList?(): Promise<Selector>;
}

export function appOf({ app = 'Settings' }: DeviceFixture): string {
  return app;
}

export function folderOf({ folder = '/sdcard/Download/device-contract' }: DeviceFixture): string {
  return folder;
}
