import type { AppProcess } from '@androidworld/app-sdk';
import type { AppApiParts } from '../app-api/app-api.ts';
import type { RunningProcess } from '../system-services.ts';

/** A running process of an app: its Node half and what it holds. */
export interface ProcessRecord extends RunningProcess {
  readonly app: AppProcess;
  readonly parts: AppApiParts;
}

/** Whole name of a process, as `android:process` of a component gives it: `:remote` is one of the package's own. */
export function processNameOf(packageName: string, declared: string | undefined): string {
  if (declared === undefined) return packageName;
  return declared.startsWith(':') ? packageName + declared : declared;
}

/** `2345:com.example/u0a123`, as `ProcessRecord.toShortString` and the log have it. */
export function renderProcess({ pid, processName, uid }: Pick<RunningProcess, 'pid' | 'processName' | 'uid'>): string {
  return `${pid}:${processName}/${userName(uid)}`;
}

/** `u0a123`, or `1000` for system users. */
function userName(uid: number): string {
  return uid >= 10_000 ? `u0a${uid - 10_000}` : String(uid);
}
