import { digitsOf, listContacts } from '@androidworld/android-kit';
import type { Device } from '@androidworld/core';
import { type Given, isAlike, type PublishedCheck, text } from './published-check.ts';

export const contactsChecks: Readonly<Record<string, PublishedCheck>> = {
  ContactsAddContact: {
    holds: async ({ device }, { params }) =>
      (await listContacts(device)).some(
        ({ name, number }) => name === params.name && digitsOf(number) === digitsOf(text(params.number)),
      ),
  },
  ContactsNewContactDraft: { holds: ({ device }, { params }) => showsDraft(device, params) },
};

/** The rule for a number's label, by text and description of one element, or by a text below the number. */
async function showsDraft(device: Device, params: Given['params']): Promise<boolean> {
  const { elements } = await device.observe({ screenshot: false });
  // What fields the texts stand in, the original tells by hints, which `uiautomator` does not give.
  const field = (matches: (value: string) => boolean) =>
    elements.find((element) => element.editable && element.text !== undefined && matches(element.text));
  const first = field((value) => isAlike(value, text(params.first)));
  const last = field((value) => isAlike(value, text(params.last)));
  const phone = field((value) => digitsOf(value) === digitsOf(text(params.phone)));
  const at = phone?.bounds;
  const label =
    elements.find(
      (element) => element.text === params.phoneLabel && element.contentDescription === `${params.phoneLabel} Phone`,
    ) ??
    elements.find(
      (element) =>
        at !== undefined &&
        element.bounds !== undefined &&
        element.text === params.phoneLabel &&
        element.bounds.top >= at.bottom &&
        element.bounds.top <= at.bottom + (at.bottom - at.top),
    );
  return first !== undefined && last !== undefined && phone !== undefined && label !== undefined;
}
