import type { Driver } from '@androidworld/core';
import type { DeviceInfo, DeviceKind, SettleTimings } from '@androidworld/core/driver';
import { checkAdbOptions } from './adb-options.ts';
import { adbChecks } from './checks.ts';
import { deviceLink } from './device-link.ts';
import { type AdbLease, leaseDevice } from './lease/lease-device.ts';
import { openAdbDevice } from './open-adb-device.ts';
import { type AdbServerAddress, adbServer, deviceNotFound, type ListedDevice } from './transport/transport.ts';

export interface AdbOptions extends AdbServerAddress {
  /** Devices to use. Default: all that the server lists. */
  readonly serials?: readonly string[];
  /** Restart adbd as root on opening, which files of apps need. Default false. */
  readonly root?: boolean;
  /** How long to wait for screens to rest, in ms. Default: `realSettleTimings`. */
  readonly settleTimings?: SettleTimings;
}

/**
 * The driver for everything that an adb server knows: emulators, phones, devices of another machine.
 *
 * ```ts
 * adb({ serials: ['emulator-5554', 'emulator-5556'], root: true })
 * ```
 *
 * The server is contacted with the first call. One on this machine is started if none answers, and that one is ended by
 * `close()`, also under others who have come to use it; none that ran already is restarted or stopped.
 *
 * @throws AW_CONFIG_INVALID if an option is not of its type
 */
export function adb(options: AdbOptions = {}): Driver {
  checkAdbOptions(options);
  const { serials, root, settleTimings, ...address } = options;
  const server = adbServer(address);
  const leases = new Map<string, AdbLease>();
  const isOurs = ({ serial }: { readonly serial: string }) => serials?.includes(serial) ?? true;

  return {
    name: 'adb',
    list: async (call) => (await server.devices(call)).filter(isOurs).map(toInfo),
    async lease(serial, owner, call) {
      const lease = await leaseDevice({ link: deviceLink(server, serial), owner, ...call });
      leases.set(serial, lease);
      return lease;
    },
    async open(serial, call) {
      if (!isOurs({ serial })) {
        throw await deviceNotFound(serial, server, async () => (await server.devices(call)).filter(isOurs));
      }
      return openAdbDevice({
        serial,
        ...address,
        ...(root !== undefined && { root }),
        ...(settleTimings && { settleTimings }),
        before: leases.get(serial)?.assure,
        ...call,
      });
    },
    close: () => server.close(),
    checks: () => adbChecks({ server, adbPath: options.adbPath, serials }),
  };
}

function toInfo({ serial, state, model }: ListedDevice): DeviceInfo {
  return { serial, kind: guessKind(serial, model), state, ...(model && { model }) };
}

/** Listing asks no device; opening one reads its properties and knows. */
function guessKind(serial: string, model = ''): DeviceKind {
  return serial.startsWith('emulator-') || /^(?:sdk_|Android_SDK)/.test(model) ? 'emulator' : 'phone';
}
