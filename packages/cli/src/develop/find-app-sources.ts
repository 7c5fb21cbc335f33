import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { AndroidWorldError } from '@androidworld/core';

/** Where the halves of an app are. */
export interface AppSources {
  /** Name of its folder. */
  readonly name: string;
  /** `app.ts`, absolute. */
  readonly process: string;
  /** `ui.tsx`, absolute; undefined for an app without screens. */
  readonly screens: string | undefined;
  /** Folder of its package. */
  readonly root: string;
}

/**
 * The apps in a folder: the one whose folder it is, or those of a package (`src/<app>/`).
 *
 * @throws {AndroidWorldError} AW_USAGE when there is none
 */
export function findAppSources(path: string, cwd: string): readonly AppSources[] {
  const folder = resolve(cwd, path);
  if (isAppFolder(folder)) return [sourcesIn(folder)];
  const inPackage = join(folder, 'src');
  const names = existsSync(inPackage) ? readdirSync(inPackage) : [];
  const folders = names.map((name) => join(inPackage, name)).filter(isAppFolder);
  if (folders.length > 0) return folders.map(sourcesIn);
  throw new AndroidWorldError(
    'AW_USAGE',
    `There is no app in ${folder}: neither "app.ts" nor "src/<app>/app.ts" is there.\n  See docs/writing-virtual-apps.md for what an app is made of`,
    { details: { folder } },
  );
}

function isAppFolder(folder: string): boolean {
  return existsSync(join(folder, 'app.ts'));
}

function sourcesIn(folder: string): AppSources {
  const screens = join(folder, 'ui.tsx');
  return {
    name: basename(folder),
    process: join(folder, 'app.ts'),
    screens: existsSync(screens) ? screens : undefined,
    root: packageRoot(folder),
  };
}

/** Where its imports are looked for. */
function packageRoot(folder: string): string {
  let root = folder;
  while (!existsSync(join(root, 'package.json'))) {
    const parent = dirname(root);
    if (parent === root) {
      const message = `${folder} belongs to no package: there is no package.json in it or above.\n  npm init --yes && npm install @androidworld/app-sdk preact`;
      throw new AndroidWorldError('AW_USAGE', message, { details: { folder } });
    }
    root = parent;
  }
  return root;
}
