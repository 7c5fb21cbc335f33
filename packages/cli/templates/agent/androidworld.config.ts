import { defineConfig } from '@androidworld/core';
import { androidWorld } from '@androidworld/suite-androidworld';
import myAgent from './src/index.ts';

// With no driver the embedded phone is used.
export default defineConfig({
  suites: [androidWorld()],
  agents: [myAgent()],
});
