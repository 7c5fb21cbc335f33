import { atMost, type Figure, quantile } from './figure.ts';
import { withPhones } from './phones.ts';

export const startToHome: Figure = {
  name: 'virtual phone, start to home screen, Chromium already unpacked',
  promise: 'at most 2 s',
  async measure() {
    // Unpacks Chromium, loads modules.
    await withPhones(1, async () => undefined);
    const seconds: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const startedMs = performance.now();
      await withPhones(1, async () => seconds.push((performance.now() - startedMs) / 1000));
    }
    return atMost(2, quantile(seconds, 0.5), 's');
  },
};
