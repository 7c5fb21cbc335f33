import { oracle } from '../../packages/agent-baselines/src/index.ts';
import { androidWorld } from '../../packages/suite-androidworld/src/index.ts';
import { atMost, type Figure } from './figure.ts';
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
/** Until what is read, compiled and kept once is there. */
const first = 20;
const more = 20;

export const leftBehind: Figure = {
  name: '100 more episodes on one phone leave behind, all processes, PSS',
  promise: 'at most 40 MB',
  measure: () =>
    withPhones(1, async (driver) => {
      const episodes = { suite: androidWorld(), agent: oracle(), driver, tasks };
      await runRecorded({ ...episodes, instances: first });
      const before = memoryOf(ownProcesses());
      await runRecorded({ ...episodes, instances: more });
      return atMost(40, memoryOf(ownProcesses()) - before, 'MB');
    }),
};
