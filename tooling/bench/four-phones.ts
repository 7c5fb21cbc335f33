import { oracle } from '../../packages/agent-baselines/src/index.ts';
import { androidWorld } from '../../packages/suite-androidworld/src/index.ts';
import { type Figure, round } from './figure.ts';
import { withPhones } from './phones.ts';
import { runRecorded } from './run-recorded.ts';

const tasks = ['SystemBluetooth*', 'SystemWifi*', 'SystemBrightness*'];

export const fourPhones: Figure = {
  name: '4 phones against 1: episodes per minute, oracle',
  promise: 'at least 2.5 x',
  async measure() {
    const one = await episodesPerMinute(1);
    const four = await episodesPerMinute(4);
    return { found: `${round(four / one)} x (${round(one)} and ${round(four)})`, kept: four / one >= 2.5 };
  },
};

/** With the phones on and each prepared for the suite. */
function episodesPerMinute(count: number): Promise<number> {
  return withPhones(count, async (driver) => {
    const makeup = { suite: androidWorld(), agent: oracle(), driver, tasks };
    await runRecorded({ ...makeup, tasks: ['SystemWifiTurnOn'], instances: count });
    const { results, durationMs } = await runRecorded({ ...makeup, instances: 4 });
    return results.length / (durationMs / 60_000);
  });
}
