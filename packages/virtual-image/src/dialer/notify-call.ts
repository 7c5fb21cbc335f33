import { type AppApi, type AppNotification, FLAG_IMMUTABLE, type PendingIntent } from '@androidworld/app-sdk';
import { findCaller } from './store.ts';

export type Call = NonNullable<Awaited<ReturnType<AppApi['telephony']['call']>>>;

/** Receives what is tapped on the notification of a call. */
export const callReceiver = 'com.android.incallui.NotificationBroadcastReceiver';

export const callActions = {
  answer: 'com.android.incallui.ACTION_ANSWER_VOICE_INCOMING_CALL',
  decline: 'com.android.incallui.ACTION_DECLINE_INCOMING_CALL',
  hangUp: 'com.android.incallui.ACTION_HANG_UP_ONGOING_CALL',
} as const;

const packageName = 'com.google.android.dialer';
const ids = { call: 1, missed: 2 } as const;

const channels = {
  incoming: { id: 'phone_incoming_call', name: 'Incoming calls', importance: 4 },
  ongoing: { id: 'phone_ongoing_call', name: 'Ongoing calls', importance: 3 },
  missed: { id: 'phone_missed_call', name: 'Missed calls', importance: 3 },
} as const;

const inCallScreen: PendingIntent = {
  kind: 'activity',
  intent: { component: { packageName, className: 'com.android.incallui.InCallActivity' } },
  flags: FLAG_IMMUTABLE,
};
const dialtacts = 'com.google.android.dialer.extensions.GoogleDialtactsActivity';

export async function createCallChannels(api: AppApi): Promise<void> {
  for (const channel of Object.values(channels)) await api.notifications.createChannel(channel);
}

/** Keeps the notification of the present call up to date; none when there is no call. */
export async function notifyCall(api: AppApi, call: Call | null): Promise<void> {
  if (call === null) return api.notifications.cancel(ids.call);
  const button = (title: string, action: string) => ({
    title,
    intent: {
      kind: 'broadcast' as const,
      intent: { action, component: { packageName, className: callReceiver } },
      flags: FLAG_IMMUTABLE,
    },
  });
  const rings = call.state === 'ringing';
  await api.notifications.post({
    id: ids.call,
    channel: (rings ? channels.incoming : channels.ongoing).id,
    title: await findCaller(api, call.number),
    text: textOf(call),
    when: call.sinceMs,
    ongoing: true,
    contentIntent: inCallScreen,
    actions: rings
      ? [button('Decline', callActions.decline), button('Answer', callActions.answer)]
      : [button('Hang up', callActions.hangUp)],
  });
}

function textOf({ state }: Call): string {
  return { dialing: 'Calling…', ringing: 'Incoming call', active: 'Ongoing call', holding: 'On hold' }[state];
}

/** Says that a call rang in vain. */
export async function notifyMissedCall(api: AppApi, number: string): Promise<void> {
  const notification: AppNotification = {
    id: ids.missed,
    tag: number,
    channel: channels.missed.id,
    title: 'Missed call',
    text: await findCaller(api, number),
    autoCancel: true,
    contentIntent: {
      kind: 'activity',
      intent: {
        action: 'android.intent.action.VIEW',
        type: 'vnd.android.cursor.dir/calls',
        component: { packageName, className: dialtacts },
      },
      flags: FLAG_IMMUTABLE,
    },
    actions: [
      {
        title: 'Call back',
        intent: {
          kind: 'activity',
          intent: { action: 'android.intent.action.CALL', data: `tel:${encodeURIComponent(number)}` },
          flags: FLAG_IMMUTABLE,
        },
      },
    ],
  };
  await api.notifications.post(notification);
}
