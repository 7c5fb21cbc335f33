import type { ComponentChildren } from 'preact';
import { css } from '../theme/css.ts';
import { glyphs } from './glyphs.ts';
import type { IconSource } from './icon.tsx';
import { ImageButton } from './image-button.tsx';
import { LinearLayout } from './layouts.tsx';
import { MenuButton } from './menu-button.tsx';
import type { MenuItem } from './popup-menu.tsx';
import { TextView } from './text-view.tsx';
import { View, type ViewProps } from './view.tsx';

export interface ToolbarAction {
  readonly icon: IconSource;
  /** Its description. */
  readonly label: string;
  readonly id?: string | undefined;
  readonly enabled?: boolean | undefined;
  onClick(): void;
}

export interface ToolbarProps extends ViewProps {
  title?: string | undefined;
  subtitle?: string | undefined;
  /** Shows the back arrow (`Navigate up`). */
  onUp?: (() => void) | undefined;
  /** In place of the arrow, e.g. the drawer's menu icon. */
  navigation?: { readonly icon: IconSource; readonly contentDescription: string; onClick(): void } | undefined;
  actions?: readonly ToolbarAction[] | undefined;
  /** Behind `More options`. */
  menu?: readonly MenuItem[] | undefined;
  /** `large`: the title below, big, as in Settings. */
  variant?: 'small' | 'center' | 'large' | undefined;
  /** In place of the title: a search field, tabs, … */
  children?: ComponentChildren;
}

css`
.app-bar { min-height: 64px; padding: 0 4px; flex-shrink: 0; background: var(--app-bar); color: var(--on-app-bar); z-index: 2; }
.app-bar-titles { flex: 1; min-width: 0; padding: 0 12px; }
.app-bar-title { font-size: 1.375rem; line-height: 1.75rem; }
.app-bar-center .app-bar-title { text-align: center; }
.app-bar-large { flex-wrap: wrap; padding-bottom: 24px; }
.app-bar-large > .app-bar-big { flex: 0 0 100%; padding: 48px 20px 0; font-size: 2.25rem; line-height: 2.75rem; }
.material-2 .app-bar { min-height: 56px; box-shadow: var(--shadow-1); }
.material-2 .app-bar-title { font-size: 1.25rem; font-weight: 500; }
`;

/** The Toolbar at the top of a screen. */
export function Toolbar(props: ToolbarProps) {
  const {
    title,
    subtitle,
    onUp,
    navigation,
    actions = [],
    menu = [],
    variant: look = 'small',
    children,
    ...view
  } = props;
  const start = navigation ?? (onUp && { icon: glyphs.back, contentDescription: 'Navigate up', onClick: onUp });
  return (
    <LinearLayout
      className="android.view.ViewGroup"
      id="toolbar"
      {...view}
      class={`app-bar app-bar-${look} ${props.class ?? ''}`}
    >
      {start !== undefined && <ImageButton {...start} />}
      {children ?? (
        <View class="app-bar-titles" className="android.widget.LinearLayout">
          {title !== undefined && look !== 'large' && (
            <TextView class="app-bar-title" lines={1}>
              {title}
            </TextView>
          )}
          {subtitle !== undefined && (
            <TextView textAppearance="body" lines={1}>
              {subtitle}
            </TextView>
          )}
        </View>
      )}
      {actions.map(({ label, ...action }) => (
        <ImageButton
          key={label}
          className="android.widget.Button"
          {...action}
          contentDescription={label}
          onClick={() => action.onClick()}
        />
      ))}
      {menu.length > 0 && <MenuButton items={menu} />}
      {look === 'large' && title !== undefined && <TextView class="app-bar-big">{title}</TextView>}
    </LinearLayout>
  );
}
