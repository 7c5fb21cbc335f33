import { type Contact, digitsOf } from '@androidworld/android-kit';

/** Whether two lists hold the same contacts, in any order; how a number is written does not count. */
export function samePeople(one: readonly Contact[], other: readonly Contact[]): boolean {
  return JSON.stringify(spelled(one)) === JSON.stringify(spelled(other));
}

function spelled(people: readonly Contact[]): string[] {
  return people.map(({ name, number }) => `${digitsOf(number)} ${name}`).sort();
}
