import type { AdbTarget } from './adb-target.ts';
import { AttachedDevice } from './attached-device.ts';

/** How a request names the device it is for. */
export type DeviceSelection =
  | { readonly by: 'any' | 'usb' | 'local' }
  | { readonly by: 'serial'; readonly serial: string }
  | { readonly by: 'id'; readonly id: number };

/** The phones of the in-process server; each gets another transport id whenever it comes back. */
export class DeviceList {
  readonly #devices = new Map<string, AttachedDevice>();
  readonly #unfollow = new Map<AttachedDevice, () => void>();
  readonly #listeners = new Set<() => void>();
  #lastId = 0;

  all(): readonly AttachedDevice[] {
    return [...this.#devices.values()];
  }

  attach(target: AdbTarget): void {
    this.detach(target.serial);
    this.#lastId += 1;
    const device = new AttachedDevice(this.#lastId, target, (until) => this.#restart(device, until));
    this.#devices.set(target.serial, device);
    const unfollow = target.followRestarts?.((until) => this.#restart(device, until));
    if (unfollow !== undefined) this.#unfollow.set(device, unfollow);
    this.#changed();
  }

  detach(serial: string): void {
    const device = this.#devices.get(serial);
    if (device === undefined) return;
    this.#devices.delete(serial);
    this.#unfollow.get(device)?.();
    this.#unfollow.delete(device);
    device.goOffline();
    this.#changed();
  }

  matching(selection: DeviceSelection): readonly AttachedDevice[] {
    // All phones of this server are emulators, which adb calls local.
    if (selection.by === 'usb') return [];
    if (selection.by === 'serial') return this.all().filter(({ target }) => target.serial === selection.serial);
    if (selection.by === 'id') return this.all().filter(({ id }) => id === selection.id);
    return this.all();
  }

  /** The one device that is meant, or why there is none, in adb's words. */
  select(selection: DeviceSelection): AttachedDevice | { readonly failure: string } {
    const [device, another] = this.matching(selection);
    if (device === undefined) return { failure: absence(selection) };
    if (another !== undefined) {
      return { failure: selection.by === 'local' ? 'more than one emulator' : 'more than one device/emulator' };
    }
    return device;
  }

  /** Calls `listener` after every change; returns a function that ends it. */
  follow(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #restart(device: AttachedDevice, until: Promise<void> = Promise.resolve()): void {
    if (this.#devices.get(device.target.serial) !== device) return;
    this.detach(device.target.serial);
    const comeBack = () => {
      if (!this.#devices.has(device.target.serial)) this.attach(device.target);
    };
    // A phone that failed to boot stays away; who asked for it is told why.
    until.then(comeBack, () => {});
  }

  #changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

function absence(selection: DeviceSelection): string {
  switch (selection.by) {
    case 'serial':
      return `device '${selection.serial}' not found`;
    case 'id':
      return `no device with transport id '${selection.id}'`;
    case 'local':
      return 'no emulators found';
    default:
      return 'no devices/emulators found';
  }
}
