import { phoneLink } from '@androidworld/app-sdk/host';
import { type CrashedProcess, phoneHost } from './phone-host.ts';

/** Tells the phone that an app failed. */
export function reportCrash(process: CrashedProcess, error: Error): void {
  phoneHost.crashed(process, error);
}

/** Errors in event handlers and promises nobody waits for crash the app whose module they come from, as on Android. */
export function followUncaughtErrors(): void {
  window.addEventListener('error', (event) => attribute(event.error ?? new Error(event.message)));
  window.addEventListener('unhandledrejection', (event) => attribute(event.reason));
}

function attribute(cause: unknown): void {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  const [, packageName] = /\/apps\/[\w-]+\/\d+\/([\w.]+)\.js/.exec(error.stack ?? '') ?? [];
  if (packageName === undefined) {
    phoneHost.log(`Error in the page: ${error.stack ?? error.message}`);
    return;
  }
  // Of several processes the one in front. What one left unfinished when it was killed has nobody to answer for it.
  const front = phoneLink.state.get()?.activities.findLast((activity) => activity.packageName === packageName);
  if (front !== undefined) reportCrash(front, error);
}
