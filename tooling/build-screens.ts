import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundleScreens } from '../packages/app-sdk/src/node/bundle-screens.ts';

/**
 * Bundles the screens of each app of a package (`src/<app>/ui.tsx`) into `dist/ui/<app>.js`.
 *
 * @returns the files that went in
 */
export async function buildScreens(root: string): Promise<readonly string[]> {
  const names = readdirSync(join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, 'src', entry.name, 'ui.tsx')))
    .map((entry) => entry.name);
  if (names.length === 0) return [];
  const apps = Object.fromEntries(names.map((name) => [name, join('src', name, 'ui.tsx')]));
  return (await bundleScreens({ root, apps })).inputs;
}
