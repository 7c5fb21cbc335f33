import { type Matcher, RE2JS } from 're2js';
import { endOfSet } from './bracket-set.ts';

export type PosixKind = 'basic' | 'extended' | 'fixed';

/** A search takes half a second for a million characters, and nobody else has a turn meanwhile. */
const longestText = 1024 * 1024;

/**
 * Compiles an expression in RE2's words: of the matches that begin first the longest is found, as POSIX wants it, in a
 * time that grows with the text and no faster.
 *
 * @returns finds in a text, which must not be longer than a million characters
 * @throws RE2's error when it is no expression
 */
export function compileLinear(expression: string, ignoresCase: boolean): (text: string) => Matcher {
  const flags = RE2JS.LONGEST_MATCH | RE2JS.DOTALL | (ignoresCase ? RE2JS.CASE_INSENSITIVE : 0);
  const compiled = RE2JS.compile(expression, flags);
  return (text) => {
    if (text.length > longestText) throw new RangeError('Line too long for a regular expression');
    return compiled.matcher(text);
  };
}

/** Back-references need a search that may take for ever: RE2 has none. */
export function hasBackReference(pattern: string): boolean {
  return /^(?:[^\\]|\\[^1-9])*\\[1-9]/s.test(pattern);
}

/**
 * A POSIX expression in RE2's words.
 *
 * @param keepsReferences leaves `\1` as it is, for who knows what it means
 */
export function translatePosix(pattern: string, kind: PosixKind, keepsReferences = false): string {
  if (kind === 'fixed') return RE2JS.quote(pattern);
  let result = '';
  for (let at = 0; at < pattern.length; at += 1) {
    const character = pattern.charAt(at);
    if (character === '[') {
      const end = endOfSet(pattern, at, false);
      const set = end === undefined ? undefined : pattern.slice(at, end);
      if (set !== undefined) {
        // A backslash is a character as any other here, and so is a bracket that comes first.
        result += set.replaceAll('\\', '\\\\').replace(/^\[(\^?)\]/, '[$1\\]');
        at += set.length - 1;
        continue;
      }
    }
    const isFirst = result === '' || '(|'.includes(result.charAt(result.length - 1));
    if (character === '\\') {
      at += 1;
      const next = pattern.charAt(at);
      result += keepsReferences && /[1-9]/.test(next) ? `(?:\\${next})` : escaped(next, kind);
    } else if (kind === 'basic' && '+?{}()|'.includes(character)) result += `\\${character}`;
    else if (kind === 'basic' && character === '*' && isFirst && !result.endsWith('\\(')) result += '\\*';
    else if (kind === 'basic' && character === '^' && !isFirst) result += '\\^';
    else if (
      kind === 'basic' &&
      character === '$' &&
      at < pattern.length - 1 &&
      !/^\$\\[)|]/.test(pattern.slice(at, at + 3))
    )
      result += '\\$';
    else if (kind === 'extended' && character === '{' && !/^\{\d*,?\d*\}/.test(pattern.slice(at))) result += '\\{';
    else result += character;
  }
  return result;
}

function escaped(character: string, kind: PosixKind): string {
  if (kind === 'basic' && '+?{}()|'.includes(character)) return character;
  if (character === '<' || character === '>') return '\\b';
  if ('bBwWsS'.includes(character)) return `\\${character}`;
  return RE2JS.quote(character);
}
