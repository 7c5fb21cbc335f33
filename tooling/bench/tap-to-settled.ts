import { findElement } from '../../packages/core/src/entries/agent.ts';
import { defineAgent } from '../../packages/core/src/index.ts';
import { besideBusyLoops } from '../busy-loops.ts';
import { suiteOfOne } from './bench-task.ts';
import { type Figure, quantile, round } from './figure.ts';
import { withPhones } from './phones.ts';
import { runRecorded } from './run-recorded.ts';

const taps = 40;

/** Opens a screen of Settings and goes back, over and over. */
const tapper = defineAgent({
  name: 'tapper',
  async *run({ observation }) {
    let screen = observation;
    for (let tap = 0; tap < taps; tap += 1) {
      const row = findElement({ text: 'Sound & vibration' }, screen);
      yield { action: { action_type: 'click', index: row?.index } };
      screen = yield { action: { action_type: 'navigate_back' } };
    }
    return { status: 'complete' };
  },
});

export const tapToSettled: Figure = {
  name: 'tap to next settled observation, median / p95',
  promise: 'at most 90 / 400 ms',
  async measure() {
    const { median, p95 } = await measureTaps();
    return { found: `${round(median)} / ${round(p95)} ms`, kept: median <= 90 && p95 <= 400 };
  },
};

export const tapBesideLoops: Figure = {
  name: 'tap to next settled observation with six busy loops beside; median / p95',
  promise: 'no failure',
  async measure() {
    // One that fails ends all this.
    const { median, p95 } = await besideBusyLoops(measureTaps);
    return { found: `none; ${round(median)} / ${round(p95)} ms`, kept: true };
  },
};

function measureTaps(): Promise<{ readonly median: number; readonly p95: number }> {
  return withPhones(1, async (driver) => {
    const suite = suiteOfOne(2 * taps + 1, async ({ device }) => void (await device.apps.open('settings')));
    const { steps } = await runRecorded({ suite, agent: tapper, driver });
    const durations = steps
      .filter(({ action, result }) => action?.action_type === 'click' && result.ok)
      .map(({ durations: { act = 0, settle = 0 } }) => act + settle);
    if (durations.length < taps)
      throw new Error(`Only ${durations.length} of ${taps} taps met "Sound & vibration" in Settings`);
    return { median: quantile(durations, 0.5), p95: quantile(durations, 0.95) };
  });
}
