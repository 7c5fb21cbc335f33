import type { ComponentName } from '@androidworld/app-sdk';
import type { Identity } from '../../disk/disk.ts';
import { hashOf } from '../identity-hash.ts';
import { javaException } from '../java-exception.ts';
import { shortComponent } from '../packages/intent-text.ts';
import type { PackageRecord } from '../packages/package-record.ts';
import type { SystemServer } from '../system-server.ts';
import type { FoundService } from './find-service.ts';

/** Who starts or stops a service. */
export interface ServiceCaller {
  readonly caller: Identity;
  readonly callerPackage: string | null;
}

/** What the caller lacks; root and the system may all (AOSP `ActiveServices.retrieveServiceLocked`). */
export function missingPermission(
  { packages }: SystemServer,
  { record, declaration }: FoundService,
  { caller, callerPackage }: ServiceCaller,
): string | undefined {
  if (caller.uid === 0 || caller.uid === 1000 || caller.uid === record.uid) return undefined;
  const isExported = declaration.exported ?? (declaration.filters?.length ?? 0) > 0;
  if (!isExported) return `not exported from uid ${record.uid}`;
  const { permission } = declaration;
  if (permission === undefined) return undefined;
  return callerPackage !== null && packages.checkPermission(callerPackage, permission) ? undefined : permission;
}

/** @throws ForegroundServiceStartNotAllowedException for an app in the background */
export function checkForegroundStart(
  { backgroundLimits }: SystemServer,
  component: ComponentName,
  { caller, callerPackage }: ServiceCaller,
): void {
  if (caller.uid < 10_000 || callerPackage === null) return;
  if (backgroundLimits.mayStartForegroundServices(callerPackage)) return;
  throw javaException(
    'android.app.ForegroundServiceStartNotAllowedException',
    `startForegroundService() not allowed due to mAllowStartForeground false: service ${shortComponent(component)}`,
  );
}

/** The UidRecord of an app in the background; `null` when no process of it runs. */
export function idleUidRecord({ processes }: SystemServer, { packageName, uid }: PackageRecord): string {
  if (processes.of(packageName).length === 0) return 'null';
  return `UidRecord{${hashOf(`uid ${uid}`)} u0a${uid - 10_000} CEM  idle change:idle procs:1 seq(0,0,0)}`;
}
