import type { RefObject, VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useTimeout } from '../hooks/use-timers.ts';
import { css } from '../theme/css.ts';
import { TextView } from './text-view.tsx';
import { useAnchored } from './use-anchored.ts';
import { Window } from './window.tsx';

css`
.tooltip { max-width: 256px; padding: 6.5px 16px; border-radius: 2px; background: #616161e6; color: #fff; pointer-events: none; }
`;

/** After the finger has left (AOSP `ViewConfiguration.LONG_PRESS_TOOLTIP_HIDE_TIMEOUT`). */
const shownMs = 1500;

/** What says in words, after a long press, what a button without a text is for (`View.setTooltipText()`). */
export function useTooltip(
  text: string,
  anchor: RefObject<Element | null>,
): { readonly open: () => void; readonly tooltip: VNode | false } {
  const [isOpen, setOpen] = useState(false);
  useTimeout(() => setOpen(false), isOpen ? shownMs : undefined);
  return { open: () => setOpen(true), tooltip: isOpen && <Tooltip text={text} anchor={anchor} /> };
}

function Tooltip({ text, anchor }: { text: string; anchor: RefObject<Element | null> }) {
  const content = useRef<HTMLDivElement>(null);
  useAnchored(content, anchor, { prefer: 'above', marginDp: 8 });
  return (
    <Window place="free" focusable={false} class="tooltip" contentRef={content}>
      <TextView id="android:id/message" lines={3}>
        {text}
      </TextView>
    </Window>
  );
}
