import type { NoteFormat } from '../note-format.ts';
import { asciidocSpans } from './asciidoc-spans.ts';
import { commonSpans } from './common-spans.ts';
import { csvSpans } from './csv-spans.ts';
import { markdownSpans } from './markdown-spans.ts';
import { cutIntoSegments, linesOf, type Segment, type Span } from './span.ts';
import { todoSpans } from './todo-spans.ts';
import { wikitextSpans } from './wikitext-spans.ts';

/** Longer texts are shown without colours until a person asks for them: Markor's limit on a good phone. */
export const mostHighlighted = 100_000;

/**
 * A note as the editor draws it: all of its text, in runs that look the same.
 *
 * @see Markor `SyntaxHighlighterBase` and its subclasses
 */
export function highlightNote(text: string, format: NoteFormat, look: { readonly isDark: boolean }): Segment[] {
  return cutIntoSegments(text, spansIn(text, format, look));
}

function spansIn(text: string, format: NoteFormat, look: { readonly isDark: boolean }): Span[] {
  if (format === 'markdown') return markdownSpans(text);
  if (format === 'todotxt') return todoSpans(text, look);
  if (format === 'wikitext') return wikitextSpans(text);
  if (format === 'asciidoc') return asciidocSpans(text);
  if (format === 'csv') return csvSpans(text);
  return linesOf(text).flatMap(({ line, at }) => commonSpans(line, at));
}
