import { css } from '../theme/css.ts';
import { Glyph, type IconSource } from './icon.tsx';
import { LinearLayout } from './layouts.tsx';
import { TextView } from './text-view.tsx';
import { View, type ViewProps } from './view.tsx';

export interface BottomNavigationViewProps extends Omit<ViewProps, 'selected' | 'children'> {
  items: readonly {
    readonly label: string;
    readonly icon: IconSource;
    readonly selectedIcon?: IconSource | undefined;
    readonly id?: string | undefined;
    readonly contentDescription?: string | undefined;
  }[];
  selected: number;
  onSelect: (index: number) => void;
}

css`
.bottom-navigation { flex-shrink: 0; min-height: 80px; background: var(--surface-container); color: var(--on-surface-variant); z-index: 2; }
.bottom-navigation-item { flex: 1; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 4px; }
.bottom-navigation-item > .icon { width: 64px !important; height: 32px !important; border-radius: 16px; padding: 4px 20px; box-sizing: border-box; }
.bottom-navigation-on { color: var(--on-surface); }
.bottom-navigation-on > .icon { background: var(--secondary-container); color: var(--on-secondary-container); }
.bottom-navigation-label { font-size: 0.75rem; line-height: 1rem; font-weight: 500; }
.material-2 .bottom-navigation { min-height: 56px; box-shadow: var(--shadow-2); background: var(--surface); }
.material-2 .bottom-navigation-on { color: var(--primary); }
.material-2 .bottom-navigation-item > .icon { height: 24px !important; padding: 0 20px; }
.material-2 .bottom-navigation-on > .icon { background: none; color: inherit; }
`;

export function BottomNavigationView({
  items,
  selected,
  onSelect,
  class: classes,
  ...props
}: BottomNavigationViewProps) {
  return (
    <LinearLayout
      className="android.widget.FrameLayout"
      {...props}
      class={`bottom-navigation ${classes ?? ''}`}
      align="stretch"
    >
      {items.map((item, index) => (
        <View
          key={item.label}
          className="android.widget.FrameLayout"
          id={item.id}
          contentDescription={item.contentDescription ?? item.label}
          selected={index === selected}
          class={`bottom-navigation-item ${index === selected ? 'bottom-navigation-on' : ''}`}
          onClick={() => onSelect(index)}
        >
          <Glyph icon={(index === selected ? item.selectedIcon : undefined) ?? item.icon} />
          <TextView class="bottom-navigation-label" lines={1}>
            {item.label}
          </TextView>
        </View>
      ))}
    </LinearLayout>
  );
}
