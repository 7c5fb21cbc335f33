import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
  return (await bundleScreens({ root, apps, modules: symbolsIn(root) })).inputs;
}

/** The icons that manifests name by `symbol('…')` (`own-files.ts`). @throws where one is named in another way */
function symbolsIn(root: string): readonly string[] {
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  const unnamed = sources.flatMap((text) => /(?<!function )\bsymbol\((?!'\w+'\)).*/.exec(text)?.[0] ?? []);
  if (unnamed.length > 0) throw new Error(`Name the icon itself, so that it is copied into ${root}: ${unnamed[0]}`);
  const names = sources.flatMap((text) => [...text.matchAll(/\bsymbol\('(\w+)'\)/g)].map(([, name]) => name));
  return [...new Set(names)].map((name) => `@material-symbols/svg-400/rounded/${name}-fill.svg`);
}
