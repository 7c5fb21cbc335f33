import type { NearMiss } from '@androidworld/core';
import type { WantedSms } from './is-only-sent.ts';
import { addressNumber, typeText, writeToNumber } from './write-message.ts';

type SendParams = { readonly [Key in keyof WantedSms]: WantedSms[Key] };

/** Wrong ways to send a message to a number, whatever else there is on the phone. */
export const sendNearMisses: readonly NearMiss<SendParams>[] = [
  {
    name: 'one digit of the number off',
    run: (ui, { number, message }) => writeToNumber(ui, otherLastDigit(number), message),
  },
  {
    name: 'another case',
    run: (ui, { number, message }) => writeToNumber(ui, number, message.toUpperCase()),
  },
  {
    name: 'last character missing',
    run: (ui, { number, message }) => writeToNumber(ui, number, message.slice(0, -1)),
  },
  {
    name: 'typed and not sent',
    async run(ui, { number, message }) {
      await addressNumber(ui, number);
      await typeText(ui, message);
    },
  },
  {
    name: 'sent to somebody else as well',
    async run(ui, { number, message }) {
      await writeToNumber(ui, otherLastDigit(number), message);
      await writeToNumber(ui, number, message);
    },
  },
  {
    name: 'sent, and the app left',
    async run(ui, { number, message }) {
      await writeToNumber(ui, number, message);
      await ui.home();
    },
  },
];

/** The number of nobody on the phone, unless by a chance of one in a million. */
export function otherLastDigit(number: string): string {
  return number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10);
}
