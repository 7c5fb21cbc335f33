import type { ComponentChildren, CSSProperties } from 'preact';
import { useScope } from '../../runtime/activity-context.ts';
import type { Search } from '../hooks/use-search.ts';
import type { AppTheme } from '../theme/app-theme.ts';
import { css } from '../theme/css.ts';
import { ActionMenuView } from './action-menu-view.tsx';
import { glyphs } from './glyphs.ts';
import type { IconSource } from './icon.tsx';
import { ImageButton } from './image-button.tsx';
import { LinearLayout } from './layouts.tsx';
import type { MenuItem } from './menu-item.ts';
import { SearchView } from './search-view.tsx';
import { TextView } from './text-view.tsx';
import type { ViewProps } from './view.tsx';

export interface ToolbarProps extends ViewProps {
  /** One line; with `large` it stands below, 36 sp. Undefined: none. */
  title?: string | undefined;
  /** Of the title, where the app has put a view of its own there. */
  titleId?: string | undefined;
  /** One smaller line below the title; undefined: none. */
  subtitle?: string | undefined;
  /** Shows the back arrow (`Navigate up`). */
  onUp?: (() => void) | undefined;
  /** In place of the arrow, e.g. the drawer's menu icon. */
  navigation?:
    | { readonly icon: IconSource; readonly contentDescription?: string | undefined; onClick(): void }
    | undefined;
  /** Buttons, and what is behind `More options`. */
  menu?: readonly MenuItem[] | undefined;
  /** Of `More options`, where the app has put a button of its own there. */
  overflowId?: string | undefined;
  /** While it is open a SearchView stands in place of title and menu. Open it from an item of the menu. */
  search?: Search | undefined;
  /** Default "Search…". */
  searchHint?: string | undefined;
  /** The keyboard's search key, with the query; only with `search`. */
  onSearch?: ((query: string) => void) | undefined;
  /** `large`: the title below, big, as in Settings. */
  variant?: 'small' | 'center' | 'large' | undefined;
  /** In place of the title. */
  children?: ComponentChildren;
}

css`
.app-bar { flex-shrink: 0; background: var(--app-bar); color: var(--on-app-bar); z-index: 2; }
.app-bar-nav { width: 56px; height: 56px; border-radius: 0; }
.app-bar-titles { flex: 1; min-width: 0; padding-left: 16px; display: flex; flex-direction: column; align-items: flex-start; }
.app-bar-nav + .app-bar-titles { padding-left: 4px; }
.app-bar-title { font-size: 1.375rem; }
.app-bar-center > .app-bar-titles { align-items: center; }
.app-bar-large { flex-wrap: wrap; padding-bottom: 24px; }
.app-bar-large > .app-bar-big { flex: 0 0 100%; padding: 48px 20px 0; font-size: 2.25rem; }
.material-2 .app-bar { box-shadow: var(--shadow-1); }
.material-2 .app-bar-title { font-size: 1.25rem; font-weight: 500; }
.material-2 .app-bar-nav + .app-bar-titles { padding-left: 16px; }
`;

/** dp. */
export function actionBarHeight({ actionBar, material }: AppTheme): number {
  return actionBar?.height ?? (material === 2 ? 56 : 64);
}

function titleStyle({ actionBar: { titleSize, titleSpacing } = {} }: AppTheme): CSSProperties {
  return {
    ...(titleSize === undefined ? {} : { fontSize: `${titleSize / 16}rem` }),
    ...(titleSpacing === undefined ? {} : { letterSpacing: `${titleSpacing}px` }),
  };
}

/** The Toolbar at the top of a screen, its children as AppCompat's: navigation button, title, action menu. */
export function Toolbar(props: ToolbarProps) {
  const {
    title,
    titleId,
    subtitle,
    onUp,
    menu = [],
    overflowId,
    search,
    searchHint,
    onSearch,
    children,
    ...view
  } = props;
  const { navigation, variant = 'small', ...bar } = view;
  const { theme } = useScope();
  const height = actionBarHeight(theme);
  const isSearching = search?.isOpen ?? false;
  const up = isSearching
    ? { icon: glyphs.back, contentDescription: 'Collapse', onClick: () => search?.close() }
    : (navigation ?? (onUp && { icon: glyphs.back, contentDescription: 'Navigate up', onClick: onUp }));
  return (
    <LinearLayout
      className="android.view.ViewGroup"
      id="toolbar"
      {...bar}
      class={`app-bar app-bar-${variant} ${props.class ?? ''}`}
      style={{ minHeight: height, ...props.style }}
    >
      {up !== undefined && <ImageButton {...up} class="app-bar-nav" style={{ height: Math.min(height, 56) }} />}
      {isSearching && search !== undefined ? (
        <SearchView search={search} hint={searchHint} onSubmit={onSearch} />
      ) : (
        <>
          {children ?? (
            <div class="app-bar-titles">
              {title !== undefined && variant !== 'large' && (
                <TextView id={titleId} class="app-bar-title" lines={1} style={titleStyle(theme)}>
                  {title}
                </TextView>
              )}
              {subtitle !== undefined && (
                <TextView textAppearance="body" lines={1}>
                  {subtitle}
                </TextView>
              )}
            </div>
          )}
          <ActionMenuView menu={menu} overflowId={overflowId} />
        </>
      )}
      {variant === 'large' && title !== undefined && <TextView class="app-bar-big">{title}</TextView>}
    </LinearLayout>
  );
}
