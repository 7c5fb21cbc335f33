import type { InstalledPackage } from '../../system/phone-system.ts';

/** Where the package's APK is, as `pm path` names it. */
export function apkPath(found: InstalledPackage): string {
  return found.codePath.endsWith('.apk') ? found.codePath : `${found.codePath}/base.apk`;
}
