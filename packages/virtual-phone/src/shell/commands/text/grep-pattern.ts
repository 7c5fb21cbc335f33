import { RE2JS } from 're2js';

/** What grep looks for, in a time that grows with the line and no faster. */
export interface GrepPattern {
  matches(line: string): boolean;
  /** Everything in the line that matches, from left to right. */
  parts(line: string): Iterable<string>;
}

export interface GrepKind {
  readonly kind: 'basic' | 'extended' | 'fixed';
  readonly ignoresCase: boolean;
  readonly wholeWords: boolean;
  readonly wholeLines: boolean;
}

/** @returns undefined when a pattern is no expression, or not one of this kind of search */
export function compileGrepPattern(patterns: readonly string[], wanted: GrepKind): GrepPattern | undefined {
  const isPlain = patterns.every((each) => wanted.kind === 'fixed' || /^[\w\s,:;/@=%&~"'!<>#-]*$/.test(each));
  if (isPlain && !wanted.ignoresCase && !wanted.wholeWords && !wanted.wholeLines) return plainPattern(patterns);
  // A back-reference needs a search that may take for ever.
  if (wanted.kind !== 'fixed' && patterns.some((each) => /\\[1-9]/.test(each))) return undefined;
  const alternatives = patterns.map((each) => `(?:${translate(each, wanted.kind)})`).join('|');
  const word = wanted.wholeWords ? String.raw`(?:^|[^\w])(?:${alternatives})(?:$|[^\w])` : alternatives;
  try {
    const compiled = RE2JS.compile(
      wanted.wholeLines ? `^(?:${alternatives})$` : word,
      wanted.ignoresCase ? RE2JS.CASE_INSENSITIVE : 0,
    );
    const inner = wanted.wholeWords
      ? RE2JS.compile(alternatives, wanted.ignoresCase ? RE2JS.CASE_INSENSITIVE : 0)
      : compiled;
    return {
      matches: (line) => compiled.matcher(line).find(),
      *parts(line) {
        const matcher = inner.matcher(line);
        while (matcher.find()) {
          const part = matcher.group();
          if (part !== null && part !== '') yield part;
        }
      },
    };
  } catch (error) {
    // What is no expression is told by an exception of RE2's.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

function plainPattern(patterns: readonly string[]): GrepPattern {
  return {
    matches: (line) => patterns.some((each) => line.includes(each)),
    *parts(line) {
      for (let at = 0; at < line.length; ) {
        const next = patterns
          .filter((each) => each !== '')
          .map((each) => ({ each, place: line.indexOf(each, at) }))
          .filter(({ place }) => place >= 0)
          .sort((a, b) => a.place - b.place || b.each.length - a.each.length)[0];
        if (next === undefined) return;
        yield next.each;
        at = next.place + next.each.length;
      }
    },
  };
}

/** A POSIX expression in RE2's words. */
function translate(pattern: string, kind: GrepKind['kind']): string {
  if (kind === 'fixed') return RE2JS.quote(pattern);
  let result = '';
  for (let at = 0; at < pattern.length; at += 1) {
    const character = pattern.charAt(at);
    if (character === '[') {
      const set = /^\[\^?\]?(?:\[[:.=][^\]]*[:.=]\]|[^\]])*\]/.exec(pattern.slice(at))?.[0];
      if (set !== undefined) {
        result += set
          .replace(/^\[(\^?)\]/, '[$1\\]')
          .replaceAll('\\', (slash, place) => (set.startsWith('\\]', place) ? slash : '\\\\'));
        at += set.length - 1;
        continue;
      }
    }
    if (character === '\\') {
      at += 1;
      result += escaped(pattern.charAt(at), kind);
    } else if (kind === 'basic' && '+?{}()|'.includes(character)) result += `\\${character}`;
    else if (kind === 'basic' && character === '*' && /(?:^|\(|\|)$/.test(result) && !result.endsWith('\\('))
      result += '\\*';
    else if (kind === 'basic' && character === '^' && result !== '' && !/[(|]$/.test(result)) result += '\\^';
    else if (kind === 'basic' && character === '$' && at < pattern.length - 1 && !/^\$\\[)|]/.test(pattern.slice(at)))
      result += '\\$';
    else if (kind === 'extended' && character === '{' && !/^\{\d*,?\d*\}/.test(pattern.slice(at))) result += '\\{';
    else result += character;
  }
  return result;
}

function escaped(character: string, kind: GrepKind['kind']): string {
  if (kind === 'basic' && '+?{}()|'.includes(character)) return character;
  if (character === '<' || character === '>') return '\\b';
  if ('bBwWsSdD'.includes(character)) return `\\${character}`;
  return RE2JS.quote(character);
}
