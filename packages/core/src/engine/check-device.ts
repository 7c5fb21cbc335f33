import { z } from 'zod';
import { type Device, type DeviceFacts, type DeviceInfo, type Driver, deviceKinds } from '../contracts/device.ts';
import { requireValid } from './require-valid.ts';

const text = z.string('expected a text');
const serial = text.min(1, 'expected a text that is not empty');
const number = z.number('expected a number');
const kind = z.enum(deviceKinds, `expected ${deviceKinds.map((each) => `"${each}"`).join(', ')}`);
const method = z.custom((value) => typeof value === 'function', 'expected a function');
const timing = z.number('expected milliseconds').nonnegative('expected milliseconds from 0');
const object = <Shape extends z.ZodRawShape>(shape: Shape) => z.looseObject(shape, 'expected an object');

const listed = z.array(object({ serial, kind, state: text }), 'expected a list');

const opened = z.looseObject(
  {
    ...{ serial, kind, facts: method, observe: method, perform: method, shell: method, close: method },
    // Without a number here a screen is waited for without end.
    settleTimings: object({ intervalMs: timing, quietMs: timing, graceMs: timing, timeoutMs: timing }),
    files: object({
      ...{ read: method, write: method, stat: method, list: method, pushFolder: method, pullFolder: method },
    }),
    apps: object({ list: method, open: method, stop: method, install: method }),
    time: object({ now: method, pass: method, settle: method }).optional(),
    console: object({ sendSms: method, call: method, endCall: method, setLocation: method }).optional(),
  },
  'expected a device',
);

const facts = object({
  ...{ serial, kind, model: text, apiLevel: number, buildFingerprint: text },
  screen: object({ width: number, height: number, densityDpi: number }),
  rooted: z.boolean('expected true or false'),
});

/**
 * What a driver lists, opens and says of a device, which is recorded with a run. What breaks the contract is told before
 * anything is run on it: afterwards it would make the report unreadable.
 *
 * @throws AW_PLUGIN_INVALID saying what was expected and what was found
 */
export function requireDevices(found: unknown, driver: Driver): readonly DeviceInfo[] {
  return requireValid(listed, found, `list() of driver "${driver.name}" gave what is no list of devices`);
}

/** @throws AW_PLUGIN_INVALID as {@link requireDevices} */
export function requireDevice(found: unknown, driver: Driver): Device {
  return requireValid(opened, found, `open() of driver "${driver.name}" gave what is no device`);
}

/** @throws AW_PLUGIN_INVALID as {@link requireDevices} */
export function requireFacts(found: unknown, driver: Driver): DeviceFacts {
  return requireValid(facts, found, `facts() of a device of driver "${driver.name}" are not whole`);
}
