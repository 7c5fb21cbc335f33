import { clearContacts, digitsOf, listContacts } from '@androidworld/android-kit';
import { defineTask } from '@androidworld/core';
import { z } from 'zod';

export const addContact = defineTask({
  name: 'AddContact',
  apps: ['contacts'],
  difficulty: 'easy',
  tags: ['data_entry'],
  optimalSteps: 5,
  stepBudget: 12,

  // What an instance is made of. A schema, so that instances can be frozen to a file, edited and read back.
  params: z.object({ name: z.string().min(1), number: z.string().min(1) }),
  sample: (random) => ({
    name: random.pick(['Ada Bennett', 'Omar Silva']),
    number: `555${random.integer(1000000, 9999999)}`,
  }),
  goal: ({ name, number }) => `Add ${name} to the contacts, with the phone number ${number}.`,

  // Makes the start state; what it returns is handed to score and tearDown.
  async setUp({ device, signal }) {
    await clearContacts(device, { signal });
    return undefined;
  },
  // 0 to 1. Reads the device, never the agent's word.
  async score({ device, signal }, { name, number }) {
    const contacts = await listContacts(device, { signal });
    const [contact] = contacts;
    return contacts.length === 1 && contact?.name === name && digitsOf(contact.number) === number ? 1 : 0;
  },
  async tearDown({ device, signal }) {
    await clearContacts(device, { signal });
  },

  // How a person does it: through the screen alone.
  async solution(ui, { name, number }) {
    await ui.openApp('Contacts');
    await ui.tap({ contentDescription: 'Create contact' });
    await ui.type('First name', name);
    await ui.type({ text: 'Phone', editable: true }, number);
    await ui.tap('Save');
  },
  // Wrong or incomplete ways, each of which must score below 1.
  nearMisses: [
    {
      name: 'typed and not saved',
      async run(ui, { name }) {
        await ui.openApp('Contacts');
        await ui.tap({ contentDescription: 'Create contact' });
        await ui.type('First name', name);
      },
    },
  ],
});
