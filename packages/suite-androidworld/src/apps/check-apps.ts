import { listPackages } from '@androidworld/android-kit';
import type { AnyTask, Device } from '@androidworld/core';
import type { DoctorFinding } from '@androidworld/core/driver';
import { plural } from '@androidworld/core/internals';
import { appSetUp } from './app-set-ups.ts';

export interface CheckAppsOptions {
  readonly tasks: readonly AnyTask[];
  /** Where missing apps would be installed from. */
  readonly apks?: string | undefined;
  readonly signal: AbortSignal;
}

/** Whether a device has the apps of the tasks; an app that can be installed when it is needed is not missed. */
export async function checkApps(device: Device, { tasks, apks, signal }: CheckAppsOptions): Promise<DoctorFinding> {
  const installed = await listPackages(device, { signal });
  const apps = [...new Set(tasks.flatMap((task) => task.apps))].map(appSetUp);
  const absent = apps.filter((app) => !installed.has(app.packageName));
  const missing = absent.filter((app) => !app.apks || apks === undefined);
  if (missing.length === 0) {
    const later = absent.map(({ name }) => name).join(', ');
    const message = `${plural(apps.length, 'app')}${later === '' ? '' : `; to be installed: ${later}`}`;
    return { status: 'ok', message };
  }
  const named = new Set(missing.map(({ name }) => name));
  const lost = tasks.filter((task) => task.apps.some((name) => named.has(name))).length;
  return {
    status: 'failed',
    message: `Not installed: ${missing.map(({ name, packageName }) => `${name} (${packageName})`).join(', ')}; needed by ${lost} of ${plural(tasks.length, 'task')}`,
    fix: missing.some((app) => app.apks)
      ? 'Name a folder with their APK files in the option "apks" of the suite'
      : 'Use an emulator with the system image "Google APIs", API 33',
  };
}
