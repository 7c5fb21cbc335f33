import type { DeviceInput, ObserveOptions } from '../../packages/core/src/entries/driver.ts';
import { type CallOptions, type Device, defineAgent } from '../../packages/core/src/index.ts';
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

/**
 * What a run takes beyond its device: the engine, its store included. The agent takes no time. What the device was asked
 * is asked again without the engine, and that time taken off: the garbage it makes is collected during other work.
 */
export const engineShare: Figure = {
  name: "the engine's own share of a step (all but device and agent)",
  promise: 'at most 2 ms',
  async measure() {
    const suite = suiteOfOne(steps + 1, async () => undefined);
    const asked: ((device: Device) => Promise<unknown>)[] = [];
    const device = openDevice();
    const noted = {
      ...device,
      observe(options?: ObserveOptions) {
        asked.push((of) => of.observe(options));
        return device.observe(options);
      },
      perform(input: DeviceInput, options?: CallOptions) {
        asked.push((of) => of.perform(input, options));
        return device.perform(input, options);
      },
    };
    const { durationMs } = await runRecorded({ suite, agent: tapper, driver: fakeDriver([noted]) });
    const alone = openDevice();
    const startedMs = performance.now();
    for (const ask of asked) await ask(alone);
    const deviceMs = performance.now() - startedMs;
    return atMost(2, (durationMs - deviceMs) / steps, 'ms');
  },
};

function openDevice() {
  return fakeDevice({
    screens: { home: Array.from({ length: 60 }, (_, row) => ({ text: `Row ${row}`, onTap: () => undefined })) },
    size: { width: 1080, height: 2400 },
    settleTimings: { intervalMs: 0, quietMs: 0, graceMs: 0, timeoutMs: 1_000 },
  });
}
