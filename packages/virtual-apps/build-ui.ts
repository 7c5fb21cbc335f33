import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { buildPages } from '../../apps/miniwob-webview/build-pages.ts';

const root = dirname(fileURLToPath(import.meta.url));

/**
 * Bundles the screens of each app (`src/<app>/ui.tsx`) into `dist/ui/<app>.js`, where Preact and the kit are the page's;
 * and the files apps ship into `dist/assets/<app>`.
 *
 * @returns the files that went into the screens
 */
export async function buildAppsUi(): Promise<string[]> {
  const [inputs] = await Promise.all([buildScreens(), buildPages(join(root, 'dist/assets/miniwob'))]);
  return inputs;
}

async function buildScreens(): Promise<string[]> {
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
    // Of the phone's own package only the kit is the page's; the rest of the app SDK is bundled from its sources.
    conditions: ['androidworld-source', 'module'],
    external: ['preact', 'preact/hooks', 'preact/jsx-runtime', '@androidworld/virtual-phone/app-sdk/ui'],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.css': 'text', '.svg': 'text' },
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs).map((file) => join(root, file));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildAppsUi();
