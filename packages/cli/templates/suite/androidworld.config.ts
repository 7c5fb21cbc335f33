import { noop, oracle } from '@androidworld/agent-baselines';
import { defineConfig } from '@androidworld/core';
import mySuite from './src/index.ts';

// With no driver the embedded phone is used.
export default defineConfig({
  suites: [mySuite()],
  agents: [oracle(), noop()],
});
