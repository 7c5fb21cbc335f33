import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Where an app's files are, in its package. */
export interface PackageFiles {
  /** The bundled screens of an app: `dist/ui/<app>.js`, seen from the sources as from the build. */
  uiModule(app: string): URL;
  /** The files an app ships for its WebViews: `dist/assets/<app>/`. */
  assetsFolder(app: string): URL;
  /**
   * The text of a file of another package, e.g. an icon: the copy that the build made (`modules` of `bundleScreens()`), so
   * that users need not have that package; else as it is installed. @throws when it is not there
   */
  readModule(specifier: string): string;
}

/** Finds the files of the package that `moduleUrl` (`import.meta.url`) belongs to. */
export function packageFiles(moduleUrl: string): PackageFiles {
  const dist = join(packageRoot(moduleUrl), 'dist');
  const require = createRequire(moduleUrl);
  return {
    uiModule: (app) => pathToFileURL(join(dist, 'ui', `${app}.js`)),
    assetsFolder: (app) => pathToFileURL(join(dist, 'assets', app, '/')),
    readModule(specifier) {
      const copy = join(dist, 'modules', specifier);
      return readFileSync(existsSync(copy) ? copy : require.resolve(specifier), 'utf8');
    },
  };
}

function packageRoot(moduleUrl: string): string {
  let folder = dirname(fileURLToPath(moduleUrl));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}
