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
    // Both cores: vitest would leave one of two to itself.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
