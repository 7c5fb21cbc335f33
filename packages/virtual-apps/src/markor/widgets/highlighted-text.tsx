import { css } from '@androidworld/app-sdk/ui';
import type { CSSProperties } from 'preact';
import { useMemo } from 'preact/hooks';
import { highlightNote } from '../format/highlight/highlight-note.ts';
import type { SpanStyle } from '../format/highlight/span.ts';
import type { NoteFormat } from '../format/note-format.ts';

// Bold letters are drawn thicker in their places, and slanted ones made of the upright: each stands where it does in the
// field below, which has the cursor.
css`
.markor-highlights { position: absolute; inset: 0; box-sizing: border-box; pointer-events: none; white-space: pre-wrap; overflow-wrap: break-word; font-synthesis: style; }
`;

/** The text of a note, coloured, to lie exactly over a field that holds the same. */
export function HighlightedText({ text, format, isDark }: { text: string; format: NoteFormat; isDark: boolean }) {
  const segments = useMemo(() => highlightNote(text, format, { isDark }), [text, format, isDark]);
  return (
    <div class="markor-highlights" aria-hidden="true">
      {segments.map((segment, index) =>
        segment.style === undefined ? (
          segment.text
        ) : (
          <span key={index} style={cssOf(segment.style)}>
            {segment.text}
          </span>
        ),
      )}
    </div>
  );
}

function cssOf({ color, background, isBold, isItalic, isStruck, underline }: SpanStyle): CSSProperties {
  return {
    ...(color === undefined ? {} : { color }),
    ...(background === undefined ? {} : { background }),
    ...(isBold ? { WebkitTextStroke: '0.03em currentColor' } : {}),
    ...(isItalic ? { fontStyle: 'italic' } : {}),
    ...(isStruck ? { textDecoration: 'line-through' } : {}),
    ...(underline === undefined ? {} : { boxShadow: `inset 0 -3px ${underline}` }),
  };
}
