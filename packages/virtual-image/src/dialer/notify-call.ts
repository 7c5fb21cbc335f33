import type { AppApi, AppNotification, Intent } from '@androidworld/app-sdk';
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

const inCallScreen: Intent = { component: { packageName, className: 'com.android.incallui.InCallActivity' } };
const dialtacts = 'com.google.android.dialer.extensions.GoogleDialtactsActivity';

/** Keeps the notification of the present call up to date; none when there is no call. */
export async function notifyCall(api: AppApi, call: Call | null): Promise<void> {
  if (call === null) return api.notifications.cancel(ids.call);
  const button = (label: string, action: string) => ({
    label,
    broadcast: true,
    intent: { action, component: { packageName, className: callReceiver } },
  });
  const rings = call.state === 'ringing';
  await api.notifications.post({
    id: ids.call,
    channel: rings ? 'phone_incoming_call' : 'phone_ongoing_call',
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
    channel: 'phone_missed_call',
    title: 'Missed call',
    text: await findCaller(api, number),
    contentIntent: {
      action: 'android.intent.action.VIEW',
      type: 'vnd.android.cursor.dir/calls',
      component: { packageName, className: dialtacts },
    },
    actions: [
      {
        label: 'Call back',
        intent: { action: 'android.intent.action.CALL', data: `tel:${encodeURIComponent(number)}` },
      },
    ],
  };
  await api.notifications.post(notification);
}
