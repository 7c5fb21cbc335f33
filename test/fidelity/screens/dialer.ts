import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp } from '../fidelity-app.ts';

const packageName = 'com.google.android.dialer';
const root = { uid: 0 };

async function start(phone: TestPhone, tab: string): Promise<void> {
  await phone.start({
    action: 'android.intent.action.MAIN',
    component: { packageName, className: 'com.google.android.dialer.extensions.GoogleDialtactsActivity' },
  });
  await phone.tap(({ contentDescription, bounds }) => contentDescription === tab && bounds[1] > 2000);
}

/** With one contact that has a number. */
async function startWith(phone: TestPhone, name: string): Promise<void> {
  const { content } = phone.system;
  const uri = await content.insert('content://com.android.contacts/raw_contacts', {}, root);
  const raw_contact_id = Number(uri?.split('/').at(-1));
  const add = (kind: string, data1: string) =>
    content.insert(
      'content://com.android.contacts/data',
      { raw_contact_id, mimetype: `vnd.android.cursor.item/${kind}`, data1 },
      root,
    );
  await add('name', name);
  await add('phone_v2', '+15551234567');
  await start(phone, 'Contacts');
}

export const dialer: FidelityApp = {
  name: 'dialer',
  packageName,
  screens: [
    {
      id: 'dialer:contacts-tab',
      async open(phone) {
        await phone.system.packages.clear('com.android.providers.contacts');
        await startWith(phone, 'Adam Gonzalez');
      },
    },
    {
      id: 'dialer:contacts-tab-2',
      async open(phone) {
        await phone.system.packages.clear('com.android.providers.contacts');
        await startWith(phone, 'Leonardo Li');
      },
    },
    {
      id: 'dialer:contacts-tab-empty',
      async open(phone) {
        await phone.system.packages.clear('com.android.providers.contacts');
        await start(phone, 'Contacts');
      },
    },
    {
      id: 'dialer:favorites-tab-empty',
      otherPlaces: 'recorded while the phone had no voicemail, and so three tabs',
      open: (phone) => start(phone, 'Favorites'),
    },
  ],
};
