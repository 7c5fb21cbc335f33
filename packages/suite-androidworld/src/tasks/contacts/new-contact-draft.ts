import { clearContacts, listContacts } from '@androidworld/android-kit';
import { defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { describeFields } from '../../checks/describe-screen.ts';
import { judge } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { familyName, givenName } from '../../words/people.ts';
import { fillContactForm } from './fill-contact-form.ts';
import { isDraftOf } from './is-draft-of.ts';

const phoneLabels = ['Home', 'Work'] as const;

export const contactsNewContactDraft = defineTask({
  name: 'ContactsNewContactDraft',
  apps: [apps.contacts.name],
  ...published.ContactsNewContactDraft,
  params: z.object({
    first: z.string().min(1),
    last: z.string().min(1),
    phone: z.string().min(1),
    phoneLabel: z.enum(phoneLabels),
  }),
  sample: (random) => ({
    first: givenName(random),
    last: familyName(random),
    phone: `${random.integer(100, 999)}-${random.integer(100, 999)}-${random.integer(1000, 9999)}`,
    phoneLabel: random.pick(phoneLabels),
  }),
  goal: ({ first, last, phone, phoneLabel }) =>
    `Open the screen for a new contact and fill it in. First name: ${first}. Last name: ${last}. Phone: ${phone}. Label of the phone: ${phoneLabel}. Do not save it.`,
  async setUp({ device, signal }) {
    await clearContacts(device, { signal });
    return undefined;
  },
  async score({ device, signal }, params) {
    const saved = await listContacts(device, { signal });
    const expected = `the form of a new contact with ${JSON.stringify(params)}, not saved`;
    if (saved.length > 0) return judge(false, { expected, found: `saved contacts: ${JSON.stringify(saved)}` });
    const screen = await device.observe({ screenshot: false, signal });
    return judge(isDraftOf(screen, params), { expected, found: describeFields(screen) });
  },
  async tearDown({ device, signal }) {
    // Saved against the goal.
    await clearContacts(device, { signal });
  },
  solution: (ui, params) => fillContactForm(ui, params),
  nearMisses: [
    {
      name: 'saved',
      async run(ui, params) {
        await fillContactForm(ui, params);
        await ui.tap('Save');
      },
    },
    {
      name: 'another label',
      run: (ui, params) =>
        fillContactForm(ui, { ...params, phoneLabel: params.phoneLabel === 'Home' ? 'Work' : 'Home' }),
    },
    { name: 'label left alone', run: (ui, { first, last, phone }) => fillContactForm(ui, { first, last, phone }) },
    {
      name: 'names swapped',
      run: (ui, { first, last, ...rest }) => fillContactForm(ui, { ...rest, first: last, last: first }),
    },
  ],
});
