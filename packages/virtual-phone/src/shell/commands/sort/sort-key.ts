/** What of a line is compared, and how. */
export interface SortKey {
  readonly from: KeyPlace;
  /** Absent when the key goes to the end of the line. */
  readonly to?: KeyPlace;
  /** Letters of `sort`; those of the command when the key has none of its own. */
  readonly flags: string;
}

/** Both count from 1; character 0 of an end is the last of its field. */
interface KeyPlace {
  readonly field: number;
  readonly character: number;
}

/** Letters that say how to compare. */
export const keyLetters = 'MVbdfginrsx';

/**
 * Reads `-k 2.3b,4n`.
 *
 * @returns undefined when it is no key
 */
export function parseKey(text: string, common: string): SortKey | undefined {
  const pattern = new RegExp(
    String.raw`^(\d*)(?:\.(\d*))?([${keyLetters}]*)(?:,(\d*)(?:\.(\d*))?([${keyLetters}]*))?$`,
  );
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const [, field, character, first = '', toField, toCharacter, second = ''] = match;
  const own = first + second;
  return {
    from: { field: Math.max(1, Number(field)), character: Math.max(1, Number(character ?? 1)) },
    ...(toField === undefined ? {} : { to: { field: Number(toField), character: Number(toCharacter ?? 0) } }),
    flags: own === '' ? common : own,
  };
}

/** The part of a line that a key names. */
export function partOf(line: string, key: SortKey, separator: string | undefined): string {
  let from = fieldAt(line, key.from.field, separator).from;
  if (key.flags.includes('b')) from += blanksAt(line, from);
  from += key.from.character - 1;
  let to = line.length;
  if (key.to !== undefined && key.to.field > 0) {
    const field = fieldAt(line, key.to.field, separator);
    to = key.to.character === 0 ? field.to : Math.min(line.length, field.from + key.to.character);
    if (key.flags.includes('b')) while (to > from && isBlank(line.charCodeAt(to - 1))) to -= 1;
  }
  return line.slice(from, Math.max(from, to));
}

/** Without a separator words count; the blanks before a word are no part of it. */
function fieldAt(line: string, wanted: number, separator: string | undefined): { from: number; to: number } {
  let at = 0;
  for (let field = 1; ; field += 1) {
    if (separator === undefined) at += field === 1 && wanted === 1 ? 0 : blanksAt(line, at);
    let end = at;
    if (separator === undefined) {
      if (field === 1) end += blanksAt(line, end);
      while (end < line.length && !isBlank(line.charCodeAt(end))) end += 1;
    } else {
      const next = line.indexOf(separator, at);
      end = next < 0 ? line.length : next;
    }
    if (field >= wanted) return { from: at, to: end };
    if (end >= line.length) return { from: line.length, to: line.length };
    at = separator === undefined ? end : end + 1;
  }
}

function blanksAt(line: string, from: number): number {
  let at = from;
  while (at < line.length && isBlank(line.charCodeAt(at))) at += 1;
  return at - from;
}

function isBlank(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}
