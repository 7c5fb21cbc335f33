import fs from 'node:fs';
import type { VirtualApp } from '@androidworld/app-sdk';
import type { PhoneState } from '@androidworld/app-sdk/host';
import { AndroidWorldError } from '@androidworld/core';
import { makeTempFolder } from '@androidworld/core/host';
import type { AdbTarget } from './adb/adb-target.ts';
import { checkApps } from './check-apps.ts';
import { checkBundles } from './check-bundles.ts';
import { type AppUpdates, appUpdates } from './develop/app-updates.ts';
import { phoneAdbTarget } from './phone-adb-target.ts';
import { PhoneSnapshots } from './phone-snapshots.ts';
import type { ScreenControl, ScreenHost } from './screen/protocol.ts';
import { programs } from './shell/commands/programs.ts';
import { endShellProcesses } from './shell/index.ts';
import { phoneState } from './system/page/phone-state.ts';
import { SystemServer } from './system/system-server.ts';
import type { SystemServices } from './system/system-services.ts';
import type { TimeSource } from './system/time/time-source.ts';

/** What a phone is made of, and where its disk and clock begin. */
export interface PhoneOptions {
  /** What is on it when it is new: the packages of its system image. */
  readonly image?: readonly VirtualApp[];
  /** What is installed on it besides; other apps it cannot run. */
  readonly apps: readonly VirtualApp[];
  /** Opens the phone's screen. */
  readonly openScreen: (host: ScreenHost, initial: PhoneState) => Promise<ScreenControl>;
  /** Default `emulator-5554`. */
  readonly serial?: string;
  /** Folder of the host the disk is kept in; default a temporary one that is removed at the end. */
  readonly folder?: string;
  /** Folder written by `Phone.save` that a new disk starts from. */
  readonly from?: string;
  /** What the phone's time goes by; default the computer's. */
  readonly time?: TimeSource;
  /** Clock at the start, milliseconds since the epoch; default 2023-10-15 15:34:00 UTC. */
  readonly clockMs?: number;
  /** Olson name; default `UTC`. */
  readonly zone?: string;
  /** `ro.product.name` and model; default `sdk_gphone64_x86_64`. */
  readonly product?: string;
  /** Name of its virtual device, `ro.boot.qemu.avd_name`. Default `Pixel_6_API_33`. */
  readonly avdName?: string;
  /** Told when somebody ended the phone from within: powered off, `adb emu kill`. */
  readonly onEnd?: () => void;
  /**
   * Told when the phone has died by itself (somebody ended its screen's page, or Chromium) and starts anew, on its disk.
   *
   * @param started rejects when it did not; the phone is then to be closed
   */
  readonly onDeath?: (reason: string, started: Promise<void>) => void;
}

/** One running virtual phone. */
export interface Phone {
  /** As adb names it, e.g. `emulator-5554`. */
  readonly serial: string;
  /** The system that its commands, apps and screen talk to. */
  readonly system: SystemServices;
  /** What an adb server or adbd serves of it. */
  readonly adb: AdbTarget;
  /** Other versions of its apps, while it runs. */
  readonly updates: AppUpdates;
  /** Saves the disk, and with it what the phone remembers, in a folder that `restore` and `from` take. */
  save(folder: string): Promise<void>;
  /** Restarts the phone from a saved folder. */
  restore(folder: string): Promise<void>;
  /** @throws {AndroidWorldError} AW_DEVICE_STATE when it gets no screen */
  reboot(): Promise<void>;
  /** Switches the phone off and closes its screen; a temporary disk is removed. */
  close(): Promise<void>;
}

/** Sunday, 15 October 2023, 15:34:00 UTC: the moment every task of AndroidWorld starts at (paper, section 3.4). */
export const defaultClockMs = Date.UTC(2023, 9, 15, 15, 34);

const device = 'emu64xa';
const firstScreenMs = 5_000;
/** So many screens may a phone lose while it starts, before it is given up. */
const mostScreensLost = 2;

