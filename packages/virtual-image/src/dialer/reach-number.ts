import type { AppApi, Intent } from '@androidworld/app-sdk';
import type { Caller } from './store.ts';

const tel = (number: string) => `tel:${encodeURIComponent(number)}`;

/** Calls; says so where the app may not. */
export async function callNumber(api: AppApi, number: string): Promise<void> {
  const [granted] = await api.permissions.request(['android.permission.CALL_PHONE']);
  if (granted) await startOrTell(api, { action: 'android.intent.action.CALL', data: tel(number) });
  else await api.toast('Phone may not make calls.');
}

export function messageNumber(api: AppApi, number: string): Promise<void> {
  return startOrTell(api, { action: 'android.intent.action.SENDTO', data: `smsto:${encodeURIComponent(number)}` });
}

export function createContact(api: AppApi, number: string): Promise<void> {
  return startOrTell(api, {
    action: 'android.intent.action.INSERT',
    type: 'vnd.android.cursor.dir/contact',
    extras: { phone: number },
  });
}

export function addToContact(api: AppApi, number: string): Promise<void> {
  return startOrTell(api, {
    action: 'android.intent.action.INSERT_OR_EDIT',
    type: 'vnd.android.cursor.item/contact',
    extras: { phone: number },
  });
}

export function showContact(api: AppApi, { contactId }: Pick<Caller, 'contactId'>): Promise<void> {
  return startOrTell(api, {
    action: 'android.intent.action.VIEW',
    data: `content://com.android.contacts/contacts/${contactId}`,
  });
}

async function startOrTell(api: AppApi, intent: Intent): Promise<void> {
  if ((await api.queryIntentActivities(intent)).length === 0) await api.toast('No app found to handle this action.');
  else await api.startActivity(intent);
}
