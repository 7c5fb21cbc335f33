import type { AppApi, AppProcess, Intent, ProcessHost } from '@androidworld/app-sdk';
import { markAsReadReceiver, notifyMessage } from './notify-message.ts';
import { className } from './package-name.ts';
import { conversationCache, setArchived } from './store/conversation-cache.ts';
import { setRead } from './store/conversations.ts';
import { findMessage } from './store/messages.ts';

export const receivers = { sms: className('receivers.SmsReceiver'), markAsRead: markAsReadReceiver } as const;

/** Tells of messages that come, also while no screen is open. The system has put them into the provider. */
export async function startMessenger(api: AppApi, host: ProcessHost): Promise<AppProcess> {
  await conversationCache.create(api);
  return {
    receivers: {
      [receivers.sms]: async (intent) => {
        const uri = uriOf(intent);
        const message = uri === undefined ? undefined : await findMessage(api, uri);
        if (message === undefined) return undefined;
        await setArchived(api, [message.threadId], false);
        await notifyMessage(api, message);
        host.emit('received', message.threadId);
        return undefined;
      },
      [receivers.markAsRead]: async ({ extras }) => {
        const threadId = Number(extras?.thread_id);
        await api.notifications.cancel(threadId);
        await setRead(api, threadId, true);
        return undefined;
      },
    },
  };
}

function uriOf({ extras }: Intent): string | undefined {
  const uri = extras?.uri;
  return typeof uri === 'object' && uri !== null && 'uri' in uri ? uri.uri : undefined;
}
