import { type AppApi, FLAG_IMMUTABLE, FLAG_MUTABLE, FLAG_UPDATE_CURRENT, type Intent } from '@androidworld/app-sdk';
import { conversationIntent } from './conversation-intent.ts';
import { className, packageName } from './package-name.ts';
import { titleOf } from './store/conversations.ts';
import type { Message } from './store/messages.ts';
import { namesOf, takesMessages } from './store/people.ts';

/** Receives what is tapped on the notification of a message. */
export const notificationReceiver = className('shared.receiver.NotificationReceiver');

export const notificationActions = {
  read: className('mark_as_read'),
  reply: className('reply_from_notification'),
} as const;

/** Under which `getResultsFromIntent` has the reply. */
export const replyKey = 'android.support.text.inputResult';

const channel = { id: 'bugle_default_channel', name: 'Incoming messages', importance: 4 } as const;
const notificationId = 0;

const tagOf = (threadId: number) => `${packageName}:sms:${threadId}`;

export function createChannel(api: AppApi): Promise<void> {
  return api.notifications.createChannel(channel);
}

/**
 * Tells of a message that came. Reading the conversation takes it away.
 *
 * @param options.reply what was answered from the notification, shown in place of the message
 */
export async function notifyMessage(
  api: AppApi,
  { threadId, address, body, dateMs }: Pick<Message, 'threadId' | 'address' | 'body' | 'dateMs'>,
  { reply }: { reply?: string } = {},
): Promise<void> {
  const title = titleOf([address], await namesOf(api, [address]));
  const extras = { conversation_id: threadId, address };
  const toReceiver = (action: string, flags: number) => ({
    kind: 'broadcast' as const,
    intent: { action, component: { packageName, className: notificationReceiver }, extras } satisfies Intent,
    requestCode: threadId,
    flags: flags | FLAG_UPDATE_CURRENT,
  });
  await api.notifications.post({
    id: notificationId,
    tag: tagOf(threadId),
    channel: channel.id,
    title,
    text: reply === undefined ? body : `You: ${reply}`,
    when: dateMs,
    category: 'msg',
    autoCancel: true,
    onlyAlertOnce: reply !== undefined,
    contentIntent: {
      kind: 'activity',
      intent: conversationIntent({ threadId, title }),
      requestCode: threadId,
      flags: FLAG_IMMUTABLE | FLAG_UPDATE_CURRENT,
    },
    actions: [
      ...(takesMessages(address)
        ? [
            {
              title: 'Reply',
              intent: toReceiver(notificationActions.reply, FLAG_MUTABLE),
              remoteInput: { resultKey: replyKey, label: 'Reply' },
            },
          ]
        : []),
      { title: 'Mark as read', intent: toReceiver(notificationActions.read, FLAG_IMMUTABLE) },
    ],
  });
}

export function cancelNotification(api: AppApi, threadId: number): Promise<void> {
  return api.notifications.cancel(notificationId, tagOf(threadId));
}
