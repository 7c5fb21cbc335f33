import type { AppApi, Intent } from '@androidworld/app-sdk';
import type { Caller } from './store.ts';

const tel = (number: string) => `tel:${encodeURIComponent(number)}`;

/** Calls; says so where the app may not. */
export async function callNumber(api: AppApi, number: string): Promise<void> {
  const [granted] = await api.permissions.request(['android.permission.CALL_PHONE']);
  if (granted) await startOrTell(api, { action: 'android.intent.action.CALL', data: tel(number) });
  else await api.toast('Phone may not make calls.');
}

/** The mailbox in the SIM of the emulator's modem. */
const voicemailNumber = '+15552175049';

export function callVoicemail(api: AppApi): Promise<void> {
  return callNumber(api, voicemailNumber);
}

/** Somebody listens and writes down what is looked for; null when nothing does, or nothing was said. */
export async function listen(api: AppApi): Promise<string | null> {
  const intent = {
    action: 'android.speech.action.RECOGNIZE_SPEECH',
    extras: { 'android.speech.extra.LANGUAGE_MODEL': 'free_form' },
  };
  if ((await api.queryIntentActivities(intent)).length === 0) {
    await api.toast('Voice search not available');
    return null;
  }
  const { data } = await api.startActivityForResult(intent);
  const results = data?.extras?.['android.speech.extra.RESULTS'];
  return Array.isArray(results) && typeof results[0] === 'string' ? results[0] : null;
}

/** Lets the person choose a contact and stars it. */
export async function addFavorite(api: AppApi): Promise<void> {
  const { data } = await api.startActivityForResult({
    action: 'android.intent.action.PICK',
    type: 'vnd.android.cursor.dir/phone_v2',
  });
  if (data?.data === undefined) return;
  const [row] = await api.content.query(data.data, { projection: ['contact_id'] });
  const [mayWrite] = await api.permissions.request(['android.permission.WRITE_CONTACTS']);
  if (row === undefined || mayWrite !== true) return;
  await api.content.update(`content://com.android.contacts/contacts/${Number(row.contact_id)}`, { starred: 1 });
}

/** Puts a number on the key pad, to be changed before it is called. */
export function dialNumber(api: AppApi, number: string): Promise<void> {
  return startOrTell(api, { action: 'android.intent.action.DIAL', data: tel(number) });
}

export async function copyNumber(api: AppApi, number: string): Promise<void> {
  await api.clipboard.set(number);
  await api.toast('Number copied');
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
