import { digitsOf } from '@androidworld/android-kit';
import type { Observation, UiElement } from '@androidworld/core';
import { apps } from '../../apps/apps.ts';
import type { ContactDetails } from './fill-contact-form.ts';

/**
 * Whether the editor on the screen holds these details. Where the tree carries hints (accessibility services, newer
 * `uiautomator`) a field is known by its hint; else by its place: the form has first name, last name, …, phone from
 * top to bottom, and the label of a phone stands beside it.
 */
export function isDraftOf(screen: Observation, { first, last, phone, phoneLabel }: Required<ContactDetails>): boolean {
  const fields = screen.elements.filter(
    (element) => element.editable && element.packageName === apps.contacts.packageName,
  );
  const firstAt = fields.findIndex((field) => isField(field, 'First name', (text) => text === first));
  const lastAt = fields.findIndex((field) => isField(field, 'Last name', (text) => text === last));
  const phoneAt = fields.findIndex((field) => isField(field, 'Phone', (text) => digitsOf(text) === digitsOf(phone)));
  const phoneField = fields[phoneAt];
  if (firstAt === -1 || lastAt !== firstAt + 1 || phoneAt <= lastAt || !phoneField) return false;
  return screen.elements.some((element) => isLabelOf(phoneField, element, phoneLabel));
}

function isField(field: UiElement, hint: string, matches: (text: string) => boolean): boolean {
  return (
    (field.hintText === undefined || field.hintText === hint) && field.text !== undefined && matches(field.text.trim())
  );
}

function isLabelOf(field: UiElement, element: UiElement, label: string): boolean {
  if (element.editable || !element.bounds || !field.bounds) return false;
  if (element.text !== label && element.contentDescription !== `${label} Phone`) return false;
  const height = field.bounds.bottom - field.bounds.top;
  return element.bounds.top >= field.bounds.top - height && element.bounds.top <= field.bounds.bottom + height;
}
