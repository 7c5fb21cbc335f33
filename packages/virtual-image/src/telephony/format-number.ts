import { getAsYouType, parsePhoneNumber } from 'awesome-phonenumber';

/** Of the emulator's SIM (`gsm.sim.operator.iso-country`): numbers without a country code are dialled there. */
const country = 'US';

/** A number as Android shows one that is stored (`PhoneNumberUtils.formatNumber`); what is no number stays as it is. */
export function formatNumber(number: string): string {
  if (/^[#*]/.test(number)) return number;
  const parsed = parsePhoneNumber(number, { regionCode: country });
  const formatted = number.startsWith('+') ? parsed.number?.international : parsed.number?.national;
  return formatted !== undefined && dialled(formatted) === dialled(number) ? formatted : number;
}

/** What a field for numbers holds. */
export interface TypedNumber {
  readonly text: string;
  /** The person has put or taken a space or a dash: the rest is left as it is typed, until the field is empty. */
  readonly isFree: boolean;
}

/** A field of Android's `PhoneNumberFormattingTextWatcher` whose text was changed by hand. */
export function formatAsTyped(before: TypedNumber, text: string): TypedNumber {
  const isFree = before.isFree || hasSeparator(changed(before.text, text)) || hasSeparator(changed(text, before.text));
  if (isFree || text === '') return { text, isFree: isFree && text !== '' };
  return { text: formatDigits(dialled(text)), isFree };
}

function formatDigits(digits: string): string {
  const formatter = getAsYouType(country);
  let formatted = '';
  for (const digit of digits) formatted = formatter.addChar(digit);
  return formatted;
}

/** What the second text has in place of what the first has. */
function changed(from: string, to: string): string {
  let start = 0;
  while (start < from.length && start < to.length && from[start] === to[start]) start++;
  let end = 0;
  while (end < Math.min(from.length, to.length) - start && from.at(-1 - end) === to.at(-1 - end)) end++;
  return to.slice(start, to.length - end);
}

function hasSeparator(text: string): boolean {
  return dialled(text) !== text;
}

/** Without separators (`PhoneNumberUtils.isNonSeparator`). */
function dialled(text: string): string {
  return text.replace(/[^\d+*#N;,]/g, '');
}
