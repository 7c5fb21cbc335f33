import type { Intent, ServiceDeclaration } from '@androidworld/app-sdk';
import type { PackageRecord } from '../packages/package-record.ts';
import type { PackageManager } from '../packages/packages.ts';

/** A service, and the package that declares it. */
export interface FoundService {
  readonly record: PackageRecord;
  readonly declaration: ServiceDeclaration;
}

/** The service an intent is for; the best one where it names none. */
export function findService(packages: PackageManager, intent: Intent): FoundService | undefined {
  const [best] = packages.servicesFor(intent);
  return best === undefined ? undefined : { record: best.package, declaration: best.service };
}
