import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { expect, test } from 'vitest';

const config = fileURLToPath(new URL('./fixture/vitest.config.ts', import.meta.url));

test('a run that a test holds up for ever ends, and says where it was', async ({ signal }) => {
  const { exitCode, all } = await execa('vitest', ['run', '--config', config], {
    all: true,
    preferLocal: true,
    cancelSignal: signal,
    reject: false,
  });
  expect(all).toContain('Not ended: spins.case.ts\n');
  expect(all).toMatch(/Worker \d+ is at\n#0 spin .*spins\.case\.ts:\d+:\d+\n/);
  expect(all).toContain('Worker exited unexpectedly');
  expect(exitCode).toBe(1);
});
