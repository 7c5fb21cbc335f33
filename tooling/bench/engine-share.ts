import type { DeviceInput, ObserveOptions } from '../../packages/core/src/entries/driver.ts';
import { type CallOptions, defineAgent } from '../../packages/core/src/index.ts';
import { fakeDevice, fakeDriver } from '../../packages/core/src/testing/index.ts';
import { suiteOfOne } from './bench-task.ts';
import { atMost, type Figure } from './figure.ts';
import { runRecorded } from './run-recorded.ts';

const steps = 500;

const tapper = defineAgent({
  name: 'tapper',
  async *run() {
    for (let step = 0; step < steps; step += 1) yield { action: { action_type: 'click', index: step % 60 } };
    return { status: 'complete' };
  },
});

/** What a run takes beyond its device: the engine, its store included. The agent takes no time. */
export const engineShare: Figure = {
  name: "the engine's own share of a step (all but device and agent)",
  promise: 'at most 3 ms',
  async measure() {
    const rows = Array.from({ length: 60 }, (_, row) => ({ text: `Row ${row}`, onTap: () => undefined }));
    const device = fakeDevice({
      screens: { home: rows },
      size: { width: 1080, height: 2400 },
      settleTimings: { intervalMs: 0, quietMs: 0, graceMs: 0, timeoutMs: 1_000 },
    });
    const suite = suiteOfOne(steps + 1, async () => undefined);
    let deviceMs = 0;
    const timed = async <T>(call: Promise<T>): Promise<T> => {
      const startedMs = performance.now();
      const value = await call;
      deviceMs += performance.now() - startedMs;
      return value;
    };
    const clocked = {
      ...device,
      observe: (options?: ObserveOptions) => timed(device.observe(options)),
      perform: (input: DeviceInput, options?: CallOptions) => timed(device.perform(input, options)),
    };
    const { durationMs } = await runRecorded({ suite, agent: tapper, driver: fakeDriver([clocked]) });
    return atMost(3, (durationMs - deviceMs) / steps, 'ms');
  },
};
