import { defineConfig } from 'vitest/config';

const conditions = ['androidworld-source', 'node', 'import', 'module', 'default'];

/** The tests of one group, by themselves: no phone, no browser, no bundles. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    setupFiles: ['tooling/mutation/few-runs.ts'],
    include: (process.env.MUTATION_TESTS ?? '').split(' '),
    // The files that are asked of one mutant share a process: to start one takes longer than most tests.
    isolate: false,
    // A mutant that waits for ever is noticed by this, sooner than by the end that Stryker makes.
    testTimeout: 3_000,
  },
});
