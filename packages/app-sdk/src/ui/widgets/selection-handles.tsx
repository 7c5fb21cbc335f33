import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Editable } from '../../runtime/editable.ts';
import { css } from '../theme/css.ts';
import { caretPoints } from './caret-points.ts';
import { useDrag } from './use-drag.ts';

/** How far they hang below the text. */
export const handleDp = 22;

css`
.selection-handle { position: absolute; z-index: 6; width: 22px; height: 22px; background: var(--primary); touch-action: none; }
.selection-handle-start { border-radius: 50% 0 50% 50%; transform: translateX(-100%); }
.selection-handle-end { border-radius: 0 50% 50% 50%; }
/* They can be taken a little beside them. */
.selection-handle::before { content: ""; position: absolute; inset: -9px; }
`;

/** The drops under both ends of selected text; a finger that drags one moves that end. */
export function SelectionHandles({ field }: { field: RefObject<Editable | null> }) {
  const start = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => placeHandles(field.current, start.current, end.current);
    place();
    const element = field.current;
    document.addEventListener('selectionchange', place);
    element?.addEventListener('scroll', place);
    return () => {
      document.removeEventListener('selectionchange', place);
      element?.removeEventListener('scroll', place);
    };
  }, [field]);
  return (
    <>
      <div ref={start} class="selection-handle selection-handle-start" {...useHandle(field, 'start')} />
      <div ref={end} class="selection-handle selection-handle-end" {...useHandle(field, 'end')} />
    </>
  );
}

function placeHandles(field: Editable | null, start: HTMLElement | null, end: HTMLElement | null): void {
  const parent = start?.offsetParent;
  if (field === null || start === null || end === null || parent == null) return;
  const [from, to] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
  const points = caretPoints(field, [from, to]);
  const own = field.getBoundingClientRect();
  const base = parent.getBoundingClientRect();
  for (const [index, handle] of [start, end].entries()) {
    const { x = 0, y = 0 } = points[index] ?? {};
    const isSeen = from !== to && x >= -1 && x <= own.width + 1 && y >= 0 && y <= own.height + 1;
    handle.style.display = isSeen ? '' : 'none';
    handle.style.left = `${own.left - base.left + x}PX`;
    handle.style.top = `${own.top - base.top + y}PX`;
  }
}

/** The finger is on the drop, below the text it moves over. */
function useHandle(field: RefObject<Editable | null>, which: 'start' | 'end') {
  const from = useRef({ x: 0, y: 0 });
  return useDrag({
    start(event) {
      const handle = (event.currentTarget as HTMLElement).getBoundingClientRect();
      const edge = which === 'start' ? handle.right : handle.left;
      // In the line, above where the drop itself would be hit.
      from.current = { x: edge - event.clientX, y: handle.top - handle.height / 2 - event.clientY };
    },
    move(event) {
      const element = field.current;
      if (element === null) return;
      const hit = document.caretPositionFromPoint(event.clientX + from.current.x, event.clientY + from.current.y);
      if (hit?.offsetNode !== element) return;
      const [start, end] = [element.selectionStart ?? 0, element.selectionEnd ?? 0];
      // One character at least stays selected.
      if (which === 'start') element.setSelectionRange(Math.min(hit.offset, end - 1), end);
      else element.setSelectionRange(start, Math.max(hit.offset, start + 1));
    },
    end() {},
  });
}
