import { randomBytes } from 'node:crypto';
import { systemClock } from '../../packages/core/src/entries/driver.ts';
import { defineAgent, type Observation } from '../../packages/core/src/index.ts';
import { type FakeDevice, fakeDevice, fakeDriver } from '../../packages/core/src/testing/index.ts';
import { suiteOfOne } from './bench-task.ts';
import { atMost, type Figure } from './figure.ts';
import { collectGarbage } from './garbage.ts';
import { runRecorded } from './run-recorded.ts';

const steps = 500;

/** As large as those of the phone's screens. */
const pictureBytes = 150_000;

const tapper = defineAgent({
  name: 'tapper',
  async *run() {
    for (let step = 0; step < steps; step += 1) yield { action: { action_type: 'click', index: step % 60 } };
    return { status: 'complete' };
  },
});

/**
 * What a run takes beyond its device: the engine, its store included. The agent takes no time, and neither does the
 * device: it gives the answers of a run before once more, each with another picture, all made ahead.
 */
export const engineShare: Figure = {
  name: "the engine's own share of a step (all but device and agent)",
  promise: 'at most 2 ms',
  async measure() {
    const device = openDevice();
    const looks: Observation[] = [];
    await run({
      ...device,
      async observe(options) {
        const look = await device.observe(options);
        looks.push(look);
        return look;
      },
    });
    const replayed = replay(device, looks);
    collectGarbage();
    const { durationMs } = await run(replayed);
    return atMost(2, durationMs / steps, 'ms');
  },
};

function run(device: FakeDevice) {
  const suite = suiteOfOne(steps + 1, async () => undefined);
  return runRecorded({ suite, agent: tapper, driver: fakeDriver([device]) });
}

/** Shows one look after the other, as new ones, whatever is done with it; all pictures are made now. */
function replay(device: FakeDevice, seen: readonly Observation[]): FakeDevice {
  const looks = seen.map(({ screenshot: _picture, ...look }) => ({ look, bytes: randomBytes(pictureBytes) }));
  let shown = 0;
  return {
    ...device,
    async observe({ screenshot = true } = {}) {
      const next = looks[shown % looks.length];
      if (next === undefined) throw new Error('The run before looked at nothing');
      shown += 1;
      const nowMs = systemClock.now();
      const picture = { bytes: next.bytes, mediaType: 'image/png', ...next.look.screen } as const;
      const captured = { startMs: nowMs, endMs: nowMs };
      return { ...next.look, id: shown, captured, ...(screenshot && { screenshot: picture }) };
    },
    perform: () => Promise.resolve(),
  };
}

function openDevice() {
  return fakeDevice({
    screens: { home: Array.from({ length: 60 }, (_, row) => ({ text: `Row ${row}`, onTap: () => undefined })) },
    size: { width: 1080, height: 2400 },
    settleTimings: { intervalMs: 0, quietMs: 0, graceMs: 0, timeoutMs: 1_000 },
  });
}
