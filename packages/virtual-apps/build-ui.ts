import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildPages } from '../../apps/miniwob-webview/build-pages.ts';
import { buildScreens } from '../../tooling/build-screens.ts';

const root = dirname(fileURLToPath(import.meta.url));

/**
 * Bundles the screens of each app, and the files apps ship into `dist/assets/<app>`.
 *
 * @returns the files that went into the screens
 */
export async function buildAppsUi(): Promise<readonly string[]> {
  const [inputs] = await Promise.all([buildScreens(root), buildPages(join(root, 'dist/assets/miniwob'))]);
  return inputs;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildAppsUi();
