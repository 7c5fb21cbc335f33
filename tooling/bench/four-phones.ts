import { oracle } from '../../packages/agent-baselines/src/index.ts';
import { androidWorld } from '../../packages/suite-androidworld/src/index.ts';
import { measureBarePage } from './bare-page.ts';
import { type Figure, round } from './figure.ts';
import { withPhones } from './phones.ts';
import { runRecorded } from './run-recorded.ts';

const tasks = ['SystemBluetooth*', 'SystemWifi*', 'SystemBrightness*'];

export const fourPhones: Figure = {
  name: '4 phones against 1: episodes per minute, oracle; steps of the 4 against turns of 4 bare pages',
  promise: 'at least 1.9 x; 50 %',
  async measure() {
    const one = await perMinute(1);
    const four = await perMinute(4);
    const bare = await measureBarePage({ pages: 4 });
    const [times, share] = [four.episodes / one.episodes, four.steps / bare.perMinute];
    return {
      found: `${round(times)} x (${round(one.episodes)} and ${round(four.episodes)}); ${round(100 * share)} % (${round(four.steps)} and ${round(bare.perMinute)})`,
      kept: times >= 1.9 && share >= 0.5,
    };
  },
};

/** With the phones on and each prepared for the suite. */
function perMinute(count: number): Promise<{ readonly episodes: number; readonly steps: number }> {
  return withPhones(count, async (driver) => {
    const makeup = { suite: androidWorld(), agent: oracle(), driver, tasks };
    await runRecorded({ ...makeup, tasks: ['SystemWifiTurnOn'], instances: count });
    const { results, steps, durationMs } = await runRecorded({ ...makeup, instances: 4 });
    return { episodes: results.length / (durationMs / 60_000), steps: steps.length / (durationMs / 60_000) };
  });
}
