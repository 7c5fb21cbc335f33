import {
  type AppApi,
  type AppProcess,
  getResultsFromIntent,
  type Intent,
  type ProcessHost,
} from '@androidworld/app-sdk';
import {
  cancelNotification,
  createChannel,
  notificationActions,
  notificationReceiver,
  notifyMessage,
  replyKey,
} from './notify-message.ts';
import { sendMessage } from './send-message.ts';
import { deliverReceiver } from './sms-role.ts';
import { markRead, setArchived } from './store/conversations.ts';
import { findMessage, listMessages } from './store/messages.ts';

/** Tells of messages that come, also while no screen is open. The system has put them into the provider. */
export async function startMessages(api: AppApi, host: ProcessHost): Promise<AppProcess> {
  await createChannel(api);
  return {
    receivers: {
      [deliverReceiver]: async (intent) => {
        const uri = uriOf(intent);
        const message = uri === undefined ? undefined : await findMessage(api, uri);
        if (message === undefined) return undefined;
        await setArchived(api, [message.threadId], false);
        await notifyMessage(api, message);
        host.emit('received', message.threadId);
        return undefined;
      },
      [notificationReceiver]: async (intent) => {
        const threadId = Number(intent.extras?.conversation_id);
        if (intent.action === notificationActions.reply) await reply(api, threadId, intent);
        else await cancelNotification(api, threadId);
        await markRead(api, threadId);
        return undefined;
      },
    },
  };
}

async function reply(api: AppApi, threadId: number, intent: Intent): Promise<void> {
  const text = getResultsFromIntent(intent)?.[replyKey];
  const address = intent.extras?.address;
  if (text === undefined || typeof address !== 'string') return;
  await sendMessage(api, { to: [address], text });
  const message = (await listMessages(api, threadId)).at(-1);
  if (message !== undefined) await notifyMessage(api, message, { reply: text });
}

function uriOf({ extras }: Intent): string | undefined {
  const uri = extras?.uri;
  return typeof uri === 'object' && uri !== null && 'uri' in uri ? uri.uri : undefined;
}
