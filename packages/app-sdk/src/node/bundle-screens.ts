import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';
import type { BuildContext, BuildFailure, BuildOptions, BuildResult } from 'esbuild';
import { screensFactory } from './screens-factory.ts';

/** Which screens are bundled, from where and to where. */
export interface BundleScreensOptions {
  /** Folder of the package: what is relative is so to it. */
  readonly root: string;
  /** The module with the screens of each app (`ui.tsx`), by the name its bundle is to have. */
  readonly apps: Readonly<Record<string, string>>;
  /** Folder for the bundles: `<name>.js`. Default: `dist/ui` of the package, where `uiModule()` looks for them. */
  readonly outdir?: string;
  /** Files of other packages that the apps read by `readModule()`: they are copied to `dist/modules`, beside `outdir`. */
  readonly modules?: readonly string[];
  /** Default true. Bundles that are not made small tell where their code comes from. */
  readonly minify?: boolean;
}

/** What one bundling came to. */
export interface BundledScreens {
  /** The files that went in, absolute. */
  readonly inputs: readonly string[];
}

/** Bundles the same screens again and again, e.g. with each change; to be closed. */
export interface ScreenBundler {
  /** Bundles what has changed since the last time. @throws {ScreensError} what is wrong with the sources; nothing is written then */
  bundle(): Promise<BundledScreens>;
  /** Ends esbuild's context; nothing can be bundled afterwards. */
  close(): Promise<void>;
}

/** Sources that cannot be bundled: the message is what the author has to mend, with places. */
export class ScreensError extends Error {
  /** Stable name of the failure, for callers that tell errors apart without their class. */
  readonly code = 'SCREENS_INVALID';
  override readonly name = 'ScreensError';
}

/** Loaded by the phone's page itself, one instance for all apps. */
const ofThePage = [
  'preact',
  'preact/hooks',
  'preact/jsx-runtime',
  '@androidworld/app-sdk/ui',
  '@androidworld/app-sdk/system',
];

/**
 * Bundles the screens of apps for the phone's page, where Preact and the kit are already. CSS and SVG files are imported
 * as text. A bundle exports what makes the screens (`screensFactory`), as the page loads it.
 *
 * @throws {ScreensError} what is wrong with the sources
 * @throws {Error} when esbuild is not installed
 */
export async function bundleScreens(options: BundleScreensOptions): Promise<BundledScreens> {
  const bundler = await openScreenBundler(options);
  try {
    const [bundled] = await Promise.all([bundler.bundle(), copyModules(options)]);
    return bundled;
  } finally {
    await bundler.close();
  }
}

async function copyModules({ root, outdir = 'dist/ui', modules = [] }: BundleScreensOptions): Promise<void> {
  const require = createRequire(join(root, 'package.json'));
  const folder = join(dirname(absolute(root, outdir)), 'modules');
  await Promise.all(
    modules.map(async (specifier) => {
      const copy = join(folder, specifier);
      await mkdir(dirname(copy), { recursive: true });
      await copyFile(require.resolve(specifier), copy);
    }),
  );
}

/** As `bundleScreens()`, again and again: what has not changed is not read anew. */
export async function openScreenBundler(options: BundleScreensOptions): Promise<ScreenBundler> {
  const { root, apps, outdir = join(root, 'dist/ui'), minify = true } = options;
  const { context, formatMessages } = await loadEsbuild();
  const builder = await context({
    entryPoints: Object.fromEntries(Object.entries(apps).map(([name, file]) => [name, absolute(root, file)])),
    outdir: absolute(root, outdir),
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    target: 'chrome120',
    minify,
    sourcemap: minify ? false : 'inline',
    // Of our packages only the kit is the page's; the rest of the app SDK is bundled, inside our repository from its sources.
    conditions: ['androidworld-source', 'module'],
    external: ofThePage,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.css': 'text', '.svg': 'text' },
    metafile: true,
    write: false,
    logLevel: 'silent',
  } satisfies BuildOptions);
  return { bundle: () => run(builder, root, formatMessages), close: () => builder.dispose() };
}

async function run(
  builder: BuildContext<{ metafile: true; write: false }>,
  root: string,
  formatMessages: typeof import('esbuild').formatMessages,
): Promise<BundledScreens> {
  let result: BuildResult<{ metafile: true; write: false }>;
  try {
    result = await builder.rebuild();
  } catch (cause) {
    if (!isBuildFailure(cause)) throw cause;
    const texts = await formatMessages(cause.errors, { kind: 'error', color: false });
    throw new ScreensError(texts.join('').trim());
  }
  // The phone would start the app, find nothing to show, and say so in its own log only.
  for (const { entryPoint, exports } of Object.values(result.metafile.outputs)) {
    if (entryPoint === undefined || exports.includes('default')) continue;
    throw new ScreensError(
      `${absolute(root, entryPoint)} has no default export: expected \`export default defineScreens({ … })\``,
    );
  }
  await Promise.all(
    result.outputFiles.map(async ({ path, text }) => {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, screensFactory(text));
    }),
  );
  return { inputs: Object.keys(result.metafile.inputs).map((file) => absolute(root, file)) };
}

async function loadEsbuild(): Promise<typeof import('esbuild')> {
  try {
    return await import('esbuild');
  } catch (cause) {
    const message = 'The screens of an app are bundled with esbuild, which is not installed';
    throw new Error(`${message}\n  npm install --save-dev esbuild`, { cause });
  }
}

function isBuildFailure(cause: unknown): cause is BuildFailure {
  return cause instanceof Error && 'errors' in cause && Array.isArray(cause.errors);
}

function absolute(root: string, file: string): string {
  return isAbsolute(file) ? file : join(root, file);
}
