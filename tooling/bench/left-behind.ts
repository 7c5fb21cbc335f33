import { oracle } from '../../packages/agent-baselines/src/index.ts';
import { androidWorld } from '../../packages/suite-androidworld/src/index.ts';
import { atMost, type Figure } from './figure.ts';
import { collectGarbage } from './garbage.ts';
import { withPhones } from './phones.ts';
import { memoryOf, ownProcesses } from './processes.ts';
import { runRecorded } from './run-recorded.ts';

/** Each starts another app anew. */
const tasks = [
  'SportsTrackerActivityDuration',
  'SystemBrightnessMax',
  'SimpleSmsSend',
  'FilesDeleteFile',
  'ContactsAddContact',
];
const rounds = 30;
/** Until what is read, compiled and kept once is there. */
const warm = 5;
const window = 10;

export const leftBehind: Figure = {
  name: '100 more episodes on one phone leave behind, this process without garbage and PSS of Chromium',
  promise: 'at most 40 MB',
  measure: () =>
    withPhones(1, async (driver) => {
      const after: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await runRecorded({ suite: androidWorld(), agent: oracle(), driver, tasks });
        after.push(memory());
      }
      // Chromium collects garbage when there is much of it: the least of some rounds is what they keep.
      const kept = Math.min(...after.slice(-window)) - Math.min(...after.slice(warm, warm + window));
      const episodes = (rounds - window - warm) * tasks.length;
      return atMost(40, (100 * kept) / episodes, 'MB');
    }),
};

/** MB */
function memory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20 + memoryOf(ownProcesses().filter((pid) => pid !== process.pid));
}
