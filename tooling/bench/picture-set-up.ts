import { noop } from '../../packages/agent-baselines/src/index.ts';
import type { EpisodeResult } from '../../packages/core/src/entries/results.ts';
import { androidWorld } from '../../packages/suite-androidworld/src/index.ts';
import { standardApps } from '../../packages/virtual-apps/src/index.ts';
import { systemImage } from '../../packages/virtual-image/src/index.ts';
import { virtualPhone } from '../../packages/virtual-phone/src/index.ts';
import { type Figure, quantile, round } from './figure.ts';
import { runRecorded } from './run-recorded.ts';

/** All that set-up does: pictures are drawn, pushed and indexed, and an app's rows written. */
export const pictureSetUp: Figure = {
  name: 'set-up of a task with pictures, median and worst',
  promise: 'at most 0.3 s',
  async measure() {
    const driver = virtualPhone({ image: systemImage, apps: standardApps });
    try {
      const again = {
        suite: androidWorld(),
        agent: noop(),
        driver,
        tasks: ['*Receipt*', '*FromImage', '*FromGallery'],
      };
      // Fonts are read, and apps set up, once.
      await runRecorded(again);
      const { results } = await runRecorded({ ...again, instances: 5 });
      const times = results.map(({ durations }: EpisodeResult) => durations.setUp ?? 0);
      const [median, worst] = [quantile(times, 0.5), Math.max(...times)];
      return { found: [median, worst].map((ms) => `${round(ms / 1000)} s`).join('; '), kept: worst <= 300 };
    } finally {
      await driver.close?.();
    }
  },
};
