import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useScope } from '../../runtime/activity-context.ts';
import { css } from '../theme/css.ts';
import { CheckBox } from './check-box.tsx';
import { glyphs } from './glyphs.ts';
import { Icon } from './icon.tsx';
import { LinearLayout } from './layouts.tsx';
import type { MenuItem } from './menu-item.ts';
import { RadioButton } from './radio-button.tsx';
import { TextView } from './text-view.tsx';
import { useAnchored } from './use-anchored.ts';
import { View } from './view.tsx';
import { Window } from './window.tsx';

/** Of a PopupMenu. */
export interface PopupMenuProps {
  /** The element the menu opens over, or below where the theme has it so. */
  anchor: RefObject<Element | null>;
  /** From top to bottom; those with a `submenu` open it in the menu's place. */
  items: readonly MenuItem[];
  /** BACK, a tap outside, or one on an item, before its `onClick`. It stays until the caller takes it away. */
  onDismiss: () => void;
}

css`
.menu { min-width: 196px; max-width: 280px; padding: 8px 0; border-radius: 4px; background: var(--surface-container); color: var(--on-surface); box-shadow: var(--shadow-2); overflow: hidden auto; scrollbar-width: none; }
.toolkit-appcompat .menu, .menu.toolkit-appcompat { padding: 0; border-radius: 2px; }
.menu-below { padding: 0; }
.menu-header { height: 48px; padding: 0 16px; display: flex; align-items: center; color: var(--on-surface-variant); font-weight: 500; }
.menu-item-content { height: 48px; padding: 0 16px; }
.menu-item-icon { margin: 0 8px 0 -8px; }
.menu-item-content > .check-box, .menu-item-content > .radio { min-height: 32px; width: 32px; height: 32px; justify-content: center; }
`;

/** A menu beside its anchor, in a window of its own. */
export function PopupMenu({ anchor, items, onDismiss }: PopupMenuProps) {
  const { actionBar } = useScope().theme;
  const isBelow = actionBar?.overlapAnchor === false;
  const content = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<MenuItem | null>(null);
  // A submenu that opens in the menu's place reaches to the edge: its offset is counted from the menu's own.
  useAnchored(content, anchor, {
    prefer: isBelow ? 'below' : 'over',
    marginDp: opened === null ? 4 : 0,
    isWrapped: true,
  });
  const shown = (opened?.submenu ?? items).filter(({ visible = true }) => visible);
  const hasIcons = shown.some(({ icon }) => icon !== undefined);
  return (
    <Window place="free" class={isBelow ? 'menu menu-below' : 'menu'} contentRef={content} onDismiss={onDismiss}>
      <LinearLayout orientation="vertical" align="stretch" className="android.widget.ListView" focusable>
        {opened !== null && (
          <View className="android.widget.FrameLayout" class="menu-header">
            <TextView id="android:id/title" weight={1}>
              {opened.title}
            </TextView>
          </View>
        )}
        {shown.map((item) => (
          <MenuRow
            key={item.title}
            item={item}
            isIndented={hasIcons}
            onClick={() => {
              if (item.submenu !== undefined) return setOpened(item);
              onDismiss();
              item.onClick?.();
            }}
          />
        ))}
      </LinearLayout>
    </Window>
  );
}

interface MenuRowProps {
  item: MenuItem;
  /** Icons stand before other rows' titles. */
  isIndented: boolean;
  onClick: () => void;
}

/** A row as AppCompat's `abc_popup_menu_item_layout` has it: only its title says which item it is. */
function MenuRow({ item, isIndented, onClick }: MenuRowProps) {
  const Mark = item.radio ? RadioButton : CheckBox;
  return (
    <LinearLayout orientation="vertical" align="stretch" class="menu-item" enabled={item.enabled} onClick={onClick}>
      <LinearLayout id="content" class="menu-item-content">
        {item.icon === undefined && isIndented && <span style={{ width: 24, flexShrink: 0 }} />}
        {item.icon !== undefined && (
          <Icon id="icon" icon={item.icon} class="menu-item-icon" color="var(--on-surface-variant)" />
        )}
        <View className="android.widget.RelativeLayout" weight={1}>
          <TextView id="title" textAppearance="body-large" lines={1}>
            {item.title}
          </TextView>
        </View>
        {item.submenu !== undefined && <Icon id="submenuarrow" icon={glyphs.chevronRight} size={32} />}
        {item.checked !== undefined && <Mark id={item.radio ? 'radio' : 'checkbox'} checked={item.checked} />}
      </LinearLayout>
    </LinearLayout>
  );
}
