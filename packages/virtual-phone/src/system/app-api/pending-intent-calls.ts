import type { PendingIntentCalls } from '@androidworld/app-sdk';
import { javaException } from '../java-exception.ts';
import type { Caller } from './app-api.ts';

export function pendingIntentCalls({ system, record: { packageName } }: Caller): PendingIntentCalls {
  const { pendingIntents } = system;
  return {
    get: async (pending) => pendingIntents.get(packageName, pending)?.toPendingIntent() ?? null,
    async send(pending, fillIn) {
      const record = pendingIntents.find(packageName, pending);
      if (record === undefined) throw javaException('android.app.PendingIntent$CanceledException', 'null');
      await pendingIntents.send(record, fillIn === undefined ? {} : { fillIn });
    },
    async cancel(pending) {
      const record = pendingIntents.find(packageName, pending);
      if (record !== undefined) pendingIntents.cancel(record);
    },
  };
}
