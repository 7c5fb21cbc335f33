import type { InstalledPackage } from '../../system/system-services.ts';

/** Where the package's APK is, as `pm path` names it. */
export function apkPath(found: InstalledPackage): string {
  return found.codePath.endsWith('.apk') ? found.codePath : `${found.codePath}/base.apk`;
}
