import { AsyncLocalStorage } from 'node:async_hooks';
import os from 'node:os';

const folders = new AsyncLocalStorage<string>();
let isInstalled = false;

/**
 * Does something that asks Node for the temporary folder, and gives that, and all it starts, another one.
 *
 * Playwright makes the profile of a browser there and cannot be told otherwise, except with a context of its own that then
 * takes hold of every page. `TMPDIR` is everybody's; what follows from this call is told apart by its async context.
 */
export function withinTempFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  if (!isInstalled) {
    const { tmpdir } = os;
    os.tmpdir = () => folders.getStore() ?? tmpdir();
    isInstalled = true;
  }
  return folders.run(folder, work);
}
