import type { Random } from '@androidworld/core';
import { z } from 'zod';
import { phoneNumber } from '../../words/people.ts';
import { textMessages } from '../../words/text-messages.ts';

/** Written as it is stored: the app adds a country code to a number without one. */
export const numberSchema = z
  .string()
  .regex(/^\+\d{8,15}$/, 'expected a number with its country code, as +12025550123');

/** One line, without white space at its ends: the score does not look at that. */
export const messageSchema = z.string().regex(/^\S(.*\S)?$/, 'expected one line that neither begins nor ends blank');

/** To whom, and what. */
export const smsParams = z.object({ number: numberSchema, message: messageSchema });

export function sampleSms(random: Random): z.infer<typeof smsParams> {
  return { number: phoneNumber(random), message: random.pick(textMessages) };
}
