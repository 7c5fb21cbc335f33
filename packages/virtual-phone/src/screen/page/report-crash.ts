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
  const source = /\/apps\/[\w-]+\/([\w.]+)\.js\?process=(\d+)/.exec(error.stack ?? '');
  const [, packageName, processId] = source ?? [];
  if (packageName === undefined) {
    phoneHost.log(`Error in the page: ${error.stack ?? error.message}`);
    return;
  }
  const crashed = { packageName, processId: Number(processId) };
  const running = phoneLink.state.get()?.activities.some((activity) => activity.processId === crashed.processId);
  // What a process left unfinished when it was killed fails afterwards; that is no crash of the next one.
  if (running) reportCrash(crashed, error);
}
