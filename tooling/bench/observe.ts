import { atMost, type Figure, quantile } from './figure.ts';
import { withPhones } from './phones.ts';

export const observe: Figure = {
  name: 'observe() with screenshot and tree, median',
  promise: 'at most 90 ms',
  measure: () =>
    withPhones(1, async (_driver, [device]) => {
      await device?.apps.open('settings');
      const durations: number[] = [];
      for (let look = 0; look < 40; look += 1) {
        const startedMs = performance.now();
        await device?.observe();
        durations.push(performance.now() - startedMs);
      }
      return atMost(90, quantile(durations, 0.5), 'ms');
    }),
};
