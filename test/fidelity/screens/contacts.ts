import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp } from '../fidelity-app.ts';

const packageName = 'com.google.android.contacts';

async function create(phone: TestPhone): Promise<void> {
  await phone.start({
    action: 'android.intent.action.INSERT',
    type: 'vnd.android.cursor.dir/contact',
    component: { packageName, className: 'com.google.android.apps.contacts.editor.ContactEditorActivity' },
  });
  await phone.find('First name');
}

export const contacts: FidelityApp = {
  name: 'contacts',
  packageName,
  screens: [
    {
      id: 'contacts:contact-page',
      async open(phone) {
        await phone.start({
          action: 'android.intent.action.INSERT',
          type: 'vnd.android.cursor.dir/contact',
          component: { packageName, className: 'com.google.android.apps.contacts.editor.ContactEditorActivity' },
          extras: { name: 'Amir Muller', phone: '+19328020043' },
        });
        await phone.tap('Save');
        await phone.find('Contact info');
      },
    },
    { id: 'contacts:create-contact', open: create },
    {
      id: 'contacts:create-contact-filled',
      async open(phone) {
        await create(phone);
        await phone.type('First name', 'John');
        await phone.type('Last name', 'Doe');
        await phone.type('Company', 'Example Inc.');
        await phone.tap('Phone');
        // Key by key, as it was typed there.
        for (const key of '123-456-7890') await phone.input(key);
      },
    },
  ],
};
