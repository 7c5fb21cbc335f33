import type { AppApi } from '@androidworld/app-sdk';

/** Ways to reach somebody, each answered by another app. */
const intents = {
  dial: (number: string) => ({ action: 'android.intent.action.DIAL', data: `tel:${encodeURIComponent(number)}` }),
  call: (number: string) => ({ action: 'android.intent.action.CALL', data: `tel:${encodeURIComponent(number)}` }),
  text: (number: string) => ({ action: 'android.intent.action.SENDTO', data: `smsto:${encodeURIComponent(number)}` }),
  email: (address: string) => ({ action: 'android.intent.action.SENDTO', data: `mailto:${address}` }),
  map: (address: string) => ({
    action: 'android.intent.action.VIEW',
    data: `geo:0,0?q=${encodeURIComponent(address)}`,
  }),
  browse: (url: string) => ({
    action: 'android.intent.action.VIEW',
    data: /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `http://${url}`,
  }),
} as const;

export type Way = Exclude<keyof typeof intents, 'dial'>;

/** Hands over to the app that answers; says so when there is none. */
export async function reachPerson(api: AppApi, way: Way, to: string): Promise<void> {
  // Who may not place calls leaves that to the phone app.
  const mayCall = way !== 'call' || (await api.permissions.request(['android.permission.CALL_PHONE'])).every(Boolean);
  const intent = intents[mayCall ? way : 'dial'](to);
  if ((await api.queryIntentActivities(intent)).length === 0) await api.toast('No app found to handle this action.');
  else await api.startActivity(intent);
}
