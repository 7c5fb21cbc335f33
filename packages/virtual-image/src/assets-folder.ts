import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from './package-root.ts';

/** The files the app in this folder ships: `dist/assets/<folder>/`, seen from the sources as from the build. */
export function assetsFolder(folder: string): URL {
  return pathToFileURL(join(packageRoot(), 'dist', 'assets', folder, '/'));
}
