import { oracle } from '../../packages/agent-baselines/src/index.ts';
import { type Agent, type Driver, defineAgent } from '../../packages/core/src/index.ts';
import { androidWorld } from '../../packages/suite-androidworld/src/index.ts';
import { type Figure, round } from './figure.ts';
import { barePage } from './machine.ts';
import { withPhones } from './phones.ts';
import { ownProcesses, processorMs } from './processes.ts';
import { runRecorded } from './run-recorded.ts';

/** Every kind of screen: forms, lists, pictures, switches, pages of the web. */
const tasks = [
  'ContactsAddContact',
  'MarkorCreateNote',
  'SimpleCalendarAddOneEvent',
  'RecipeAddSingleRecipe',
  'ExpenseAddSingle',
  'SystemBrightnessMax',
  'SimpleSmsSend',
  'ClockStopWatchRunning',
  'FilesMoveFile',
  'BrowserDraw',
];

export const processorTime: Figure = {
  name: 'processor time of a step, oracle, AndroidWorld tasks, with screenshot and tree stored; against a bare page',
  promise: 'at most 90 ms where a bare page takes 55: 1.64 x',
  async measure() {
    const bare = await barePage();
    const { nodeMs, chromiumMs } = await withPhones(1, measureSteps, { time: 'simulated' });
    const stepMs = nodeMs + chromiumMs;
    const times = stepMs / bare.processorMs;
    const found = `${round(stepMs)} ms (node ${round(nodeMs)}, Chromium ${round(chromiumMs)}); ${round(times)} x`;
    return { found, kept: times <= 90 / 55 };
  },
};

async function measureSteps(driver: Driver): Promise<Spent> {
  const suite = androidWorld();
  await runRecorded({ suite, agent: oracle(), driver, tasks });
  const total = { nodeMs: 0, chromiumMs: 0 };
  const { steps } = await runRecorded({ suite, agent: clocked(oracle(), total), driver, tasks });
  return { nodeMs: total.nodeMs / steps.length, chromiumMs: total.chromiumMs / steps.length };
}

interface Spent {
  nodeMs: number;
  chromiumMs: number;
}

/** Adds what is spent from an agent's first look to its last step: set-up, score and tear-down do not count. */
function clocked(agent: Agent, total: Spent): Agent {
  return defineAgent({
    ...agent,
    async *run(run) {
      const chromium = ownProcesses().filter((pid) => pid !== process.pid);
      const spent = () => ({
        nodeMs: processorMs(process.pid),
        chromiumMs: chromium.reduce((sum, pid) => sum + processorMs(pid), 0),
      });
      const before = spent();
      try {
        return yield* agent.run(run);
      } finally {
        const after = spent();
        total.nodeMs += after.nodeMs - before.nodeMs;
        total.chromiumMs += after.chromiumMs - before.chromiumMs;
      }
    },
  });
}
