/** How a part of a note looks in the editor. */
export interface SpanStyle {
  /** CSS colour. */
  readonly color?: string;
  /** CSS colour. */
  readonly background?: string;
  readonly isBold?: true;
  readonly isItalic?: true;
  readonly isStruck?: true;
  /** CSS colour of a line below. */
  readonly underline?: string;
}

/** A part of a text that looks so. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly style: SpanStyle;
}

/** Every match of a pattern in a line. @param at where the line begins */
export function spansOf(line: string, at: number, pattern: RegExp, style: SpanStyle): Span[] {
  return [...line.matchAll(pattern)].map(({ 0: match, index }) => ({
    start: at + index,
    end: at + index + match.length,
    style,
  }));
}

/** The lines of a text, with where each begins. */
export function linesOf(text: string): readonly { readonly line: string; readonly at: number }[] {
  let next = 0;
  return text.split('\n').map((line) => {
    const at = next;
    next += line.length + 1;
    return { line, at };
  });
}

/** A run of text that looks the same all through. */
export interface Segment {
  readonly text: string;
  /** Undefined: as the editor's text is. */
  readonly style: SpanStyle | undefined;
}

/** The whole text, cut where its look changes. Where spans overlap, the later one decides what both say. */
export function cutIntoSegments(text: string, spans: readonly Span[]): Segment[] {
  const edges = [...new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  const waiting = spans.map((span, order) => ({ ...span, order })).sort((a, b) => a.start - b.start);
  let open: typeof waiting = [];
  let next = 0;
  return edges.slice(0, -1).map((start, index) => {
    const from = next;
    while ((waiting[next]?.start ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    open = [...open, ...waiting.slice(from, next)].filter(({ end }) => end > start).sort((a, b) => a.order - b.order);
    const style = open.length === 0 ? undefined : Object.assign({}, ...open.map((span) => span.style));
    return { text: text.slice(start, edges[index + 1]), style };
  });
}
