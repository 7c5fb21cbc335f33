import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { VirtualApp } from '@androidworld/app-sdk';
import { AndroidWorldError } from '@androidworld/core';
import type { AppUpdates } from '@androidworld/virtual-phone';
import { type DevelopedApp, isOfSources, openDevelopedApp } from './developed-app.ts';
import { findAppSources } from './find-app-sources.ts';
import { tellOnce } from './tell-once.ts';
import { watchFiles } from './watch-files.ts';

export interface Development {
  /** As their sources are now. */
  readonly apps: readonly VirtualApp[];
  /** Brings what changes from now on to these phones, and tells where the apps fail on them. */
  follow(phones: readonly AppUpdates[]): void;
  close(): Promise<void>;
}

/**
 * Builds the apps in folders, and again whenever their files change.
 *
 * @param tell what happened, for the terminal; one or more whole lines
 * @throws {AndroidWorldError} AW_USAGE when there is no app, one cannot be built, or esbuild is not installed
 */
export async function developApps(
  paths: readonly string[],
  { cwd, tell }: { cwd: string; tell(text: string): void },
): Promise<Development> {
  const sources = paths.flatMap((path) => findAppSources(path, cwd));
  await requireEsbuild();
  const caches: string[] = [];
  const developed: DevelopedApp[] = [];
  const close = async () => {
    watching.close();
    for (const end of endings) end();
    await Promise.all(developed.map((app) => app.close()));
    await Promise.all(caches.map((cache) => rm(cache, { recursive: true, force: true })));
  };
  let phones: readonly AppUpdates[] = [];
  const endings: (() => void)[] = [];
  let working: Promise<void> = Promise.resolve();
  const watching = watchFiles((files) => {
    working = working.then(() => bringUpToDate(files));
  });
  const bringUpToDate = async (files: ReadonlySet<string>) => {
    for (const app of developed) {
      if (!app.isTouchedBy(files)) continue;
      try {
        await bring(app, phones, tell);
      } catch (error) {
        tell(`${app.label}: ${error instanceof Error ? error.message : String(error)}`);
      }
      watching.add(app.inputs);
    }
  };
  try {
    for (const [place, source] of sources.entries()) {
      // There the imports of the half in Node are found.
      const cache = join(source.root, 'node_modules/.cache/androidworld', `dev-${process.pid}-${place}`);
      caches.push(cache);
      await mkdir(cache, { recursive: true });
      const app = await openDevelopedApp(source, cache);
      developed.push(app);
      watching.add(app.inputs);
    }
  } catch (error) {
    await close();
    throw isOfSources(error) ? new AndroidWorldError('AW_USAGE', error.message, { cause: error }) : error;
  }
  return {
    get apps() {
      return developed.map(({ app }) => app);
    },
    follow(given) {
      phones = given;
      for (const { label, app } of developed) {
        const { packageName } = app.manifest;
        const tellFailure = tellOnce<AppUpdates>((failure) => tell(`${label}: ${failure}`));
        for (const phone of given) {
          endings.push(phone.onFailure(packageName, (failure) => tellFailure(phone, failure)));
          phone.reloadScreens(packageName);
        }
      }
    },
    close,
  };
}

async function requireEsbuild(): Promise<void> {
  try {
    await import('esbuild');
  } catch (cause) {
    const message = '"--dev" bundles apps with esbuild, which is not installed\n  npm install --save-dev esbuild';
    throw new AndroidWorldError('AW_USAGE', message, { cause });
  }
}

/** Builds an app anew and puts it on the phones; what is wrong is told, and shown over their screens. */
async function bring(app: DevelopedApp, phones: readonly AppUpdates[], tell: (text: string) => void): Promise<void> {
  const startMs = performance.now();
  const outcome = await app.build();
  if (outcome.kind === 'failed') {
    tell(`${app.label} cannot be built, its last version goes on:\n${outcome.message}`);
    for (const phone of phones) phone.showProblem(outcome.message);
    return;
  }
  const { packageName } = app.app.manifest;
  for (const phone of phones) {
    phone.showProblem(null);
    if (outcome.kind === 'process') await phone.update(app.app);
    else phone.reloadScreens(packageName);
  }
  const took = `${Math.round(performance.now() - startMs)} ms`;
  const what = outcome.kind === 'process' ? 'the half in Node changed: process restarted' : 'screens reloaded';
  tell(`${app.label}: ${what} (${took})`);
  await checkScreens(app.label, phones, tell);
}

/** Looks for what a device would not show, with the screens as they are now; told once, shown over every phone that has it. */
async function checkScreens(label: string, phones: readonly AppUpdates[], tell: (text: string) => void): Promise<void> {
  const problems = await Promise.all(phones.map((phone) => phone.findProblem()));
  for (const [place, problem] of problems.entries()) if (problem !== undefined) phones[place]?.showProblem(problem);
  for (const problem of new Set(problems)) if (problem !== undefined) tell(`${label}: ${problem}`);
}
