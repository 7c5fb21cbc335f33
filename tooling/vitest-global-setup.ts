import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildUi } from './build-ui.ts';

const isDone = 'ANDROIDWORLD_TESTS_SET_UP';

/**
 * The browser halves of the phone and of its apps are bundles; tests use today's sources. What tests and the processes
 * they start leave in the temporary folder lies in one of the run's own, and goes with it.
 */
export default async function setup(): Promise<(() => void) | undefined> {
  // Each of the projects asks for it.
  if (process.env[isDone] !== undefined) return undefined;
  process.env[isDone] = '1';
  await buildUi();
  const folder = mkdtempSync(join(tmpdir(), 'androidworld-tests-'));
  // Some tests are other users for a while.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
