import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The bundled screens of the app in this folder: `dist/ui/<folder>.js`, seen from the sources as from the build. */
export function uiModule(folder: string): URL {
  return pathToFileURL(join(packageRoot(), 'dist', 'ui', `${folder}.js`));
}

function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}
