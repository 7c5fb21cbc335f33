import { defineConfig } from '@androidworld/core';
import { androidWorld } from '@androidworld/suite-androidworld';
import myDriver from './src/index.ts';

// The emulators and phones that adb knows.
export default defineConfig({
  driver: myDriver(),
  suites: [androidWorld()],
});
