import { useRef, useState } from 'preact/hooks';
import { css } from '../theme/css.ts';
import { DropDown } from './drop-down.tsx';
import { glyphs } from './glyphs.ts';
import { Glyph } from './icon.tsx';
import { LinearLayout } from './layouts.tsx';
import { TextView } from './text-view.tsx';
import type { ViewProps } from './view.tsx';

/** Of a Spinner. */
export interface SpinnerProps extends Omit<ViewProps, 'children' | 'onClick' | 'selected'> {
  /** Labels of the choices; unique. */
  items: readonly string[];
  /** Place among the items. */
  selected: number;
  /** A tap on a choice, with its place; also on the one that is selected. */
  onSelect: (index: number) => void;
}

css`
.spinner { min-height: 48px; padding: 0 4px 0 8px; }
`;

/** A drop-down list of choices. */
export function Spinner({ items, selected, onSelect, class: classes, ...props }: SpinnerProps) {
  const element = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <LinearLayout
        className="android.widget.Spinner"
        {...props}
        // As every AdapterView says of itself.
        semantics={{ scrollable: 'always' }}
        onLongClick={() => undefined}
        class={`spinner ${classes ?? ''}`}
        elementRef={element}
        onClick={() => setOpen(true)}
      >
        <TextView id="android:id/text1" textAppearance="body-large" lines={1} weight={1}>
          {items[selected] ?? ''}
        </TextView>
        <Glyph icon={glyphs.dropDown} />
      </LinearLayout>
      {open && (
        <DropDown
          anchor={element}
          items={items}
          selected={selected}
          onSelect={onSelect}
          onDismiss={() => setOpen(false)}
        />
      )}
    </>
  );
}
