import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Editable } from '../../runtime/editable.ts';
import { type PhoneTimer, phoneTime } from '../../runtime/phone-time.ts';
import { wordAt } from './word-at.ts';

const LONG_PRESS_MS = 400;

export interface TextSelection {
  /** Whether the toolbar shows. */
  readonly open: boolean;
  readonly handlers: Readonly<Record<string, (event: never) => void>>;
  close(): void;
}

/** Long press selects the word under the finger and opens the toolbar; a tap or a key closes it. */
export function useTextSelection(
  input: RefObject<Editable | null>,
  onLongClick: (() => void) | undefined,
): TextSelection {
  const [open, setOpen] = useState(false);
  const timer = useRef<PhoneTimer | undefined>(undefined);
  const isHeld = useRef(false);
  const newest = useRef(onLongClick);
  newest.current = onLongClick;
  useEffect(() => () => timer.current?.cancel(), []);
  const cancel = () => timer.current?.cancel();
  const handlers = {
    onPointerDown(event: PointerEvent) {
      cancel();
      isHeld.current = false;
      setOpen(false);
      const { clientX, clientY } = event;
      timer.current = phoneTime.after(LONG_PRESS_MS, () => {
        newest.current?.();
        isHeld.current = true;
        if (input.current === null) return;
        selectWordAt(input.current, clientX, clientY);
        setOpen(true);
      });
    },
    onPointerMove(event: PointerEvent) {
      if (Math.hypot(event.movementX, event.movementY) > 8) cancel();
    },
    onPointerUp: cancel,
    // The browser goes by its own time, and would take this for a tap, which puts the cursor where it was. What else a
    // tap does, selecting does as well: the keyboard comes.
    onTouchEnd(event: TouchEvent) {
      if (!isHeld.current || !event.cancelable) return;
      event.preventDefault();
      input.current?.dispatchEvent(new CustomEvent('show-keyboard', { bubbles: true }));
    },
    onPointerCancel: cancel,
    onInput: () => setOpen(false),
  };
  return { open, handlers, close: () => setOpen(false) };
}

function selectWordAt(element: Editable, x: number, y: number): void {
  const hit = document.caretPositionFromPoint(x, y);
  element.focus();
  const offset = hit?.offsetNode === element ? hit.offset : (element.selectionStart ?? 0);
  const [start, end] = wordAt(element.value, offset);
  element.setSelectionRange(start, end);
}
