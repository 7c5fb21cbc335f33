import { commonSpans } from './common-spans.ts';
import { linesOf, type Span, type SpanStyle, spansOf } from './span.ts';

const heading: SpanStyle = { color: '#ef6d00' };
const listMark: SpanStyle = { color: '#daa521' };

/** Of one line, in the order in which Markor lays one over the other. */
const patterns: readonly (readonly [pattern: RegExp, style: SpanStyle])[] = [
  [/^#{1,6}\s.*$/g, heading],
  [/\[[^[\]]+\]\([^)]+\)/g, { color: '#1ea3fe' }],
  [/^\s{0,16}[*+-](?: \[[ xX]\])?(?= )/g, listMark],
  [/^\s{0,16}\d+[.)]\s/g, listMark],
  [/(?<![^\s[{(])([*_]{2,3})(?=\S).*?\S\1(?![^\s.,:;\-\]})])/g, { isBold: true }],
  [/(?<![^\s[{(])([*_])(?:(?!\1)|(?=\1\1))(?=\S).*?\S\1(?![^\s.,:;\-\]})])/g, { isItalic: true }],
  [/^>/g, { color: '#88b04c' }],
  [/~~.*?\S~~/g, { isStruck: true }],
  [/`(?!`).*?`|^[^\S\n]{4}(?![\d\-*+]).*$/g, { background: '#8c8c8c' }],
];

/** A line of these below another makes that a heading. */
const headingRule = /^(?:-{2,}|={2,})\s*$/;

/** How Markor colours Markdown while it is edited. */
export function markdownSpans(text: string): Span[] {
  return linesOf(text).flatMap(({ line, at }, index, lines) => {
    const above = lines[index - 1];
    const isRule = above !== undefined && /^\S/.test(above.line) && headingRule.test(line);
    return [
      ...commonSpans(line, at),
      ...(isRule ? [{ start: above.at, end: at + line.length, style: heading }] : []),
      ...patterns.flatMap(([pattern, style]) => spansOf(line, at, pattern, style)),
    ];
  });
}
