import { commonSpans } from './common-spans.ts';
import { linesOf, type Span, type SpanStyle, spansOf } from './span.ts';

/** Of one line, the later over the earlier. */
const patterns: readonly (readonly [pattern: RegExp, style: SpanStyle])[] = [
  [/^(?:={1,6}|#{1,6})[^\S\n].+/g, { color: '#ef6d00' }],
  [/^[*.]{1,6}(?= )/g, { color: '#daa521' }],
  [/(?<![*\w])\*{1,2}(?=[^*\s]).*?\*{1,2}/g, { isBold: true }],
  [/(?<![_\w])_{1,2}(?=[^_\s]).*?_{1,2}/g, { isItalic: true }],
  [/`.+?`/g, { background: '#8c8c8c' }],
  [/\[\.line-through\]#.+?#/g, { isStruck: true }],
  [/(?:link|xref|image):\S*?\[[^[]*\]/g, { color: '#1ea3fe' }],
  [/^\/\/(?!\/).*$/g, { color: '#88b04c' }],
];

/** How AsciiDoc is coloured while it is edited: headings, lists, emphasis, links and comments. */
export function asciidocSpans(text: string): Span[] {
  return linesOf(text).flatMap(({ line, at }) => [
    ...commonSpans(line, at),
    ...patterns.flatMap(([pattern, style]) => spansOf(line, at, pattern, style)),
  ]);
}
