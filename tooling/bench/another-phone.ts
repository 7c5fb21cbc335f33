import { setTimeout as sleep } from 'node:timers/promises';
import { type Figure, round } from './figure.ts';
import { collectGarbage } from './garbage.ts';
import { withPhones } from './phones.ts';
import { memoryOf, ownProcesses } from './processes.ts';

const counts = [1, 2, 4, 8];

export const anotherPhone: Figure = {
  name: 'one more phone in the same process, all processes, PSS, at rest: slope over 1, 2, 4 and 8',
  promise: 'at most 70 MB',
  async measure() {
    const memory: number[] = [];
    for (const count of counts) memory.push(await memoryWith(count));
    const more = slope(counts, memory);
    return { found: `${round(more)} MB (${memory.map(round).join(', ')} MB in all)`, kept: more <= 70 };
  },
};

/** Of the straight line that is nearest to all points by the squares of their distances. */
function slope(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(xs), mean(ys)];
  const products = xs.map((x, place) => (x - meanX) * ((ys[place] ?? Number.NaN) - meanY));
  return mean(products) / mean(xs.map((x) => (x - meanX) ** 2));
}

/** Well after a phone has given back what its last picture took. */
const restMs = 3_000;

/** MB in use with so many phones on, each looked at twice, and then at rest. */
function memoryWith(count: number): Promise<number> {
  return withPhones(count, async (_driver, devices) => {
    for (const device of [...devices, ...devices]) await device.observe();
    await sleep(restMs);
    collectGarbage();
    return memoryOf(ownProcesses());
  });
}
