import { clearContacts, listContacts } from '@androidworld/android-kit';
import { defineTask, type Ui } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { judge } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { fullName, phoneNumber } from '../../words/people.ts';
import { fillContactForm } from './fill-contact-form.ts';
import { isOnlyContact } from './is-only-contact.ts';

export const contactsAddContact = defineTask({
  name: 'ContactsAddContact',
  apps: [apps.contacts.name],
  ...published.ContactsAddContact,
  params: z.object({ name: z.string().min(1), number: z.string().min(1) }),
  sample: (random) => ({ name: fullName(random), number: phoneNumber(random) }),
  goal: ({ name, number }) => `Add ${name} to the contacts, with the phone number ${number}.`,
  async setUp({ device, signal }) {
    await clearContacts(device, { signal });
    return undefined;
  },
  async score({ device, signal }, { name, number }) {
    const contacts = await listContacts(device, { signal });
    return judge(isOnlyContact(contacts, { name, number }), {
      expected: `one contact, ${JSON.stringify({ name, number })}`,
      found: contacts.length === 0 ? 'no contact' : JSON.stringify(contacts),
    });
  },
  async tearDown({ device, signal }) {
    await clearContacts(device, { signal });
  },
  solution: (ui, { name, number }) => addContact(ui, name, number),
  nearMisses: [
    { name: 'right name, one digit off', run: (ui, { name, number }) => addContact(ui, name, otherLastDigit(number)) },
    {
      name: 'right number, name in capitals',
      run: (ui, { name, number }) => addContact(ui, name.toUpperCase(), number),
    },
    {
      name: 'typed and not saved',
      run: (ui, { name, number }) => fillContactForm(ui, { ...splitName(name), phone: number }),
    },
    {
      name: 'a second contact beside it',
      async run(ui, { name, number }) {
        await addContact(ui, name, number);
        // The new contact is shown; the list lies behind it.
        await ui.back();
        await addContact(ui, 'Somebody Else', otherLastDigit(number));
      },
    },
  ],
});

async function addContact(ui: Ui, name: string, number: string): Promise<void> {
  await fillContactForm(ui, { ...splitName(name), phone: number });
  await ui.tap('Save');
}

function splitName(name: string): { first: string; last: string } {
  const [first = '', ...rest] = name.split(' ');
  return { first, last: rest.join(' ') };
}

function otherLastDigit(number: string): string {
  return number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10);
}
