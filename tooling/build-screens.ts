import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles the screens of each app of a package (`src/<app>/ui.tsx`) into `dist/ui/<app>.js`, where Preact and the kit are
 * the page's.
 *
 * @returns the files that went in
 */
export async function buildScreens(root: string): Promise<string[]> {
  const apps = readdirSync(join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, 'src', entry.name, 'ui.tsx')))
    .map((entry) => entry.name);
  if (apps.length === 0) return [];
  const { metafile } = await build({
    metafile: true,
    entryPoints: Object.fromEntries(apps.map((app) => [app, join(root, 'src', app, 'ui.tsx')])),
    outdir: join(root, 'dist/ui'),
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    target: 'chrome120',
    minify: true,
    // Of our packages only the kit is the page's; the rest of the app SDK is bundled from its sources.
    conditions: ['androidworld-source', 'module'],
    external: [
      'preact',
      'preact/hooks',
      'preact/jsx-runtime',
      '@androidworld/app-sdk/ui',
      '@androidworld/app-sdk/system',
    ],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.css': 'text', '.svg': 'text' },
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs).map((file) => join(root, file));
}
