import type { AppApi, Intent } from '@androidworld/app-sdk';

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

/** The contact with a number. */
export function showContact(api: AppApi, contactId: number): Promise<void> {
  return startOrTell(api, {
    action: 'android.intent.action.VIEW',
    data: `content://com.android.contacts/contacts/${contactId}`,
  });
}

async function startOrTell(api: AppApi, intent: Intent): Promise<void> {
  if ((await api.queryIntentActivities(intent)).length === 0) await api.toast('No app found to handle this action.');
  else await api.startActivity(intent);
}
