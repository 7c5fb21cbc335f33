import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildScreens } from '../../tooling/build-screens.ts';

const root = dirname(fileURLToPath(import.meta.url));

/** Bundles the screens of each app. @returns the files that went in */
export function buildImageUi(): Promise<readonly string[]> {
  return buildScreens(root);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildImageUi();
