import { defineConfig } from 'vitest/config';

const conditions = ['androidworld-source', 'node', 'import', 'module', 'default'];

const tests = [
  'packages/*/{src,test}/**/*.test.{ts,tsx}',
  'packages/cli/templates/**/*.test.ts',
  'test/**/*.test.ts',
  'tooling/**/*.test.ts',
  'apps/**/*.test.ts',
  'examples/**/*.test.ts',
];

/** Tests that end processes, count them, or start whole programs. */
const alone = [
  'test/**/*.test.ts',
  'packages/virtual-phone/test/**/*.test.ts',
  'packages/virtual-phone/src/*.test.ts',
  'packages/virtual-phone/src/{adb,sql,shell}/**/*.test.ts',
  'packages/{cli,store}/{src,test}/**/*.test.ts',
];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    // Browser halves of the phone and its apps are bundled once, before any test starts.
    globalSetup: ['tooling/vitest-global-setup.ts'],
    pool: 'forks',
    // Tests with a phone wait for frames and sockets about a third of the time: three keep two cores busy.
    maxWorkers: 3,
    // The longest take 20 s on the slowest machine, with two others beside.
    testTimeout: 60_000,
    // What is waited for comes sooner; how soon depends on what else the computer does.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'alone', include: alone } },
      {
        extends: true,
        test: {
          name: 'together',
          include: tests,
          exclude: ['**/node_modules/**', ...alone],
          // What a worker has imported stays imported for its next file: half of the processor's time, on most files. So
          // these leave nothing behind in their process, and count on nothing being new in it.
          isolate: false,
        },
      },
    ],
  },
});
