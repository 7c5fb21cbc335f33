import { commonSpans } from './common-spans.ts';
import { linesOf, type Span, type SpanStyle, spansOf } from './span.ts';

const listMark: SpanStyle = { color: '#daa521' };

/** Of one line, the later over the earlier. */
const patterns: readonly (readonly [pattern: RegExp, style: SpanStyle])[] = [
  [/^(==+)[ \t]+.*?[ \t]\1\s*$/g, { color: '#4e9a06', isBold: true }],
  [/(?<![^\s*])\*\*(?=[^*\s]).*?\*\*/g, { isBold: true }],
  [/(?<![^\s/])\/\/(?=[^/\s]).*?\/\//g, { isItalic: true }],
  [/(?<![^\s_])__(?=[^_\s]).*?__/g, { background: '#ffa062' }],
  [/(?<![^\s~])~~(?=[^~\s]).*?~~/g, { isStruck: true }],
  [/''(?!').+?''/g, { background: '#8c8c8c' }],
  [/^\s{0,10}(?:\*|\w\.)(?= )|^\t*\[[ x*><]\](?= )/g, listMark],
  [/\[\[.*?\]\]|\{\{.*?\}\}/g, { color: '#1ea3fe' }],
];

/** How pages of the Zim wiki are coloured while they are edited. */
export function wikitextSpans(text: string): Span[] {
  return linesOf(text).flatMap(({ line, at }) => [
    ...commonSpans(line, at),
    ...patterns.flatMap(([pattern, style]) => spansOf(line, at, pattern, style)),
  ]);
}
