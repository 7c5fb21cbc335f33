import { readFile } from 'node:fs/promises';
import {
  AndroidWorldError,
  type Device,
  type Observation,
  type Selector,
  type SuiteContext,
  sh,
  waitUntil,
} from '@androidworld/core';
import { centerOf, findElement } from '@androidworld/core/agent';
import { run } from '../shell/run.ts';
import { hasAppSnapshot, saveAppSnapshot } from './app-snapshot.ts';
import { type Apk, type ApkSource, fetchApk } from './fetch-apk.ts';
import { foregroundActivity } from './foreground.ts';
import { clearAppData, grantPermission, listPackages } from './packages.ts';

/** How an app is made ready once, before its state is saved: facts of its installation and first run. */
export interface AppSetUp {
  /** As `Apps.open` understands it. */
  readonly name: string;
  /** Android package of the app, under which its state is saved. */
  readonly packageName: string;
  /** Tried in order until one can be installed; absent for apps of the system image. */
  readonly apks?: readonly Apk[];
  /** Its data is not wiped first: other parts of the phone rely on it. */
  readonly keepData?: true;
  /** Runtime permissions granted in advance. */
  readonly permissions?: readonly string[];
  /** Put into a folder of the app's after its first run, where they are missing: a map. */
  readonly files?: readonly AppFile[];
  /** Commands before the first start, e.g. to hold a role. */
  prepare?(context: SuiteContext): Promise<void>;
  /** Labels, or buttons without one, tapped away as they come up on first run: the first of them that is enabled. */
  readonly firstRun?: readonly (string | Selector)[];
  /** A label its main screen has: then the first run is over. Absent: it is not opened. */
  readonly mainScreenShows?: string | RegExp;
  /** Whether all is done that no label tells of: a permission it has asked for, a notebook it makes. Asked until it is. */
  isReady?(context: SuiteContext): Promise<boolean>;
}

interface AppFile extends Apk {
  /** On the device; shared storage or not. */
  readonly folder: string;
}

/** Options of {@link setUpApp}. */
export interface SetUpAppOptions {
  /** Where APK files, and files that apps need, come from; without it what is missing cannot be installed. */
  readonly source?: ApkSource;
}

/**
 * Installs an app when it is missing, takes it through its first run, checks that it is ready, and saves its state.
 * Does nothing when its state was saved before. Needs root.
 *
 * @throws AW_DEVICE_STATE if it cannot be installed or left its screen; AW_TIMEOUT if its main screen never showed: nothing
 *   is saved then
 */
export async function setUpApp(context: SuiteContext, app: AppSetUp, options: SetUpAppOptions = {}): Promise<void> {
  const { device, signal } = context;
  if (await hasAppSnapshot(device, app.packageName, { signal })) return;
  await installWhenMissing(context, app, options);
  if (!app.keepData) await clearAppData(device, app.packageName, { signal });
  for (const permission of app.permissions ?? [])
    await grantPermission(device, app.packageName, permission, { signal });
  await app.prepare?.(context);
  if (app.mainScreenShows !== undefined) await passFirstRun(context, app, app.mainScreenShows);
  for (const file of app.files ?? []) await putWhenMissing(context, { app, file }, options);
  await saveAppSnapshot(device, app.packageName, { signal });
  context.log(`Set up ${app.name}`, { packageName: app.packageName });
}

