import type { RefObject } from 'preact';
import { useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
import { type Editable, insertText } from '../../runtime/editable.ts';
import { useApi } from '../hooks/use-api.ts';
import { glyphs } from './glyphs.ts';
import { ImageButton } from './image-button.tsx';
import { LinearLayout } from './layouts.tsx';
import { handleDp } from './selection-handles.tsx';
import { ToolbarButton } from './toolbar-button.tsx';
import { useAnchored } from './use-anchored.ts';
import { Window } from './window.tsx';

/** Cut, Copy, Paste, Select all, and Share behind "More options": over selected text. The clipboard is the phone's. */
export function SelectionToolbar({ field, onClose }: { field: RefObject<Editable | null>; onClose: () => void }) {
  const api = useApi();
  const content = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  const [, selectionChanged] = useReducer((serial: number, _event: unknown) => serial + 1, 0);
  // Its handles move it.
  useLayoutEffect(() => {
    document.addEventListener('selectionchange', selectionChanged);
    return () => document.removeEventListener('selectionchange', selectionChanged);
  }, []);
  useAnchored(content, field, { prefer: 'above', marginDp: 8, belowDp: handleDp });
  const element = field.current;
  if (element === null) return null;
  const start = element.selectionStart ?? 0;
  const end = element.selectionEnd ?? 0;
  const selected = element.type === 'password' ? '' : element.value.slice(start, end);
  const share = () => {
    const extras = { 'android.intent.extra.TEXT': selected };
    void api.startChooser({ action: 'android.intent.action.SEND', type: 'text/plain', extras });
    onClose();
  };
  if (overflows) {
    return (
      <Window title="Floating toolbar" place="free" class="selection-toolbar" focusable={false} contentRef={content}>
        <LinearLayout>
          <ImageButton
            id="android:id/overflow"
            icon={glyphs.back}
            contentDescription="Close overflow"
            onClick={() => setOverflows(false)}
          />
          <ToolbarButton label="Share" onClick={share} />
        </LinearLayout>
      </Window>
    );
  }
  const copy = () => api.clipboard.set(selected);
  return (
    <Window title="Floating toolbar" place="free" class="selection-toolbar" focusable={false} contentRef={content}>
      <LinearLayout>
        {selected !== '' && (
          <ToolbarButton
            label="Cut"
            onClick={() => {
              void copy();
              insertText(element, '');
              onClose();
            }}
          />
        )}
        {selected !== '' && (
          <ToolbarButton
            label="Copy"
            onClick={() => {
              void copy();
              element.setSelectionRange(end, end);
              onClose();
            }}
          />
        )}
        <ToolbarButton
          label="Paste"
          onClick={() => {
            void api.clipboard.get().then((text) => insertText(element, text ?? ''));
            onClose();
          }}
        />
        {end - start < element.value.length && (
          <ToolbarButton
            label="Select all"
            onClick={() => {
              element.select();
              selectionChanged(undefined);
            }}
          />
        )}
        {selected !== '' && (
          <ImageButton
            id="android:id/overflow"
            icon={glyphs.more}
            contentDescription="More options"
            onClick={() => setOverflows(true)}
          />
        )}
      </LinearLayout>
    </Window>
  );
}
