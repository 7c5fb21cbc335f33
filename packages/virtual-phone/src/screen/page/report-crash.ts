import { phoneLink } from '@androidworld/app-sdk/host';
import { phoneHost } from './phone-host.ts';

/** Tells the phone that an app failed. */
export function reportCrash(packageName: string, error: Error): void {
  phoneHost.crashed(packageName, error);
}

/** Errors in event handlers and promises nobody waits for crash the app whose module they come from, as on Android. */
export function followUncaughtErrors(): void {
  window.addEventListener('error', (event) => attribute(event.error ?? new Error(event.message)));
  window.addEventListener('unhandledrejection', (event) => attribute(event.reason));
}

function attribute(cause: unknown): void {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  const source = /\/apps\/[\w-]+\/([\w.]+)\.js\?process=(\d+)/.exec(error.stack ?? '');
  const [, packageName, processId] = source ?? [];
  if (packageName === undefined) {
    phoneHost.log(`Error in the page: ${error.stack ?? error.message}`);
    return;
  }
  const running = phoneLink.state.get()?.activities.find((activity) => activity.packageName === packageName);
  // What a process left unfinished when it was killed fails afterwards; that is no crash of the next one.
  if (running !== undefined && running.processId === Number(processId)) reportCrash(packageName, error);
}
