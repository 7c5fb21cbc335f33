/**
 * How long a provider asks to wait: `Retry-After` in seconds or as an HTTP date, or OpenAI's finer `retry-after-ms`.
 *
 * @param headers names in lower case
 * @param now milliseconds since the epoch, for dates
 * @returns milliseconds, 0 for a date gone by; `undefined` without the header or if it makes no sense
 */
export function parseRetryAfter(headers: Readonly<Record<string, string>>, now: number): number | undefined {
  const milliseconds = decimal(headers['retry-after-ms']);
  if (milliseconds !== undefined) return milliseconds;
  const value = headers['retry-after'];
  if (value === undefined) return undefined;
  const seconds = decimal(value);
  if (seconds !== undefined) return seconds * 1_000;
  // A date has letters; `Date.parse` would take "-5" for a year.
  const date = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

function decimal(text: string | undefined): number | undefined {
  return text !== undefined && /^\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : undefined;
}
