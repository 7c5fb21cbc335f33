import {
  css,
  EditText,
  Icon,
  type IconSource,
  ImageButton,
  MenuButton,
  type MenuItem,
  RecyclerView,
  type Search,
  TextView,
  Toolbar,
  useActivity,
  usePreferences,
  View,
} from '@androidworld/app-sdk/ui';
import back from '@material-symbols/svg-400/rounded/arrow_back.svg';
import close from '@material-symbols/svg-400/rounded/close.svg';
import remove from '@material-symbols/svg-400/rounded/delete.svg';
import searchIcon from '@material-symbols/svg-400/rounded/search.svg';
import type { ComponentChildren } from 'preact';
import { preferences } from '../store/preferences.ts';
import { useChosenTheme } from './use-chosen-theme.ts';

css`
.chrome-list-heading { padding: 16px 16px 8px; color: var(--on-surface-variant); font-size: 0.875rem; font-weight: 500; }
.chrome-list-search { flex: 1; min-width: 0; display: flex; align-items: center; }
`;

/** A row of a list. */
export interface Entry {
  readonly key: string | number;
  readonly icon: IconSource;
  readonly title: string;
  /** Empty: nothing is said. */
  readonly detail: string;
  onOpen(): void;
  /** A button for it at the end of the row. */
  onRemove?(): void;
  /** Behind a button at the end of the row. */
  readonly menu?: readonly MenuItem[];
}

/** What stands over the rows after it. */
export interface Heading {
  readonly key: string;
  readonly heading: string;
}

interface ListScreenProps {
  title: string;
  /** In place of the rows where there are none; in a search another text. */
  none: string;
  /** Undefined until they are known. */
  entries: readonly (Entry | Heading)[] | undefined;
  search: Search;
  /** Of the search field. */
  searchHint: string;
  /** Default: the screen ends. */
  onUp?: (() => void) | undefined;
  /** Further buttons, before the cross. */
  menu?: readonly MenuItem[];
  /** Between the toolbar and the rows. */
  header?: ComponentChildren;
  /** Over the rows, at the lower edge. */
  children?: ComponentChildren;
}

/** A list of Chrome's that fills the screen, with a search through it. */
export function ListScreen(props: ListScreenProps) {
  const { title, none, entries, search, searchHint, onUp, menu = [], header, children } = props;
  const { finish } = useActivity();
  useChosenTheme(usePreferences(preferences)[0]);
  const end = () => void finish();
  return (
    <View class="chrome-page">
      {search.isOpen ? (
        <Toolbar id="action_bar" navigation={{ icon: back, contentDescription: 'Close search', onClick: search.close }}>
          <SearchField search={search} hint={searchHint} />
        </Toolbar>
      ) : (
        <Toolbar
          id="action_bar"
          title={title}
          onUp={onUp ?? end}
          menu={[
            { id: 'search_menu_id', title: 'Search', icon: searchIcon, showAsAction: 'always', onClick: search.open },
            ...menu,
            { id: 'close_menu_id', title: 'Close', icon: close, showAsAction: 'always', onClick: end },
          ]}
        />
      )}
      {!search.isOpen && header}
      {entries?.length === 0 ? (
        <TextView id="empty_view" class="chrome-none">
          {search.isOpen && search.query !== '' ? 'No results found' : none}
        </TextView>
      ) : (
        <RecyclerView
          id="selectable_list_recycler_view"
          items={entries ?? []}
          itemKey={({ key }) => key}
          renderItem={(entry) =>
            'heading' in entry ? (
              <TextView id="date" class="chrome-list-heading">
                {entry.heading}
              </TextView>
            ) : (
              <Row entry={entry} />
            )
          }
        />
      )}
      {children}
    </View>
  );
}

/** Whether a search finds an entry. */
export function matches({ query }: Search, ...texts: readonly string[]): boolean {
  const words = (query ?? '').trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(words));
}

function SearchField({ search, hint }: { search: Search; hint: string }) {
  return (
    <View id="search_view" className="android.widget.LinearLayout" class="chrome-list-search">
      <EditText
        id="search_text"
        variant="bare"
        weight={1}
        hint={hint}
        imeAction="search"
        value={search.query ?? ''}
        onChange={search.setQuery}
        autoFocus
      />
      {search.query !== '' && (
        <ImageButton
          id="clear_text_button"
          icon={close}
          contentDescription="Clear input"
          onClick={() => search.setQuery('')}
        />
      )}
    </View>
  );
}

function Row({ entry }: { entry: Entry }) {
  const { icon, title, detail, onOpen, onRemove, menu } = entry;
  return (
    <View className="android.view.ViewGroup" class="chrome-row" onClick={onOpen}>
      <Icon id="start_icon" icon={icon} semantics={{ importantForAccessibility: 'no' }} />
      <div class="chrome-row-texts">
        <TextView id="title" lines={1}>
          {title}
        </TextView>
        {detail !== '' && (
          <TextView id="description" lines={1}>
            {detail}
          </TextView>
        )}
      </div>
      {onRemove !== undefined && (
        <ImageButton id="end_button" icon={remove} contentDescription="Remove" onClick={onRemove} />
      )}
      {menu !== undefined && <MenuButton id="more" contentDescription={`Options for ${title}`} items={menu} />}
    </View>
  );
}
