const fewestDigits = 7;
const longestCountryCode = 3;

/** Whether two numbers are the same but for formatting and country code (`PHONE_NUMBERS_EQUAL`). */
export function areSameNumbers(a: string, b: string): boolean {
  if (a === b) return true;
  const [first, second] = [digitsOf(a), digitsOf(b)];
  // Senders by name have no digits to compare.
  if (first === '' || second === '') return false;
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  if (short === long) return true;
  return short.length >= fewestDigits && long.endsWith(short) && long.length - short.length <= longestCountryCode;
}

function digitsOf(number: string): string {
  return /[a-z@]/i.test(number) ? '' : number.replace(/\D/g, '');
}

/** E.164, for a phone in the United States; null when it is no whole number. */
export function normalizeNumber(number: string): string | null {
  const digits = digitsOf(number);
  if (number.trim().startsWith('+') && digits.length >= fewestDigits) return `+${digits}`;
  if (digits.length === 10) return `+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : null;
}

/** The last seven digits backwards: what caller id is looked up by. */
export function minMatch(number: string): string {
  return [...digitsOf(number)].reverse().slice(0, fewestDigits).join('');
}
