import {
  ActionMenuView,
  css,
  EditText,
  ImageButton,
  LinearLayout,
  type MenuItem,
  type Search,
  View,
} from '@androidworld/app-sdk/ui';
import back from '@material-symbols/svg-400/rounded/arrow_back.svg';
import search from '@material-symbols/svg-400/rounded/search.svg';

css`
.top-search-bar { padding: 8px 16px; flex-shrink: 0; }
.top-search { height: 48px; border-radius: 24px; background: var(--surface-variant); align-items: stretch; }
.top-search > .icon-button { width: 40px; }
.top-search .field { align-self: center; height: 48px; }
.top-search-menu { padding: 0 4px 0 16px; display: flex; align-items: center; }
`;

export interface TopSearchBarProps {
  search: Search;
  menu: readonly MenuItem[];
  /** Stands for the search icon while something lies over the screen's first view. */
  onBack?: (() => void) | undefined;
  /** Default `main_menu`. */
  id?: string;
  /** Default `Search`. */
  hint?: string;
  /** Of the back arrow, where it has one. */
  backDescription?: string;
}

/** The rounded bar at the top of a Simple app: its search, and its menu, which stays while something is searched. */
export function TopSearchBar(props: TopSearchBarProps) {
  const { menu, onBack, id = 'main_menu', hint = 'Search', backDescription } = props;
  const { query, isOpen, open, close, setQuery } = props.search;
  return (
    <View id={id} className="android.widget.LinearLayout" class="top-search-bar">
      <LinearLayout id="top_toolbar_holder" className="android.widget.RelativeLayout" class="top-search" focusable>
        <ImageButton
          id="top_toolbar_search_icon"
          className="android.widget.ImageView"
          icon={isOpen || onBack !== undefined ? back : search}
          onClick={isOpen ? close : (onBack ?? open)}
          {...(isOpen || onBack !== undefined ? { contentDescription: backDescription } : {})}
        />
        <EditText
          // A new field when the search ends: one without the focus.
          key={String(isOpen)}
          id="top_toolbar_search"
          variant="bare"
          hint={hint}
          weight={1}
          imeAction="search"
          value={query ?? ''}
          onChange={setQuery}
          autoFocus={isOpen}
          onFocusChange={(focused) => {
            if (focused && !isOpen) open();
          }}
        />
        <View id="top_toolbar" class="top-search-menu">
          <ActionMenuView menu={menu} />
        </View>
      </LinearLayout>
    </View>
  );
}
