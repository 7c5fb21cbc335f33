import { defineConfig } from 'vitest/config';

// Other packages than the one that is changed are taken as built: to read them anew for each mutant takes longer than
// its tests.
const conditions = ['node', 'import', 'module', 'default'];

/** The tests of one group, by themselves: no phone, no browser, no bundles. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    setupFiles: ['tooling/mutation/few-runs.ts'],
    include: (process.env.MUTATION_TESTS ?? '').split(' '),
    server: { deps: { external: [/\/packages\/[^/]+\/dist\//] } },
    // The files that are asked of one mutant share a process: to start one takes longer than most tests.
    isolate: false,
    // A mutant that waits for ever is noticed by this, sooner than by the end that Stryker makes.
    testTimeout: 3_000,
  },
});
