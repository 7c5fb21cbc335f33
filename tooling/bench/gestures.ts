import type { Device } from '../../packages/core/src/index.ts';
import { type Figure, quantile, round } from './figure.ts';
import { withPhones } from './phones.ts';

const times = 15;
const middle = { x: 540, y: 1_200 };

/** Each as long as core has it done for an agent (`resolveAction`), and until nothing moves by itself any more. */
const gestures: readonly ((device: Device) => Promise<void>)[] = [
  (device) => device.perform({ type: 'long_press', at: middle, durationMs: 1_000 }),
  (device) => device.perform({ type: 'drag', from: middle, to: { x: 540, y: 600 }, durationMs: 1_000 }),
  async ({ time }) => time?.pass(5_000),
];

export const longGestures: Figure = {
  name: 'long press, drag, wait of 5 s, until the screen is at rest: by the clock, medians',
  promise: 'at most 120 ms each',
  measure: () =>
    withPhones(1, async (_driver, [device]) => {
      if (device?.time === undefined) throw new Error('The phone has no time of its own');
      const { time } = device;
      const medians: number[] = [];
      for (const gesture of gestures) {
        const durations: number[] = [];
        for (let round = 0; round < times; round += 1) {
          await device.apps.open('settings');
          await time.settle();
          const startedMs = performance.now();
          await gesture(device);
          await time.settle();
          durations.push(performance.now() - startedMs);
        }
        medians.push(quantile(durations, 0.5));
      }
      return { found: `${medians.map(round).join(', ')} ms`, kept: medians.every((median) => median <= 120) };
    }),
};
