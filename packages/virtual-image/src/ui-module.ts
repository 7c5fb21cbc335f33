import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from './package-root.ts';

/** The bundled screens of the app in this folder: `dist/ui/<folder>.js`, seen from the sources as from the build. */
export function uiModule(folder: string): URL {
  return pathToFileURL(join(packageRoot(), 'dist', 'ui', `${folder}.js`));
}
