const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const fields: Readonly<Record<string, string>> = {
  Y: '(?<year>[0-9]{4})',
  m: '(?<month>[0-9]{1,2})',
  d: '(?<day>[0-9]{1,2})',
  e: ' ?(?<day>[0-9]{1,2})',
  H: '(?<hour>[0-9]{1,2})',
  M: '(?<minute>[0-9]{1,2})',
  S: '(?<second>[0-9]{1,2})',
  b: `(?<name>${months.join('|')})[a-z]*`,
  B: `(?<name>${months.join('|')})[a-z]*`,
  h: `(?<name>${months.join('|')})[a-z]*`,
  a: '[a-z]+',
  A: '[a-z]+',
  s: '(?<epoch>-?[0-9]+)',
  n: '[ \\t\\n]*',
  t: '[ \\t\\n]*',
  '%': '%',
};

const groups: Readonly<Record<string, string>> = { F: '%Y-%m-%d', T: '%H:%M:%S', R: '%H:%M', D: '%m/%d/%Y' };

/**
 * Reads a time as strptime(3) does.
 *
 * @returns it as `YYYY-MM-DD hh:mm:ss` or `@EPOCH`; undefined when it is not written so
 */
export function readAs(text: string, format: string): string | undefined {
  const flat = format.replaceAll(/%([FTRD])/g, (whole, letter: string) => groups[letter] ?? whole);
  const source = flat.replaceAll(/%(.)|([\s\S])/g, (whole, letter: string | undefined) =>
    letter === undefined ? whole.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&') : (fields[letter] ?? '(?!)'),
  );
  const found = new RegExp(`^${source}`, 'i').exec(text)?.groups;
  if (found === undefined) return undefined;
  const { epoch, year = '1900', day = '1', hour = '0', minute = '0', second = '0', name, month: digits = '1' } = found;
  if (epoch !== undefined) return `@${epoch}`;
  const month = name === undefined ? digits : String(months.indexOf(name.toLowerCase()) + 1);
  const two = (digits: string) => digits.padStart(2, '0');
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
}
