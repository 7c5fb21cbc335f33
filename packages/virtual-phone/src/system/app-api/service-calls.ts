import type { AppApi, Intent } from '@androidworld/app-sdk';
import { illegalArgument, javaException, securityException } from '../java-exception.ts';
import { renderIntent } from '../packages/intent-text.ts';
import type { Caller } from './app-api.ts';

/** What an app may ask of services (AOSP `ContextImpl.startServiceCommon`). */
export function serviceCalls({
  system,
  record,
  caller,
}: Caller): Pick<AppApi, 'startService' | 'startForegroundService' | 'stopService'> {
  const from = { caller, callerPackage: record.packageName };
  const start = (intent: Intent, foreground: boolean) => {
    checkIsExplicit(intent);
    const outcome = system.services.start(intent, { ...from, foreground });
    switch (outcome.result) {
      case 'started':
        return outcome.component;
      case 'not-found':
        return null;
      case 'denied':
        throw securityException(
          `Not allowed to start service ${renderIntent(intent)} without permission ${outcome.permission}`,
        );
      case 'in-background':
        throw javaException(
          'android.app.BackgroundServiceStartNotAllowedException',
          `Not allowed to start service ${renderIntent(intent)}: app is in background uid ${outcome.uidRecord}`,
        );
    }
  };
  return {
    startService: async (intent) => start(intent, false),
    startForegroundService: async (intent) => start(intent, true),
    async stopService(intent) {
      checkIsExplicit(intent);
      const stopped = system.services.stop(intent, from);
      if (typeof stopped === 'object') throw securityException(`Not allowed to stop service ${renderIntent(intent)}`);
      return stopped === 'stopped';
    },
  };
}

function checkIsExplicit(intent: Intent): void {
  if (intent.component !== undefined || intent.packageName !== undefined) return;
  throw illegalArgument(`Service Intent must be explicit: ${renderIntent(intent)}`);
}
