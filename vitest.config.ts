import { defineConfig } from 'vitest/config';

const conditions = ['androidworld-source', 'node', 'import', 'module', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: [
      'packages/*/{src,test}/**/*.test.{ts,tsx}',
      'test/**/*.test.ts',
      'tooling/**/*.test.ts',
      'apps/**/*.test.ts',
      'examples/**/*.test.ts',
    ],
    // Browser halves of the phone and its apps are bundled once, before any test starts.
    globalSetup: ['tooling/vitest-global-setup.ts'],
    pool: 'forks',
    // What a worker has imported stays imported for its next file: half of the processor's time, on most files. So a test
    // file leaves nothing behind in its process, and counts on nothing being new in it.
    isolate: false,
    // Tests with a phone wait for frames and sockets about a third of the time: three keep two cores busy.
    maxWorkers: 3,
    testTimeout: 30_000,
    // What is waited for comes sooner; how soon depends on what else the computer does.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
  },
});
