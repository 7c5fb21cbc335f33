import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, type Figure } from './figure.ts';
import { withPhones } from './phones.ts';
import { memoryOf, ownProcesses } from './processes.ts';

const more = 3;

export const anotherPhone: Figure = {
  name: 'one more phone in the same process, all processes, PSS, at rest',
  promise: 'at most 70 MB',
  async measure() {
    const one = await memoryWith(1);
    const several = await memoryWith(1 + more);
    return atMost(70, (several - one) / more, 'MB');
  },
};

/** Well after a phone has given back what its last picture took. */
const restMs = 3_000;

/** MB in use with so many phones on, each looked at twice, and then at rest. */
function memoryWith(count: number): Promise<number> {
  return withPhones(count, async (_driver, devices) => {
    for (const device of [...devices, ...devices]) await device.observe();
    await sleep(restMs);
    return memoryOf(ownProcesses());
  });
}
