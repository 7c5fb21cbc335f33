import { type Contact, digitsOf } from '@androidworld/android-kit';

/** Whether these contacts are the wanted one and no other; how its number is written does not count. */
export function isOnlyContact(contacts: readonly Contact[], { name, number }: Contact): boolean {
  const [contact, ...others] = contacts;
  return contact?.name === name && digitsOf(contact.number) === digitsOf(number) && others.length === 0;
}
