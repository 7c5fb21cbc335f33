import type { CallOptions, Device } from '@androidworld/core';
import type { DeviceKind, EmulatorConsole, SettleTimings } from '@androidworld/core/driver';
import { perform } from './act/perform.ts';
import { apps } from './apps/apps.ts';
import { emulatorConsole } from './console.ts';
import { type DeviceLinkOptions, deviceLink } from './device-link.ts';
import { files } from './files.ts';
import { observer } from './observe/observe.ts';
import { readFacts } from './read-facts.ts';
import { restartAsRoot } from './restart-as-root.ts';
import { type AdbServerHere, adbServer } from './transport/transport.ts';

export interface OpenAdbDeviceOptions extends AdbServerHere, CallOptions, DeviceLinkOptions {
  /** As `adb devices` lists it, e.g. `emulator-5554`. */
  readonly serial: string;
  /** Default: what the device's properties say. */
  readonly kind?: DeviceKind;
  /** How long to wait for the screen to rest, in ms. Default: `realSettleTimings`. */
  readonly settleTimings?: SettleTimings;
  /** Default: the console of `emulator-<port>` on the adb server's machine; none for other serials. */
  readonly console?: EmulatorConsole;
  /** Restart adbd as root, which files of apps need. Default false. */
  readonly root?: boolean;
}

/**
 * How long real devices need. A look (a tree dump) takes 1.5 to 3 s on an emulator, so `quietMs` is two looks in any
 * case; the pause between them only matters where dumps are fast. Dialogs and keyboards appear within 300 to 600 ms.
 */
export const realSettleTimings: SettleTimings = { intervalMs: 150, quietMs: 200, graceMs: 700, timeoutMs: 6_000 };

/**
 * Opens one device of an adb server: emulator, phone, or anything else that speaks adb.
 *
 * @throws AW_ADB_SERVER_UNREACHABLE, AW_DEVICE_NOT_FOUND with the serials there are, AW_DEVICE_STATE when it is offline or
 * unauthorized or, with `root`, gives no root
 */
export async function openAdbDevice(options: OpenAdbDeviceOptions): Promise<Device> {
  const { serial, host, port, adbPath, connect, settleTimings = realSettleTimings, signal, timeoutMs } = options;
  const call: CallOptions = { ...(signal && { signal }), ...(timeoutMs !== undefined && { timeoutMs }) };
  const server = adbServer({ host, port, adbPath, connect });
  // Asked outside of the link, which would wait for a device that is not there.
  await server.features(serial, call);
  const link = deviceLink(server, serial, options);
  if (options.root) await restartAsRoot(link, call);
  await link.watchBoot(call);
  const facts = await readFacts(link, { kind: options.kind, ...call });
  const console = options.console ?? defaultConsole(serial, server.host);

  return {
    serial,
    kind: facts.kind,
    settleTimings,
    facts: (again) => readFacts(link, { kind: facts.kind, ...again }),
    observe: observer(link),
    perform: (input, again) => perform(link, input, again),
    shell: (command, again) => link.shell(command, again),
    files: files(link),
    apps: apps(link),
    ...(options.time && { time: options.time }),
    ...(console && { console }),
    // Each call has its own connection, which ends with it: nothing is held.
    close: async () => {},
  };
}

function defaultConsole(serial: string, host: string): EmulatorConsole | undefined {
  const port = /^emulator-(\d+)$/.exec(serial)?.[1];
  return port === undefined ? undefined : emulatorConsole({ host, port: Number(port) });
}
