import { atMost, type Figure } from './figure.ts';
import { withPhones } from './phones.ts';
import { memoryOf, ownProcesses } from './processes.ts';

const more = 3;

export const anotherPhone: Figure = {
  name: 'one more phone in the same process, all processes, PSS',
  promise: 'at most 90 MB',
  async measure() {
    const one = await memoryWith(1);
    const several = await memoryWith(1 + more);
    return atMost(90, (several - one) / more, 'MB');
  },
};

/** MB in use with so many phones on, each looked at twice. */
function memoryWith(count: number): Promise<number> {
  return withPhones(count, async (_driver, devices) => {
    for (const device of [...devices, ...devices]) await device.observe();
    return memoryOf(ownProcesses());
  });
}
