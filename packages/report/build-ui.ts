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
 * @returns the files that they hold parts of
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
    // What it takes of core is bundled from the source, so that tests need no build.
    conditions: ['androidworld-source'],
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
  // What was looked at and left out is not in it.
  const held = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );
  return [...new Set(held)].map((file) => join(root, file));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildReportUi();
