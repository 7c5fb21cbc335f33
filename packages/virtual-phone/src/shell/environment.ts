import type { Identity } from '../disk/disk.ts';
import { userName } from './user-names.ts';

/** The environment adbd gives a shell on API 33 (init.environ.rc and adbd's shell service). */
export function shellEnvironment(identity: Identity, terminal: string | undefined): Map<string, string> {
  const user = userName(identity.uid);
  const environment = new Map([
    ['PATH', searchPath.join(':')],
    ['ANDROID_ROOT', '/system'],
    ['ANDROID_DATA', '/data'],
    ['ANDROID_STORAGE', '/storage'],
    ['EXTERNAL_STORAGE', '/sdcard'],
    ['ANDROID_ART_ROOT', '/apex/com.android.art'],
    ['ANDROID_I18N_ROOT', '/apex/com.android.i18n'],
    ['ANDROID_TZDATA_ROOT', '/apex/com.android.tzdata'],
    ['ASEC_MOUNTPOINT', '/mnt/asec'],
    ['ANDROID_ASSETS', '/system/app'],
    ['ANDROID_BOOTLOGO', '1'],
    ['DOWNLOAD_CACHE', '/data/cache'],
    ['BOOTCLASSPATH', bootClassPath.map((jar) => `/apex/com.android.art/javalib/${jar}.jar`).join(':')],
    ['SYSTEMSERVERCLASSPATH', '/system/framework/services.jar'],
    ['HOME', '/'],
    ['HOSTNAME', 'emu64xa'],
    ['LOGNAME', user],
    ['USER', user],
    ['SHELL', '/bin/sh'],
    ['TMPDIR', '/data/local/tmp'],
  ]);
  if (terminal !== undefined) environment.set('TERM', terminal);
  return environment;
}

/** Where programs are looked for, in order. */
export const searchPath: readonly string[] = [
  '/product/bin',
  '/apex/com.android.runtime/bin',
  '/apex/com.android.art/bin',
  '/system_ext/bin',
  '/system/bin',
  '/system/xbin',
  '/odm/bin',
  '/vendor/bin',
  '/vendor/xbin',
];

const bootClassPath = ['core-oj', 'core-libart', 'okhttp', 'bouncycastle', 'apache-xml'];
