import type { Intent, ServiceDeclaration } from '@androidworld/app-sdk';
import { bestMatch } from '../packages/match-intent.ts';
import type { PackageRecord } from '../packages/package-record.ts';
import type { PackageManager } from '../packages/packages.ts';

/** A service, and the package that declares it. */
export interface FoundService {
  readonly record: PackageRecord;
  readonly declaration: ServiceDeclaration;
}

/** The service an intent is for; the best one where it names none. */
export function findService(packages: PackageManager, intent: Intent): FoundService | undefined {
  const { component } = intent;
  if (component !== undefined) {
    const record = packages.find(component.packageName);
    const declaration = record?.manifest.services?.find(({ name }) => name === component.className);
    return record?.enabled && declaration !== undefined ? { record, declaration } : undefined;
  }
  const found = packages
    .list()
    .filter(({ enabled, packageName }) => enabled && (intent.packageName ?? packageName) === packageName)
    .flatMap((record) => (record.manifest.services ?? []).map((declaration) => ({ record, declaration })))
    .map((each) => ({ ...each, score: bestMatch(each.declaration.filters, intent) ?? -1 }))
    .filter(({ score }) => score >= 0);
  return found.sort((one, other) => other.score - one.score)[0];
}
