import { commonSpans } from './common-spans.ts';
import { linesOf, type Span, type SpanStyle, spansOf } from './span.ts';

const date = String.raw`\d{4}-\d\d-\d\d`;

/** By the letter in brackets; those after F are bold alone. */
const priorities: Readonly<Record<string, string>> = {
  A: '#ef2929',
  B: '#f57900',
  C: '#73d216',
  D: '#0099cc',
  E: '#edd400',
  F: '#888a85',
};

/** How Markor colours todo.txt while it is edited; without the lines it draws between tasks. */
export function todoSpans(text: string, { isDark }: { readonly isDark: boolean }): Span[] {
  const patterns: readonly (readonly [pattern: RegExp, style: SpanStyle])[] = [
    [/(?<!\w)@+\S+/g, { color: '#88b04b' }],
    [/(?<!\w)\++\S+/g, { color: '#ef6c00' }],
    [/[a-z]+:[\w-]+/gi, { isItalic: true }],
    [
      new RegExp(String.raw`(?<=^(?:\([A-Za-z]\)\s)?(?:[Xx] ${date} )?)${date}`, 'g'),
      { color: isDark ? '#9d9d9d99' : '#6d6d6dcc' },
    ],
    [new RegExp(String.raw`(?<=^|\s)due:${date}(?=\s|$)`, 'g'), { color: '#ef2929' }],
    [/^[Xx] .*$/g, { color: isDark ? '#9d9d9d99' : '#3d3d3d99', isStruck: true }],
  ];
  return linesOf(text).flatMap(({ line, at }) => [
    ...commonSpans(line, at),
    ...patterns.slice(0, 3).flatMap(([pattern, style]) => spansOf(line, at, pattern, style)),
    ...prioritySpans(line, at),
    ...patterns.slice(3).flatMap(([pattern, style]) => spansOf(line, at, pattern, style)),
  ]);
}

function prioritySpans(line: string, at: number): Span[] {
  const letter = /^\(([A-Za-z])\)\s/.exec(line)?.[1]?.toUpperCase();
  if (letter === undefined) return [];
  const color = priorities[letter];
  return [{ start: at, end: at + 4, style: { isBold: true, ...(color === undefined ? {} : { color }) } }];
}
