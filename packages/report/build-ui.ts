import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = dirname(fileURLToPath(import.meta.url));

/**
 * Bundles the viewer into `dist/ui/viewer.js` and `viewer.css`, of which every HTML report carries a copy, and the live view
 * into `live.js` and `live.css`.
 *
 * @returns the files that went in
 */
export async function buildReportUi(): Promise<string[]> {
  const preact = dirname(createRequire(import.meta.url).resolve('preact/package.json'));
  const { metafile } = await build({
    metafile: true,
    // Its licence goes where its code goes: into every report.
    banner: { js: `/*! Preact\n\n${await readFile(join(preact, 'LICENSE'), 'utf8')}*/` },
    entryPoints: { viewer: join(root, 'src/html/viewer/main.tsx'), live: join(root, 'src/live/page/main.tsx') },
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
  return Object.keys(metafile.inputs).map((file) => join(root, file));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildReportUi();
