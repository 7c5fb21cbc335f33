import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { css } from '../theme/css.ts';
import { LinearLayout } from './layouts.tsx';
import { useAnchored } from './use-anchored.ts';
import { View } from './view.tsx';
import { Window } from './window.tsx';

/** Of the list a Spinner drops. */
export interface DropDownProps {
  /** The element the list is laid over. */
  anchor: RefObject<Element | null>;
  /** Labels from top to bottom; unique. */
  items: readonly string[];
  /** Place of the marked item, from 0; -1 for none. */
  selected: number;
  /** A tap on an item, with its place; after `onDismiss`. */
  onSelect: (index: number) => void;
  /** A tap on an item or outside, or BACK. The list stays until the caller takes it away. */
  onDismiss: () => void;
}

css`
.drop-down-item { display: flex; align-items: center; min-height: 48px; padding: 0 16px; font-size: 1rem; line-height: 1.5rem; box-sizing: border-box; }
.drop-down-on { background: var(--surface-variant); }
`;

/** The list a Spinner drops, over its anchor: CheckedTextViews, as `simple_spinner_dropdown_item` has them. */
export function DropDown({ anchor, items, selected, onSelect, onDismiss }: DropDownProps) {
  const content = useRef<HTMLDivElement>(null);
  useAnchored(content, anchor, { prefer: 'over', marginDp: 4 });
  return (
    <Window place="free" class="menu" contentRef={content} onDismiss={onDismiss}>
      <LinearLayout orientation="vertical" align="stretch" className="android.widget.ListView" focusable>
        {items.map((label, index) => (
          <View
            key={label}
            id="android:id/text1"
            className="android.widget.CheckedTextView"
            class={index === selected ? 'drop-down-item drop-down-on' : 'drop-down-item'}
            checked={index === selected}
            onClick={() => {
              onDismiss();
              onSelect(index);
            }}
          >
            {label}
          </View>
        ))}
      </LinearLayout>
    </Window>
  );
}
