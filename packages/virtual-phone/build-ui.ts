import { cp, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = dirname(fileURLToPath(import.meta.url));

/**
 * Bundles what runs in the phone's page into `dist/ui`: the frame that mounts windows, the kit of widgets, one
 * shared Preact; and the viewer a person sees the phone in. Apps are bundled apart and import these by the names in the page's import map.
 */
export async function buildPhoneUi(): Promise<void> {
  const outdir = join(root, 'dist/ui');
  await build({
    entryPoints: {
      page: join(root, 'src/screen/page/main.tsx'),
      'app-sdk': join(root, 'src/app-sdk/ui/index.ts'),
      preact: 'preact',
      'preact-hooks': 'preact/hooks',
      'preact-jsx-runtime': 'preact/jsx-runtime',
      viewer: join(root, 'src/screen/viewer/viewer.ts'),
    },
    outdir,
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'chrome120',
    minify: true,
    sourcemap: false,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.css': 'css' },
    logLevel: 'warning',
  });
  await mkdir(outdir, { recursive: true });
  await cp(join(root, 'src/screen/page/index.html'), join(outdir, 'index.html'));
  await cp(join(root, 'src/screen/viewer/viewer.html'), join(outdir, 'viewer.html'));
  await cp(join(root, 'src/screen/viewer/viewer.css'), join(outdir, 'viewer.css'));
  const roboto = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/roboto/package.json'));
  await cp(join(roboto, 'files/roboto-latin-wght-normal.woff2'), join(outdir, 'roboto.woff2'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildPhoneUi();
