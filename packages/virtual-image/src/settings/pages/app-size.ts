import { Formatter } from '@androidworld/app-sdk';
import type { PackageSize } from '@androidworld/app-sdk/system';
import type { PageScope } from '../page.ts';

/** As Settings shows it until a size is known. */
const COMPUTING = 'Computing\u2026';

/** What an app takes; undefined until it is known, and for one that is not installed. */
export function sizeOf(scope: PageScope, packageName: string): PackageSize | undefined {
  return scope.read(`size/${packageName}`, (api) => api.system.packageSize(packageName)) ?? undefined;
}

export function sizeText(bytes: number | undefined): string {
  return bytes === undefined ? COMPUTING : Formatter.formatFileSize(bytes);
}

/** All that an app takes, as a person reads it. */
export function totalSize(scope: PageScope, packageName: string): string {
  const size = sizeOf(scope, packageName);
  return sizeText(size && size.app + size.data);
}
