import { compileWithReferences } from './back-references.ts';
import { compileLinear, hasBackReference, type PosixKind, translatePosix } from './posix-pattern.ts';

/** What grep looks for, in a time that grows with the line and no faster. */
export interface GrepPattern {
  matches(line: string): boolean;
  /** Everything in the line that matches, from left to right. */
  parts(line: string): Iterable<string>;
}

export interface GrepKind {
  readonly kind: PosixKind;
  readonly ignoresCase: boolean;
  readonly wholeWords: boolean;
  readonly wholeLines: boolean;
}

/** @returns undefined when a pattern is no expression, or not one of this kind of search */
export function compileGrepPattern(patterns: readonly string[], wanted: GrepKind): GrepPattern | undefined {
  const isPlain = patterns.every((each) => wanted.kind === 'fixed' || /^[\w\s,:;/@=%&~"'!<>#-]*$/.test(each));
  if (isPlain && !wanted.ignoresCase && !wanted.wholeWords && !wanted.wholeLines) return plainPattern(patterns);
  if (wanted.kind !== 'fixed' && patterns.some(hasBackReference)) return patternWithReferences(patterns, wanted);
  const alternatives = patterns.map((each) => `(?:${translatePosix(each, wanted.kind)})`).join('|');
  const word = wanted.wholeWords ? String.raw`(?:^|[^\w])(?:${alternatives})(?:$|[^\w])` : alternatives;
  try {
    const compiled = compileLinear(wanted.wholeLines ? `^(?:${alternatives})$` : word, wanted.ignoresCase);
    const inner = wanted.wholeWords ? compileLinear(alternatives, wanted.ignoresCase) : compiled;
    return {
      matches: (line) => compiled(line).find(),
      *parts(line) {
        const matcher = inner(line);
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
      // The longest comes first of those at one place. Each is looked for again only when its place is passed.
      let sought = patterns
        .filter((each) => each !== '')
        .toSorted((a, b) => b.length - a.length)
        .map((each) => ({ each, place: -1 }));
      for (let at = 0; at < line.length; ) {
        for (const one of sought) if (one.place < at) one.place = line.indexOf(one.each, at);
        sought = sought.filter(({ place }) => place >= 0);
        let [next] = sought;
        if (next === undefined) return;
        for (const one of sought) if (one.place < next.place) next = one;
        yield next.each;
        at = next.place + next.each.length;
      }
    },
  };
}

function patternWithReferences(patterns: readonly string[], wanted: GrepKind): GrepPattern | undefined {
  try {
    const find = compileWithReferences(patterns, wanted.kind, wanted);
    return {
      matches: (line) => find(line).length > 0,
      parts: (line) => find(line).filter((part) => part !== ''),
    };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
