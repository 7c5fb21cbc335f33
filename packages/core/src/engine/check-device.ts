import { z } from 'zod';
import { type Device, type DeviceFacts, type DeviceInfo, type Driver, deviceKinds } from '../contracts/device.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import { describeIssues } from '../messages/describe-issues.ts';

const text = z.string('expected a text');
const serial = text.min(1, 'expected a text that is not empty');
const number = z.number('expected a number');
const kind = z.enum(deviceKinds, `expected ${deviceKinds.map((each) => `"${each}"`).join(', ')}`);
const method = z.custom((value) => typeof value === 'function', 'expected a function');
const object = z.custom((value) => typeof value === 'object' && value !== null, 'expected an object');

const listed = z.array(z.looseObject({ serial, kind, state: text }, 'expected an object'), 'expected a list');

const opened = z.looseObject(
  {
    ...{ serial, kind, settleTimings: object, files: object, apps: object },
    ...{ facts: method, observe: method, perform: method, shell: method, close: method },
  },
  'expected a device',
);

const facts = z.looseObject(
  {
    ...{ serial, kind, model: text, apiLevel: number, buildFingerprint: text },
    screen: z.looseObject({ width: number, height: number, densityDpi: number }, 'expected an object'),
    rooted: z.boolean('expected true or false'),
  },
  'expected an object',
);

/**
 * What a driver lists, opens and says of a device, which is recorded with a run. What breaks the contract is told before
 * anything is run on it: afterwards it would make the report unreadable.
 *
 * @throws AW_PLUGIN_INVALID saying what was expected and what was found
 */
export function requireDevices(found: unknown, driver: Driver): readonly DeviceInfo[] {
  return checked(listed, found, `list() of driver "${driver.name}" gave what is no list of devices`);
}

/** @throws AW_PLUGIN_INVALID as {@link requireDevices} */
export function requireDevice(found: unknown, driver: Driver): Device {
  return checked(opened, found, `open() of driver "${driver.name}" gave what is no device`);
}

/** @throws AW_PLUGIN_INVALID as {@link requireDevices} */
export function requireFacts(found: unknown, driver: Driver): DeviceFacts {
  return checked(facts, found, `facts() of a device of driver "${driver.name}" are not whole`);
}

/** The value as it came: a device is more than its members. */
function checked<Value>(schema: z.ZodType, found: unknown, what: string): Value {
  const { error } = schema.safeParse(found);
  if (!error) return found as Value;
  const problems = describeIssues(error.issues, found);
  throw new AndroidWorldError('AW_PLUGIN_INVALID', `${what}:\n  ${problems.join('\n  ')}`, { details: { problems } });
}