async function installWhenMissing(
  { device, signal, log }: SuiteContext,
  app: AppSetUp,
  { source }: SetUpAppOptions,
): Promise<void> {
  if ((await listPackages(device, { signal })).has(app.packageName)) return;
  if (!app.apks || !source) throw notInstalled(device, app);
  const failures: string[] = [];
  for (const apk of app.apks) {
    try {
      const { path, sha256 } = await fetchApk(apk, source, { signal });
      await device.apps.install(path, { signal });
      log(`Installed ${apk.file}`, { packageName: app.packageName, path, sha256 });
      return;
    } catch (error) {
      signal.throwIfAborted();
      failures.push(`${apk.file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new AndroidWorldError(
    'AW_DEVICE_STATE',
    `"${app.name}" could not be installed on ${device.serial}:\n  ${failures.join('\n  ')}`,
    { details: { serial: device.serial, packageName: app.packageName } },
  );
}

/** Readable for the app, as what it puts there itself (`media_rw_data_file`, Android's label of shared storage). */
async function putWhenMissing(
  { device, signal, log }: SuiteContext,
  { app, file }: { readonly app: AppSetUp; readonly file: AppFile },
  { source }: SetUpAppOptions,
): Promise<void> {
  const path = `${file.folder}/${file.file}`;
  const asRoot = { signal, root: true };
  if ((await device.shell(sh`test -s ${path}`, asRoot)).exitCode === 0) return;
  if (source === undefined) {
    throw new AndroidWorldError(
      'AW_DEVICE_STATE',
      `"${app.name}" on ${device.serial} lacks ${path}. Put ${file.file} into a folder and name the folder, or its address, in the suite's option "apks".`,
      { details: { serial: device.serial, packageName: app.packageName, path } },
    );
  }
  const local = await fetchApk(file, source, { signal });
  await run(device, sh`mkdir -p ${file.folder}`, asRoot);
  await device.files.write(path, await readFile(local.path), { signal, mode: 0o666 });
  await run(device, sh`chcon u:object_r:media_rw_data_file:s0 ${path}`, asRoot);
  log(`Put ${file.file} into ${file.folder}`, { packageName: app.packageName, sha256: local.sha256 });
}

function notInstalled({ serial }: Device, { name, packageName, apks }: AppSetUp): AndroidWorldError {
  const remedy = apks
    ? `Put ${apks.map(({ file }) => file).join(' or ')} into a folder and name the folder, or its address, in the suite's option "apks".`
    : 'It is part of the system image "Google APIs", API 33.';
  return new AndroidWorldError(
    'AW_DEVICE_STATE',
    `"${name}" (${packageName}) is not installed on ${serial}. ${remedy}`,
    {
      details: { serial, packageName },
    },
  );
}

const firstRunTimeoutMs = 60_000;

/**
 * Taps first-run screens away until the main screen shows. A state in which that never happens is not saved: it would
 * bring those screens back before every task.
 */
async function passFirstRun(context: SuiteContext, app: AppSetUp, mainScreenShows: string | RegExp): Promise<void> {
  const { device, signal } = context;
  const { name, packageName, firstRun = [] } = app;
  const options = { signal };
  await device.apps.open(name, options);
  await waitUntil(
    async (saw) => {
      const screen = await device.observe({ ...options, screenshot: false });
      saw(() => describeLabels(screen));
      const isMain = findElement({ label: mainScreenShows, packageName }, screen) !== undefined;
      if (isMain && (await app.isReady?.(context)) !== false) return true;
      const button = firstRun
        .map((label) => findElement(typeof label === 'string' ? anyCase(label) : label, screen))
        .find((element) => element?.bounds && element.enabled);
      if (button?.bounds) await device.perform({ type: 'tap', at: centerOf(button.bounds) }, options);
      return false;
    },
    {
      device,
      what: `"${name}" on ${device.serial} is past its first run and shows ${String(mainScreenShows)}`,
      timeoutMs: firstRunTimeoutMs,
      ...options,
    },
  );
  const front = await foregroundActivity(device, options);
  if (front?.packageName !== packageName) {
    throw new AndroidWorldError(
      'AW_DEVICE_STATE',
      `"${name}" left the screen of ${device.serial} during its first run; ${front?.packageName ?? 'nothing'} is in front`,
    );
  }
  await run(device, sh`am force-stop ${packageName}`, options);
}

function anyCase(label: string): Selector {
  const escaped = label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return { label: new RegExp(`^${escaped}$`, 'i') };
}

/** e.g. `com.example shows "Next", "Skip"` */
function describeLabels({ foreground, elements }: Observation): string {
  const labels = elements.flatMap(({ text, contentDescription }) => text ?? contentDescription ?? []);
  return `${foreground?.packageName ?? 'an unknown app'} shows ${labels.map((label) => JSON.stringify(label)).join(', ')}`;
}
