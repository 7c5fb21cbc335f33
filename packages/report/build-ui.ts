import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = dirname(fileURLToPath(import.meta.url));

/** Bundles the viewer into `dist/ui/viewer.js` and `viewer.css`; every HTML report carries a copy of both. */
export async function buildReportUi(): Promise<void> {
  await build({
    entryPoints: { viewer: join(root, 'src/html/viewer/main.tsx') },
    outdir: join(root, 'dist/ui'),
    absWorkingDir: root,
    bundle: true,
    format: 'iife',
    target: ['chrome110', 'firefox115', 'safari16'],
    // The page says utf-8, but a copy pasted elsewhere should work too.
    charset: 'ascii',
    minify: true,
    legalComments: 'none',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'warning',
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildReportUi();
