import { type AppApi, FLAG_MUTABLE, FLAG_UPDATE_CURRENT, type Intent } from '@androidworld/app-sdk';
import { className, packageName } from './package-name.ts';
import type { Message } from './store/messages.ts';
import { namesOf } from './store/people.ts';
import { preferences } from './store/preferences.ts';
import { takesNoReply } from './takes-no-reply.ts';
import { threadIntent } from './thread-intent.ts';

export const markAsReadReceiver = className('receivers.MarkAsReadReceiver');
export const directReplyReceiver = className('receivers.DirectReplyReceiver');
export const deleteSmsReceiver = className('receivers.DeleteSmsReceiver');

/** Under which `getResultsFromIntent` has the reply. */
export const replyKey = 'com.simplemobiletools.smsmessenger.action.reply';

const channel = { id: 'simple_sms_messenger', name: 'Received SMS', importance: 4 } as const;

/**
 * Tells of a message that came, as much of it as the settings allow. Reading the thread takes it away.
 *
 * @param options.alertOnlyOnce the notification only changes: a reply was sent from it
 */
export async function notifyMessage(
  api: AppApi,
  { id, threadId, address, body, dateMs }: Pick<Message, 'id' | 'threadId' | 'address' | 'body' | 'dateMs'>,
  { alertOnlyOnce = false, sender }: { alertOnlyOnce?: boolean; sender?: string } = {},
): Promise<void> {
  const { visibility } = await preferences.get(api);
  const name = (await namesOf(api, [address])).get(address) ?? address;
  // As in the real app: mutable and up to date, told apart by the thread.
  const options = { requestCode: threadId, flags: FLAG_UPDATE_CURRENT | FLAG_MUTABLE };
  const toReceiver = (receiver: string, intent: Intent) => ({
    kind: 'broadcast' as const,
    intent: { ...intent, component: { packageName, className: receiver } },
    ...options,
  });
  await api.notifications.createChannel(channel);
  await api.notifications.post({
    id: threadId,
    channel: channel.id,
    title: visibility === 3 ? 'SMS Messenger' : (sender ?? name),
    text: visibility === 1 ? body : 'New message',
    when: dateMs,
    category: 'msg',
    priority: 2,
    autoCancel: true,
    onlyAlertOnce: alertOnlyOnce,
    contentIntent: { kind: 'activity', intent: threadIntent({ threadId, title: name }), ...options },
    actions: [
      ...(visibility === 1 && !takesNoReply(address)
        ? [
            {
              title: 'Reply',
              intent: toReceiver(directReplyReceiver, { extras: { thread_id: threadId, thread_number: address } }),
              remoteInput: { resultKey: replyKey, label: 'Reply' },
            },
          ]
        : []),
      {
        title: 'Mark as Read',
        intent: toReceiver(markAsReadReceiver, {
          action: `${packageName}.action.mark_as_read`,
          extras: { thread_id: threadId },
        }),
      },
      ...(takesNoReply(address)
        ? [
            {
              title: 'Delete',
              intent: toReceiver(deleteSmsReceiver, { extras: { thread_id: threadId, message_id: id } }),
            },
          ]
        : []),
    ],
  });
}
