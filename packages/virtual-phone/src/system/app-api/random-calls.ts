import type { AppApi } from '@androidworld/app-sdk';
import { PhoneRandom } from '../random/phone-random.ts';
import type { SystemServices } from '../system-services.ts';
import type { Caller } from './app-api.ts';

/** More at once are a mistake. */
const mostBytes = 65_536;

/** Of each app, whichever of its processes or screens draws: at one moment no two draw the same. */
const byPhone = new WeakMap<SystemServices, Map<string, PhoneRandom>>();

function randomOf(system: SystemServices, packageName: string): PhoneRandom {
  const byPackage = byPhone.get(system) ?? new Map<string, PhoneRandom>();
  byPhone.set(system, byPackage);
  const random = byPackage.get(packageName) ?? new PhoneRandom(packageName, system.clock);
  byPackage.set(packageName, random);
  return random;
}

export function randomCalls({ system, record }: Caller): AppApi['random'] {
  return {
    async bytes(count) {
      if (!Number.isInteger(count) || count < 0 || count > mostBytes)
        throw new RangeError(`Expected 0 to ${mostBytes} bytes, found ${count}`);
      return randomOf(system, record.packageName).fill(new Uint8Array(count));
    },
    uuid: async () => randomOf(system, record.packageName).uuid(),
  };
}
