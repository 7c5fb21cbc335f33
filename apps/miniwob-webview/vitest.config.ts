import { defineConfig } from 'vitest/config';

/** For work on the pages alone: without the bundles of the virtual phone, which all other tests wait for. */
export default defineConfig({
  test: { include: ['{pages,test}/**/*.test.ts'], pool: 'forks', testTimeout: 30_000, hookTimeout: 60_000 },
});
