import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { VirtualApp } from '@androidworld/app-sdk';
import { openScreenBundler, ScreensError } from '@androidworld/app-sdk/node';
import type { AppSources } from './find-app-sources.ts';
import { openProcessBundler } from './process-bundler.ts';

type BuildOutcome =
  /** Only what runs in the phone's page. */
  | { readonly kind: 'screens' }
  /** What runs in Node, whatever else. */
  | { readonly kind: 'process' }
  | { readonly kind: 'failed'; readonly message: string };

/** An app whose sources are being worked on. */
export interface DevelopedApp {
  readonly app: VirtualApp;
  readonly label: string;
  /** All files that went into its last build that succeeded. */
  readonly inputs: readonly string[];
  /** Whether it may be another when these files have changed. After a failure any file may be the one that was missing. */
  isTouchedBy(files: ReadonlySet<string>): boolean;
  build(): Promise<BuildOutcome>;
  close(): Promise<void>;
}

/** @throws {ScreensError} when it cannot be built the first time */
export async function openDevelopedApp(sources: AppSources, cache: string): Promise<DevelopedApp> {
  const { name, root, screens } = sources;
  const ui = pathToFileURL(join(cache, `${name}.js`));
  const inNode = await openProcessBundler(sources, cache);
  const inPage =
    screens === undefined
      ? undefined
      : await openScreenBundler({ root, apps: { [name]: screens }, outdir: cache, minify: false });
  const close = async () => {
    await Promise.all([inNode.close(), inPage?.close()]);
  };
  let hasFailed = false;
  const buildBoth = async () => {
    const [inThePage, half] = await Promise.all([inPage?.bundle(), inNode.bundle()]);
    if (inThePage === undefined && half.app.manifest.activities?.length > 0) {
      const message = `${join(dirname(sources.process), 'ui.tsx')} is missing: the manifest of ${half.app.manifest.packageName} has activities, and it is where their screens are`;
      throw new ScreensError(message);
    }
    const app = inThePage === undefined ? half.app : { ...half.app, ui };
    return { app, half, inThePage, inputs: [...half.inputs, ...(inThePage?.inputs ?? [])] };
  };
  try {
    let now = await buildBoth();
    return {
      get app() {
        return now.app;
      },
      get label() {
        return now.app.manifest.label;
      },
      get inputs() {
        return now.inputs;
      },
      isTouchedBy: (files) => hasFailed || now.inputs.some((file) => files.has(file)),
      async build() {
        try {
          now = await buildBoth();
          hasFailed = false;
          return { kind: now.half.isNew ? 'process' : 'screens' };
        } catch (error) {
          hasFailed = true;
          return { kind: 'failed', message: describe(error) };
        }
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What is wrong with sources says where; what their code threw when it was imported needs its stack for that. */
function describe(error: unknown): string {
  if (isOfSources(error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Whether it says what an author has to mend, and where. */
export function isOfSources(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'SCREENS_INVALID';
}
