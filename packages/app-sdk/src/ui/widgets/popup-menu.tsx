import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { css } from '../theme/css.ts';
import { CheckBox } from './check-box.tsx';
import { glyphs } from './glyphs.ts';
import { Glyph, Icon, type IconSource } from './icon.tsx';
import { LinearLayout } from './layouts.tsx';
import { RadioButton } from './radio-button.tsx';
import { TextView } from './text-view.tsx';
import { useAnchored } from './use-anchored.ts';
import { Window } from './window.tsx';

export interface MenuItem {
  readonly label: string;
  readonly icon?: IconSource | undefined;
  readonly id?: string | undefined;
  readonly enabled?: boolean | undefined;
  /** Makes it checkable. */
  readonly checked?: boolean | undefined;
  /** Checkable as one of several. */
  readonly radio?: boolean | undefined;
  /** Opens another menu in place of this one. */
  readonly items?: readonly MenuItem[] | undefined;
  onClick?(): void;
}

export interface PopupMenuProps {
  anchor: RefObject<Element | null>;
  items: readonly MenuItem[];
  onDismiss: () => void;
  /** dp; default as wide as its widest item, at least 112. */
  width?: number | undefined;
  /** Shown in another colour. */
  selected?: number | undefined;
  onOpen?: ((items: readonly MenuItem[]) => void) | undefined;
}

css`
.menu { min-width: 112px; max-width: 280px; padding: 8px 0; border-radius: 4px; background: var(--surface-container); color: var(--on-surface); box-shadow: var(--shadow-2); overflow: hidden auto; scrollbar-width: none; }
.menu-item { min-height: 48px; padding: 0 16px; gap: 12px; }
.menu-item-selected { background: var(--surface-variant); }
.menu-item > .check-box, .menu-item > .radio { margin: 0 -12px 0 0; }
`;

/** A menu beside its anchor, in a window of its own. */
export function PopupMenu({ anchor, items, onDismiss, width, selected, onOpen }: PopupMenuProps) {
  const content = useRef<HTMLDivElement>(null);
  useAnchored(content, anchor, { prefer: 'over', marginDp: 8 });
  return (
    <Window
      place="free"
      class="menu"
      contentRef={content}
      onDismiss={onDismiss}
      {...(width === undefined ? {} : { style: { width, maxWidth: 'none' } })}
    >
      <LinearLayout orientation="vertical" className="android.widget.ListView">
        {items.map((item, index) => (
          <MenuRow
            key={item.label}
            item={item}
            selected={index === selected}
            onClick={() => {
              if (item.items !== undefined) return onOpen?.(item.items);
              onDismiss();
              item.onClick?.();
            }}
          />
        ))}
      </LinearLayout>
    </Window>
  );
}

function MenuRow({ item, selected, onClick }: { item: MenuItem; selected: boolean; onClick: () => void }) {
  const Mark = item.radio ? RadioButton : CheckBox;
  return (
    <LinearLayout
      id={item.id ?? 'content'}
      class={selected ? 'menu-item menu-item-selected' : 'menu-item'}
      enabled={item.enabled}
      onClick={onClick}
    >
      {item.icon !== undefined && <Icon icon={item.icon} color="var(--on-surface-variant)" />}
      <TextView id="title" textAppearance="body-large" lines={1} weight={1}>
        {item.label}
      </TextView>
      {item.items !== undefined && <Glyph icon={glyphs.chevronRight} />}
      {item.checked !== undefined && <Mark checked={item.checked} />}
    </LinearLayout>
  );
}
