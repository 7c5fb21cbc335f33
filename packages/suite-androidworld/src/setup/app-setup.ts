import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  clearAppData,
  foregroundActivity,
  grantPermission,
  hasAppSnapshot,
  listPackages,
  saveAppSnapshot,
} from '@androidworld/android-kit';
import {
  AndroidWorldError,
  centerOf,
  type Device,
  findElement,
  type SuiteContext,
  sh,
  until,
} from '@androidworld/core';

/** How an app is made ready once, before its state is saved: facts of its installation and first run. */
export interface AppSetup {
  readonly name: string;
  readonly packageName: string;
  /** Files to try in order; absent for apps of the system image. */
  readonly apks?: readonly string[];
  /** Whether other tasks rely on data this app has by now: then it is not wiped first. */
  readonly keepData?: true;
  /** Runtime permissions granted in advance. */
  readonly permissions?: readonly string[];
  /** Commands run before the first start, e.g. to hold a role. */
  prepare?(context: SuiteContext): Promise<void>;
  /** Labels tapped away as they come up on first run. */
  readonly firstRun?: readonly string[];
  /** Not opened in set-up when absent. */
  readonly opened?: {
    /** The app is past its first run: an element its main screen has. */
    readonly shows: string | RegExp;
  };
}

export interface SetUpOptions {
  /** Folder with the APK files; an app that is missing cannot be installed without it. */
  readonly apkFolder?: string;
}

/** Installs an app when it is missing, takes it through its first run, checks that it is ready, and saves its state. */
export async function setUpApp(context: SuiteContext, app: AppSetup, options: SetUpOptions): Promise<void> {
  const { device, signal } = context;
  if (await hasAppSnapshot(device, app.packageName, { signal })) return;
  await install(context, app, options);
  if (!app.keepData) await clearAppData(device, app.packageName, { signal });
  for (const permission of app.permissions ?? [])
    await grantPermission(device, app.packageName, permission, { signal });
  await app.prepare?.(context);
  if (app.opened) await passFirstRun(device, app, app.opened.shows, signal);
  await saveAppSnapshot(device, app.packageName, { signal });
  context.log(`Set up ${app.name}`, { packageName: app.packageName });
}

async function install(
  { device, signal, log }: SuiteContext,
  app: AppSetup,
  { apkFolder }: SetUpOptions,
): Promise<void> {
  if ((await listPackages(device, { signal })).has(app.packageName)) return;
  if (!app.apks || apkFolder === undefined) {
    throw new AndroidWorldError(
      'DEVICE_STATE',
      app.apks
        ? `"${app.name}" (${app.packageName}) is not installed on ${device.serial}. Put ${app.apks.join(' or ')} into a folder and name it in the suite's option "apks".`
        : `"${app.name}" (${app.packageName}) is not installed on ${device.serial}; it is part of the system image "Google APIs", API 33.`,
      { details: { serial: device.serial, packageName: app.packageName } },
    );
  }
  const failures: string[] = [];
  for (const apk of app.apks) {
    const file = join(apkFolder, apk);
    try {
      const sha256 = createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
      await device.apps.install(file, { signal });
      log(`Installed ${apk}`, { packageName: app.packageName, file, sha256 });
      return;
    } catch (error) {
      signal.throwIfAborted();
      failures.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new AndroidWorldError(
    'DEVICE_STATE',
    `"${app.name}" could not be installed on ${device.serial}:\n  ${failures.join('\n  ')}`,
  );
}

/**
 * Taps first-run screens away until the main screen shows. A state in which that never happens is not saved: it would
 * bring those screens back before every task.
 */
async function passFirstRun(device: Device, app: AppSetup, shows: string | RegExp, signal: AbortSignal): Promise<void> {
  await device.apps.open(app.name, { signal });
  await until(
    async () => {
      const screen = await device.observe({ screenshot: false, signal });
      if (findElement({ label: shows, packageName: app.packageName }, screen)) return true;
      const button = (app.firstRun ?? [])
        .map((label) => findElement({ label: new RegExp(`^${escapeRegExp(label)}$`, 'i') }, screen))
        .find((element) => element?.bounds);
      if (button?.bounds) await device.perform({ type: 'tap', at: centerOf(button.bounds) }, { signal });
      return false;
    },
    {
      what: `"${app.name}" on ${device.serial} is past its first run and shows "${String(shows)}"`,
      timeoutMs: 60_000,
      signal,
    },
  );
  if ((await foregroundActivity(device, { signal }))?.packageName !== app.packageName) {
    throw new AndroidWorldError(
      'DEVICE_STATE',
      `"${app.name}" left the screen of ${device.serial} during its first run`,
    );
  }
  await device.shell(sh`am force-stop ${app.packageName}`, { signal });
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
