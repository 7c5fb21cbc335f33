import type { ComponentChildren } from 'preact';
import { css } from '../theme/css.ts';
import { glyphs } from './glyphs.ts';
import type { IconSource } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { Row } from './layout.tsx';
import { MenuButton } from './menu-button.tsx';
import type { MenuItem } from './popup-menu.tsx';
import { Text } from './text.tsx';
import { View, type ViewProps } from './view.tsx';

export interface AppBarAction {
  readonly icon: IconSource;
  /** Its description. */
  readonly label: string;
  readonly id?: string | undefined;
  readonly enabled?: boolean | undefined;
  onClick(): void;
}

export interface AppBarProps extends ViewProps {
  title?: string | undefined;
  subtitle?: string | undefined;
  /** Shows the back arrow (`Navigate up`). */
  onUp?: (() => void) | undefined;
  /** In place of the arrow, e.g. the drawer's menu icon. */
  navigation?: { readonly icon: IconSource; readonly desc: string; onClick(): void } | undefined;
  actions?: readonly AppBarAction[] | undefined;
  /** Behind `More options`. */
  menu?: readonly MenuItem[] | undefined;
  /** `large`: the title below, big, as in Settings. */
  look?: 'small' | 'center' | 'large' | undefined;
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
export function AppBar(props: AppBarProps) {
  const { title, subtitle, onUp, navigation, actions = [], menu = [], look = 'small', children, ...view } = props;
  const start = navigation ?? (onUp && { icon: glyphs.back, desc: 'Navigate up', onClick: onUp });
  return (
    <Row is="android.view.ViewGroup" id="toolbar" {...view} class={`app-bar app-bar-${look} ${props.class ?? ''}`}>
      {start !== undefined && <IconButton {...start} />}
      {children ?? (
        <View class="app-bar-titles" is="android.widget.LinearLayout">
          {title !== undefined && look !== 'large' && (
            <Text class="app-bar-title" lines={1}>
              {title}
            </Text>
          )}
          {subtitle !== undefined && (
            <Text look="body" lines={1}>
              {subtitle}
            </Text>
          )}
        </View>
      )}
      {actions.map(({ label, ...action }) => (
        <IconButton key={label} is="android.widget.Button" {...action} desc={label} onClick={() => action.onClick()} />
      ))}
      {menu.length > 0 && <MenuButton items={menu} />}
      {look === 'large' && title !== undefined && <Text class="app-bar-big">{title}</Text>}
    </Row>
  );
}