/** Starts a phone and brings it to its home screen. */
export async function bootPhone(options: PhoneOptions): Promise<Phone> {
  const apps = allApps(options);
  const folder = options.folder ?? makeTempFolder('phone');
  const product = options.product ?? 'sdk_gphone64_x86_64';
  const serial = options.serial ?? 'emulator-5554';
  const system = new SystemServer({
    folder,
    apps,
    time: options.time,
    nowMs: options.clockMs ?? defaultClockMs,
    zone: options.zone ?? 'UTC',
    names: { product, device },
    programs: [...programs.keys()],
    avdName: options.avdName ?? 'Pixel_6_API_33',
    display: { width: 1080, height: 2400, densityDpi: 420 },
    onPowerOff: () => options.onEnd?.(),
    onReboot: () => phone.reboot(),
  });
  const removeFolder = () => {
    if (options.folder === undefined) fs.rmSync(folder, { recursive: true, force: true });
  };
  let isClosed = false;
  let isStarting = true;
  const restartListeners = new Set<(until: Promise<void>) => void>();

  const openScreen = () => options.openScreen(system.screenHost, phoneState(system));
  const showScreen = async (opening = openScreen()) => {
    const screen = await opening;
    system.attachScreen(screen);
    void screen.ended.then((reason) => lostScreen(screen, reason));
  };
  const lostScreen = (screen: ScreenControl, reason: string) => {
    if (isClosed || system.screen !== screen) return;
    system.attachScreen(null);
    system.log.write({ priority: 'E', tag: 'SurfaceFlinger', message: `The screen ${reason}` });
    const closed = screen.close();
    // Whoever starts it sees that it has no screen.
    if (isStarting) return;
    const started = closed.then(() => phone.reboot());
    for (const listener of [...restartListeners]) listener(started);
    // Who is told of it may look away; the failure is that of the one who is told.
    started.catch(() => undefined);
    options.onDeath?.(reason, started);
  };
  /** Brings the phone to its home screen, on a screen that lives. */
  const start = async () => {
    for (let lost = 0; ; lost += 1) {
      if (system.screen === null) await showScreen();
      await system.boot();
      // On a slow computer the launcher may take longer; whoever looks waits for it again.
      await system.screen?.idle({ timeoutMs: firstScreenMs }).catch((error) => logLateHome(system, error));
      if (system.screen !== null) return;
      if (lost === mostScreensLost) {
        throw new AndroidWorldError('AW_DEVICE_STATE', `${serial} lost its screen ${lost + 1} times while it started`);
      }
      await system.shutDown();
    }
  };
  /** One start at a time: somebody may ask for one while the phone starts by itself. */
  let starting: Promise<void> = Promise.resolve();
  const startAnew = (change: () => Promise<void>): Promise<void> => {
    const started = starting.then(async () => {
      isStarting = true;
      try {
        endShellProcesses(system);
        await system.shutDown();
        await change();
        await system.prepareDisk();
        await start();
      } finally {
        isStarting = false;
      }
    });
    starting = started.catch(() => undefined);
    return started;
  };
  try {
    if (options.from !== undefined) await system.disk.restore(options.from);
    // The page loads while apps are put on the disk.
    const opening = openScreen();
    try {
      await system.prepareDisk();
    } catch (error) {
      void opening.then((screen) => screen.close()).catch(() => undefined);
      throw error;
    }
    await showScreen(opening);
    await start();
  } catch (error) {
    await stop(system);
    removeFolder();
    throw error;
  } finally {
    isStarting = false;
  }
  const adb = phoneAdbTarget({
    system,
    serial,
    product: { name: product, model: product, device },
    snapshots: new PhoneSnapshots({
      save: (to) => phone.save(to),
      restore: (from) => phone.restore(from),
      now: () => system.clock.now(),
    }),
    reboot: () => phone.reboot(),
    followRestarts(listener) {
      restartListeners.add(listener);
      return () => restartListeners.delete(listener);
    },
    end: () => options.onEnd?.(),
  });
  let closing: Promise<void> | undefined;
  const phone: Phone = {
    serial,
    system,
    adb,
    updates: appUpdates(system),
    async save(to) {
      await system.saved.save();
      await system.disk.save(to);
    },
    restore: (from) => startAnew(() => system.disk.restore(from)),
    reboot: () => startAnew(async () => undefined),
    close() {
      isClosed = true;
      closing ??= adb
        .close()
        .then(() => stop(system))
        .finally(removeFolder);
      return closing;
    },
  };
  return phone;
}

/** @throws {AndroidWorldError} AW_CONFIG_INVALID when an app that is installed says it is part of the system */
function allApps({ image = [], apps }: PhoneOptions): readonly VirtualApp[] {
  checkApps([...image, ...apps]);
  checkBundles([...image, ...apps]);
  for (const { manifest } of apps) {
    if (!manifest.system) continue;
    const message =
      `${manifest.packageName} is among the \`apps\` of a virtual phone, but its manifest says \`system: true\`. ` +
      'Packages of the system may do what others may not: put it into `image`, or leave out `system`';
    throw new AndroidWorldError('AW_CONFIG_INVALID', message, { details: { packageName: manifest.packageName } });
  }
  return [...image, ...apps];
}

function logLateHome(system: SystemServer, error: unknown): void {
  system.log.write({ priority: 'W', tag: 'SystemServer', message: `The home screen is late: ${String(error)}` });
}

async function stop(system: SystemServer): Promise<void> {
  const { screen } = system;
  system.attachScreen(null);
  endShellProcesses(system);
  await system.shutDown();
  await screen?.close();
}
