import type { AppApi, Intent } from '@androidworld/app-sdk';
import { contactIdOf } from '../store/people.ts';

export async function copyText(api: AppApi, text: string): Promise<void> {
  await api.clipboard.set(text);
  await api.toast('Value copied to clipboard');
}

export function dial(api: AppApi, number: string): Promise<void> {
  return startOrTell(api, { action: 'android.intent.action.DIAL', data: `tel:${encodeURIComponent(number)}` });
}

export function addToContacts(api: AppApi, number: string): Promise<void> {
  return startOrTell(api, {
    action: 'android.intent.action.INSERT_OR_EDIT',
    type: 'vnd.android.cursor.item/contact',
    extras: { phone: number },
  });
}

/** The contact with a number, if there is one. */
export async function showContact(api: AppApi, number: string): Promise<void> {
  const id = await contactIdOf(api, number);
  if (id !== undefined) {
    await startOrTell(api, {
      action: 'android.intent.action.VIEW',
      data: `content://com.android.contacts/contacts/${id}`,
    });
  }
}

async function startOrTell(api: AppApi, intent: Intent): Promise<void> {
  if ((await api.queryIntentActivities(intent)).length === 0) await api.toast('No app found');
  else await api.startActivity(intent);
}
