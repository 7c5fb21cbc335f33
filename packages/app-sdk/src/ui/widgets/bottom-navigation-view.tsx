import { useScope } from '../../runtime/activity-context.ts';
import { toolkitOf } from '../theme/app-theme.ts';
import { css } from '../theme/css.ts';
import { Icon, type IconSource } from './icon.tsx';
import { FrameLayout, LinearLayout } from './layouts.tsx';
import { TextView } from './text-view.tsx';
import { View, type ViewProps } from './view.tsx';

/** A destination of a bottom navigation. */
export interface NavigationItem {
  /** Below the icon, unless labels are hidden; unique among the items. */
  readonly label: string;
  /** 24 dp, above the label. */
  readonly icon: IconSource;
  /** In place of `icon` while selected, e.g. its filled form; default `icon`. */
  readonly selectedIcon?: IconSource | undefined;
  /** Resource name of the item; undefined: none. */
  readonly id?: string | undefined;
  /** Default the label; what the badge says is added. */
  readonly contentDescription?: string | undefined;
  /** A number, or an empty text for a mere dot. */
  readonly badge?: string | undefined;
}

/** Of a Material BottomNavigationView. */
export interface BottomNavigationViewProps extends Omit<ViewProps, 'selected' | 'children'> {
  /** From left to right; three to five, as Material asks for. */
  items: readonly NavigationItem[];
  /** Place of the selected item, from 0. */
  selected: number;
  /** A tap on an item that is not selected, with its place. */
  onSelect: (index: number) => void;
  /** `selected`: only the selected item shows its label, as Material 2's do by default when there are many. */
  labels?: 'all' | 'selected' | 'none' | undefined;
}

css`
.bottom-navigation { flex-shrink: 0; min-height: 80px; background: var(--surface-container); color: var(--on-surface-variant); z-index: 2; display: flex; }
.bottom-navigation-menu { flex: 1; display: flex; align-items: stretch; }
.bottom-navigation-item { flex: 1; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 4px; }
.bottom-navigation-pill { width: 64px; height: 32px; border-radius: 16px; display: grid; place-items: center; position: relative; }
.bottom-navigation-on { color: var(--on-surface); }
.bottom-navigation-on .bottom-navigation-pill { background: var(--secondary-container); color: var(--on-secondary-container); }
.bottom-navigation-indicator { position: absolute; inset: 0; }
.view.bottom-navigation-unseen { position: absolute; top: 167PX; visibility: hidden; }
.bottom-navigation-label { font-size: 0.75rem; font-weight: 500; }
.bottom-navigation-badge { position: absolute; top: 2px; left: 36px; min-width: 6px; height: 6px; border-radius: 8px; background: var(--error); color: var(--on-error); font-size: 0.6875rem; line-height: 1rem; text-align: center; }
.bottom-navigation-badge:not(:empty) { min-width: 16px; height: 16px; padding: 0 4px; box-sizing: border-box; }
.material-2 .bottom-navigation { min-height: 56px; box-shadow: var(--shadow-2); background: var(--surface); }
.material-2 .bottom-navigation-on { color: var(--primary); }
.material-2 .bottom-navigation-pill { height: 24px; }
.material-2 .bottom-navigation-on .bottom-navigation-pill { background: none; color: inherit; }
`;

/** A BottomNavigationView: the selected item cannot be clicked, and all are described by their labels. */
export function BottomNavigationView(props: BottomNavigationViewProps) {
  const { items, selected, onSelect, labels = 'all', class: classes, ...view } = props;
  return (
    <FrameLayout {...view} class={`bottom-navigation ${classes ?? ''}`}>
      <View className="android.view.ViewGroup" class="bottom-navigation-menu">
        {items.map((item, index) => (
          <Item
            key={item.label}
            item={item}
            isSelected={index === selected}
            hasLabels={labels !== 'none'}
            isLabelled={labels === 'all' || (labels === 'selected' && index === selected)}
            onSelect={() => onSelect(index)}
          />
        ))}
      </View>
    </FrameLayout>
  );
}

interface ItemProps {
  item: NavigationItem;
  isSelected: boolean;
  isLabelled: boolean;
  /** Some item shows its label. */
  hasLabels: boolean;
  onSelect: () => void;
}

/** @see Material Components `design_bottom_navigation_item.xml` and `NavigationBarMenuView.updateMenuView` */
function Item({ item, isSelected, isLabelled, hasLabels, onSelect }: ItemProps) {
  const isMaterial3 = toolkitOf(useScope().theme) === 'material3';
  const { badge } = item;
  return (
    <FrameLayout
      id={item.id}
      contentDescription={described(item)}
      selected={isSelected}
      focusable
      class={`bottom-navigation-item ${isSelected ? 'bottom-navigation-on' : ''}`}
      onClick={isSelected ? undefined : onSelect}
    >
      <FrameLayout id="navigation_bar_item_icon_container" class="bottom-navigation-pill" selected={isSelected}>
        {isSelected && isMaterial3 && (
          <View
            id="navigation_bar_item_active_indicator_view"
            className="android.view.View"
            class="bottom-navigation-indicator"
            selected
          />
        )}
        <Icon
          id="navigation_bar_item_icon_view"
          icon={(isSelected ? item.selectedIcon : undefined) ?? item.icon}
          selected={isSelected}
        />
        {badge !== undefined && (
          <span class="bottom-navigation-badge" aria-hidden="true">
            {badge}
          </span>
        )}
      </FrameLayout>
      {isLabelled ? (
        <LinearLayout id="navigation_bar_item_labels_group" className="android.view.ViewGroup" selected={isSelected}>
          <TextView
            id={`navigation_bar_item_${isSelected ? 'large' : 'small'}_label_view`}
            class="bottom-navigation-label"
            lines={1}
            selected={isSelected}
          >
            {item.label}
          </TextView>
        </LinearLayout>
      ) : (
        hasLabels && (
          <View
            id="navigation_bar_item_labels_group"
            className="android.view.ViewGroup"
            class="bottom-navigation-label bottom-navigation-unseen"
          >
            <span aria-hidden="true">{item.label}</span>
          </View>
        )
      )}
    </FrameLayout>
  );
}

function described({ label, contentDescription = label, badge }: NavigationItem): string {
  if (badge === undefined) return contentDescription;
  return badge === '' ? `${contentDescription}, New notification` : `${contentDescription}, ${badge} new notifications`;
}
