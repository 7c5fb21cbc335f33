import { oracle } from '../../packages/agent-baselines/src/index.ts';
import { androidWorld } from '../../packages/suite-androidworld/src/index.ts';
import { standardApps } from '../../packages/virtual-apps/src/index.ts';
import { systemImage } from '../../packages/virtual-image/src/index.ts';
import { virtualPhone } from '../../packages/virtual-phone/src/index.ts';
import { type Figure, quantile, round } from './figure.ts';
import { ownProcesses, processorMs } from './processes.ts';
import { type Recorded, runRecorded } from './run-recorded.ts';

export const allTasksOnOnePhone: Figure = {
  name: 'all AndroidWorld tasks once, oracle, 1 phone; set-up, score and tear-down of a task, median',
  promise: 'at most 0.9 s a task; 0.4 s',
  async measure() {
    const { durationMs, results, processor } = await runAll(1);
    const aroundMs = quantile(
      results.map(({ durations: { setUp = 0, score = 0, tearDown = 0 } }) => setUp + score + tearDown),
      0.5,
    );
    return {
      found: `${round(durationMs / 1000 / results.length)} s (${round(durationMs / 1000)} s in all, ${round(processor)} s of processor); ${round(aroundMs / 1000)} s`,
      kept: durationMs <= 900 * results.length && aroundMs <= 400,
    };
  },
};

export const allTasksOnFourPhones: Figure = {
  name: 'all AndroidWorld tasks once, oracle, 4 phones',
  promise: 'at most 150 s',
  async measure() {
    const { durationMs } = await runAll(4);
    return { found: `${round(durationMs / 1000)} s`, kept: durationMs <= 150_000 };
  },
};

/** From phones that are off, as `androidworld run` does. @returns with the seconds of processor all of it took */
async function runAll(count: number): Promise<Recorded & { readonly processor: number }> {
  const before = processorSeconds();
  const driver = virtualPhone({ image: systemImage, apps: standardApps, count });
  try {
    const recorded = await runRecorded({ suite: androidWorld(), agent: oracle(), driver });
    // While Chromium is there to tell its share.
    return { ...recorded, processor: processorSeconds() - before };
  } finally {
    await driver.close?.();
  }
}

/** Of this process and all below it. */
function processorSeconds(): number {
  return ownProcesses().reduce((sum, pid) => sum + processorMs(pid), 0) / 1000;
}
