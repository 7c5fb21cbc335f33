/**
 * Shortens a text for a trace: a model that repeats itself until its limit of tokens can say 200 kB. The beginning
 * and the end are kept, for the end is where it decides.
 *
 * @param limit characters to keep; default 20 000
 */
export function limitText(text: string, limit = 20_000): string {
  if (text.length <= limit) return text;
  const head = Math.ceil(limit / 2);
  const tail = limit - head;
  const end = tail === 0 ? '' : text.slice(-tail);
  return `${text.slice(0, head)}\n[${text.length - limit} characters left out]\n${end}`;
}
