import type { Ui } from '@androidworld/core';

export interface ContactDetails {
  readonly first: string;
  readonly last: string;
  readonly phone: string;
  /** e.g. `Work`; left as it is when absent. */
  readonly phoneLabel?: string;
}

const createButton = { contentDescription: 'Create contact' };

/** Opens the screen for a new contact, from the list if that is shown, and types the details; does not save. */
export async function fillContactForm(ui: Ui, { first, last, phone, phoneLabel }: ContactDetails): Promise<void> {
  if (!ui.find(createButton)) await ui.openApp('Contacts');
  await ui.tap(createButton);
  await ui.type('First name', first);
  await ui.type('Last name', last);
  await ui.scrollTo({ text: 'Phone', editable: true });
  await ui.type({ text: 'Phone', editable: true }, phone);
  if (phoneLabel === undefined) return;
  await ui.scrollTo({ className: /Spinner/, contentDescription: /Phone$/ });
  await ui.tap({ className: /Spinner/, contentDescription: /Phone$/ });
  await ui.tap({ text: phoneLabel });
}
