import type { AppApi, Intent } from '@androidworld/app-sdk';
import { type ContactEntry, contactUri } from './store.ts';

const packageName = 'com.google.android.contacts';
const editor = { packageName, className: 'com.google.android.apps.contacts.editor.ContactEditorActivity' };
const detail = { packageName, className: 'com.google.android.apps.contacts.quickcontact.QuickContactActivity' };

const mergeAndFix = { packageName, className: 'com.google.android.apps.contacts.duplicates.MergeAndFixActivity' };
const settings = { packageName, className: 'com.google.android.apps.contacts.preference.ContactsPreferenceActivity' };

export function openMergeAndFix(api: AppApi): Promise<void> {
  return api.startActivity({ component: mergeAndFix });
}

export function openSettings(api: AppApi): Promise<void> {
  return api.startActivity({ component: settings });
}

export function showContact(api: AppApi, contact: Pick<ContactEntry, 'id' | 'lookup'>): Promise<void> {
  return api.startActivity({ action: 'android.intent.action.VIEW', data: contactUri(contact), component: detail });
}

/** `extras` are filled in, beside what the contact has. */
export function editContact(api: AppApi, contact: ContactEntry, extras: Intent['extras'] = {}): Promise<void> {
  return api.startActivity({
    action: 'android.intent.action.EDIT',
    data: contactUri(contact),
    component: editor,
    extras,
  });
}

export function createContact(api: AppApi, extras: Intent['extras'] = {}): Promise<void> {
  return api.startActivity({
    action: 'android.intent.action.INSERT',
    type: 'vnd.android.cursor.dir/contact',
    component: editor,
    extras,
  });
}

/** Asks the home screen for an icon that leads to a contact. */
export async function pinContact(api: AppApi, contact: ContactEntry): Promise<void> {
  const isAsked = await api.shortcuts.requestPinShortcut({
    id: contact.lookup,
    shortLabel: contact.name,
    intent: { action: 'android.intent.action.VIEW', data: contactUri(contact), component: detail },
  });
  if (!isAsked) await api.toast('The home screen takes no shortcuts');
}

/** Offers contacts, as vCards, to other apps. */
export function shareContacts(api: AppApi, contacts: readonly ContactEntry[]): Promise<void> {
  const keys = contacts.map(({ lookup }) => encodeURIComponent(lookup)).join(':');
  const list = contacts.length === 1 ? 'as_vcard' : 'as_multi_vcard';
  return api.startChooser(
    {
      action: 'android.intent.action.SEND',
      type: 'text/x-vcard',
      extras: { 'android.intent.extra.STREAM': { uri: `content://com.android.contacts/contacts/${list}/${keys}` } },
    },
    'Share contact via',
  );
}
