import type { AppApi } from '@androidworld/app-sdk';
import { className, packageName } from './package-name.ts';
import type { Message } from './store/messages.ts';
import { namesOf } from './store/people.ts';
import { preferences } from './store/preferences.ts';
import { takesNoReply } from './takes-no-reply.ts';
import { threadIntent } from './thread-intent.ts';

export const markAsReadReceiver = className('receivers.MarkAsReadReceiver');

/** Tells of a message that came, as much of it as the settings allow. Reading the thread takes it away. */
export async function notifyMessage(api: AppApi, message: Message): Promise<void> {
  const { threadId, address, body, dateMs } = message;
  const { visibility } = await preferences.get(api);
  const name = (await namesOf(api, [address])).get(address) ?? address;
  const thread = threadIntent({ threadId, title: name });
  await api.notifications.post({
    id: threadId,
    channel: 'simple_sms_messenger',
    title: visibility === 3 ? 'SMS Messenger' : name,
    text: visibility === 1 ? body : 'New message',
    when: dateMs,
    headsUp: true,
    contentIntent: thread,
    actions: [
      ...(visibility === 1 && !takesNoReply(address) ? [{ label: 'Reply', intent: thread }] : []),
      {
        label: 'Mark as Read',
        broadcast: true,
        intent: {
          action: `${packageName}.action.mark_as_read`,
          component: { packageName, className: markAsReadReceiver },
          extras: { thread_id: threadId },
        },
      },
    ],
  });
}
