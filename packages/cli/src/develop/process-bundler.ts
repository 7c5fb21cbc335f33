import { writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { VirtualApp } from '@androidworld/app-sdk';
import { ScreensError } from '@androidworld/app-sdk/node';
import type { BuildFailure, Plugin } from 'esbuild';
import type { AppSources } from './find-app-sources.ts';

/** The half of an app that runs in Node, as it is now. */
interface BundledProcess {
  readonly app: VirtualApp;
  /** The files that went in, absolute. */
  readonly inputs: readonly string[];
  /** Whether anything that runs is other than the last time. */
  readonly isNew: boolean;
}

export interface ProcessBundler {
  /** @throws {ScreensError} what is wrong with the sources */
  bundle(): Promise<BundledProcess>;
  close(): Promise<void>;
}

/**
 * Bundles `app.ts` with the files of its own package, as a module that has not been imported before: Node keeps those that
 * have.
 *
 * @param cache a folder below the `node_modules` of the package, from where its imports are found
 */
export async function openProcessBundler({ process, root, name }: AppSources, cache: string): Promise<ProcessBundler> {
  const { context, formatMessages } = await import('esbuild');
  const builder = await context({
    entryPoints: [process],
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['androidworld-source', 'module', 'import'],
    plugins: [keepPackages],
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  let version = 0;
  let last: { text: string; app: VirtualApp } | undefined;
  return {
    async bundle() {
      const result = await builder.rebuild().catch(async (cause: BuildFailure) => {
        const texts = await formatMessages(cause.errors, { kind: 'error', color: false });
        throw new ScreensError(texts.join('').trim());
      });
      const inputs = Object.keys(result.metafile.inputs).map((file) => (isAbsolute(file) ? file : join(root, file)));
      const text = result.outputFiles[0]?.text ?? '';
      if (last?.text === text) return { app: last.app, inputs, isNew: false };
      version += 1;
      const file = join(cache, `${name}-${version}.mjs`);
      await writeFile(file, text);
      const app = appOf(await import(/* @vite-ignore */ pathToFileURL(file).href), process);
      last = { text, app };
      return { app, inputs, isNew: true };
    },
    close: () => builder.dispose(),
  };
}

/** Packages stay imports, the app SDK apart: of it there is next to nothing to run. */
const keepPackages: Plugin = {
  name: 'keep-packages',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || /^@androidworld\/app-sdk(\/|$)/.test(path)) return undefined;
      return { path, external: true };
    });
  },
};

function appOf(module: Readonly<Record<string, unknown>>, file: string): VirtualApp {
  const apps = [...new Set(Object.values(module))].filter(isApp);
  const [app] = apps;
  if (app !== undefined && apps.length === 1) return app;
  const found = apps.length === 0 ? 'exports no app' : `exports ${apps.length} apps`;
  throw new ScreensError(`${file} ${found}: one is expected, made by defineApp()`);
}

function isApp(value: unknown): value is VirtualApp {
  if (typeof value !== 'object' || value === null || !('manifest' in value)) return false;
  const { manifest } = value;
  return typeof manifest === 'object' && manifest !== null && 'packageName' in manifest;
}
