import type { ComponentChildren } from 'preact';
import { css } from '../theme/css.ts';
import { ActionMenuView } from './action-menu-view.tsx';
import { glyphs } from './glyphs.ts';
import { Glyph, type IconSource } from './icon.tsx';
import { ImageButton } from './image-button.tsx';
import { LinearLayout } from './layouts.tsx';
import type { MenuItem } from './menu-item.ts';
import { TextView } from './text-view.tsx';

/** Of Material 3's SearchBar. */
export interface SearchBarProps {
  /** Text in the bar, e.g. "Search contacts". */
  hint: string;
  /** Buttons at its end, and what is behind `More options`; default none. */
  menu?: readonly MenuItem[] | undefined;
  /** In place of the magnifier, e.g. what opens a drawer. */
  navigation?: { readonly icon: IconSource; readonly contentDescription: string; onClick(): void } | undefined;
  /** After the menu, e.g. the disc of an account. */
  end?: ComponentChildren;
  /** Opens the search. */
  onClick: () => void;
}

css`
.search-bar { height: 48px; margin: 8px 16px; border-radius: 24px; background: var(--surface-variant); color: var(--on-surface-variant); flex-shrink: 0; z-index: 2; }
.search-bar > .icon { margin: 0 12px 0 16px; }
.search-bar-text { font-size: 1rem; }
`;

/** Material 3's SearchBar, which stands in place of a toolbar and opens a search (`OpenSearchView`). */
export function SearchBar({ hint, menu = [], navigation, end, onClick }: SearchBarProps) {
  return (
    <LinearLayout id="open_search_bar" className="android.view.ViewGroup" class="search-bar" onClick={onClick}>
      {navigation === undefined ? <Glyph icon={glyphs.search} /> : <ImageButton {...navigation} />}
      <LinearLayout weight={1}>
        <TextView id="open_search_bar_text_view" class="search-bar-text" lines={1} weight={1}>
          {hint}
        </TextView>
      </LinearLayout>
      <ActionMenuView menu={menu} />
      {end}
    </LinearLayout>
  );
}
