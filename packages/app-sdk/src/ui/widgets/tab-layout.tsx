import { css } from '../theme/css.ts';
import { Glyph, type IconSource } from './icon.tsx';
import { LinearLayout } from './layouts.tsx';
import { TextView } from './text-view.tsx';
import { useLabel } from './use-label.ts';
import { View, type ViewProps } from './view.tsx';

/** One tab of a TabLayout. */
export interface Tab {
  /** Below the icon; in capitals where the theme has them. Undefined: the icon alone. */
  readonly label?: string | undefined;
  /** 24 dp, above the label; undefined: the label alone. */
  readonly icon?: IconSource | undefined;
  /** Default the label; needed where there is none. */
  readonly contentDescription?: string | undefined;
  /** Resource name of the tab; undefined: none. */
  readonly id?: string | undefined;
}

/** Of a Material TabLayout. */
export interface TabLayoutProps extends Omit<ViewProps, 'selected' | 'children'> {
  /** From left to right. */
  tabs: readonly Tab[];
  /** Place of the selected tab, from 0. */
  selected: number;
  /** A tap on a tab, with its place; also on the one that is selected. */
  onSelect: (index: number) => void;
  /** As wide as their labels, scrolling sideways, instead of sharing the width. */
  scrollable?: boolean | undefined;
}

css`
.tabs { flex-shrink: 0; background: var(--app-bar); color: var(--on-app-bar); border-bottom: 1px solid var(--outline-variant); z-index: 2; }
.tabs-scrollable { overflow: auto hidden; scrollbar-width: none; }
.tab { flex: 1; min-height: 48px; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 2px; padding: 0 8px; color: var(--on-surface-variant); }
.tabs-scrollable > .tab { flex: 0 0 auto; padding: 0 16px; min-width: 72px; }
.tab-on { color: var(--primary); }
.tab-on::before { content: ""; position: absolute; left: 20%; right: 20%; bottom: 0; height: 3px; border-radius: 3px 3px 0 0; background: var(--primary); }
.material-2 .tabs { border: 0; }
.material-2 .tab { color: color-mix(in srgb, var(--on-app-bar) 70%, transparent); letter-spacing: 0.0892857143em; }
.material-2 .tab-on { color: var(--on-app-bar); }
.material-2 .tab-on::before { left: 0; right: 0; height: 2px; border-radius: 0; background: var(--on-app-bar); }
`;

/** A TabLayout: tabs 48 dp high, the selected one underlined. */
export function TabLayout({ tabs, selected, onSelect, scrollable, class: classes, ...props }: TabLayoutProps) {
  const caps = useLabel();
  return (
    <LinearLayout
      className="android.widget.HorizontalScrollView"
      {...props}
      class={`tabs ${scrollable ? 'tabs-scrollable' : ''} ${classes ?? ''}`}
      align="stretch"
      semantics={{ scrollable: scrollable ?? false }}
    >
      {tabs.map((tab, index) => (
        <View
          key={tab.label ?? tab.contentDescription ?? index}
          className="android.widget.LinearLayout"
          class={index === selected ? 'tab tab-on' : 'tab'}
          id={tab.id}
          contentDescription={tab.contentDescription ?? tab.label}
          selected={index === selected}
          onClick={() => onSelect(index)}
        >
          {tab.icon !== undefined && <Glyph icon={tab.icon} />}
          {tab.label !== undefined && (
            <TextView textAppearance="label" lines={1}>
              {caps(tab.label)}
            </TextView>
          )}
        </View>
      ))}
    </LinearLayout>
  );
}
