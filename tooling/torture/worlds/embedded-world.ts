import { killChromium, killGroup, killMain, killRenderer } from '../faults/kill-faults.ts';
import type { OpenWorld } from './world.ts';

/** Two phones in the process of the run. */
export const embeddedWorld: OpenWorld = async () => ({
  config: { driver: { kind: 'embedded', count: 2 } },
  faults: [killMain, killGroup, killChromium((run) => run), killRenderer((run) => run)],
  async [Symbol.asyncDispose]() {
    // The phones end with their run.
  },
});
