import {
  type AppApi,
  type AppProcess,
  getResultsFromIntent,
  type Intent,
  type ProcessHost,
} from '@androidworld/app-sdk';
import {
  deleteSmsReceiver,
  directReplyReceiver,
  markAsReadReceiver,
  notifyMessage,
  replyKey,
} from './notify-message.ts';
import { className } from './package-name.ts';
import { sendMessage } from './send-message.ts';
import { conversationCache, setArchived } from './store/conversation-cache.ts';
import { setRead } from './store/conversations.ts';
import { deleteMessages, findMessage, listMessages } from './store/messages.ts';

export const receivers = {
  sms: className('receivers.SmsReceiver'),
  markAsRead: markAsReadReceiver,
  directReply: directReplyReceiver,
  deleteSms: deleteSmsReceiver,
} as const;

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
      [receivers.directReply]: async (intent) => {
        const text = getResultsFromIntent(intent)?.[replyKey];
        const { thread_id: threadId, thread_number: address } = intent.extras ?? {};
        if (text === undefined || typeof address !== 'string') return undefined;
        await sendMessage(api, { to: [address], text });
        const message = (await listMessages(api, Number(threadId))).at(-1);
        await setRead(api, Number(threadId), true);
        // The notification stays and shows what was said, as the real app leaves it.
        if (message !== undefined) await notifyMessage(api, message, { alertOnlyOnce: true, sender: 'Me' });
        return undefined;
      },
      [receivers.deleteSms]: async ({ extras }) => {
        await api.notifications.cancel(Number(extras?.thread_id));
        await deleteMessages(api, [Number(extras?.message_id)]);
        return undefined;
      },
    },
  };
}

function uriOf({ extras }: Intent): string | undefined {
  const uri = extras?.uri;
  return typeof uri === 'object' && uri !== null && 'uri' in uri ? uri.uri : undefined;
}
