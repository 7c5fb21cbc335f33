import {
  ActionMenuView,
  AlertDialog,
  css,
  EditText,
  ImageButton,
  LinearLayout,
  type MenuItem,
  type Search,
  View,
} from '@androidworld/app-sdk/ui';
import back from '@material-symbols/svg-400/rounded/arrow_back.svg';
import close from '@material-symbols/svg-400/rounded/close.svg';
import info from '@material-symbols/svg-400/rounded/info.svg';
import search from '@material-symbols/svg-400/rounded/search.svg';
import settings from '@material-symbols/svg-400/rounded/settings.svg';
import { useState } from 'preact/hooks';

css`
.sms-search-bar { padding: 8px 16px; flex-shrink: 0; }
.sms-search { height: 48px; border-radius: 24px; background: var(--surface-variant); align-items: stretch; }
.sms-search > .icon-button { width: 40px; }
.sms-search .field { align-self: center; height: 48px; }
.sms-search-menu { padding: 0 4px 0 16px; display: flex; align-items: center; }
`;

export interface SearchMenuProps {
  search: Search;
  onSettings: () => void;
  onArchived: () => void;
}

/** The bar of the list of conversations: its search, and what else the app has. */
export function SearchMenu({ search: { query, isOpen, open, close: end, setQuery }, ...props }: SearchMenuProps) {
  const [about, setAbout] = useState(false);
  const menu: readonly MenuItem[] = [
    { id: 'settings', title: 'Settings', icon: settings, showAsAction: 'always', onClick: props.onSettings },
    { id: 'about', title: 'About', icon: info, showAsAction: 'always', onClick: () => setAbout(true) },
    { title: 'Show archived conversations', onClick: props.onArchived },
  ];
  return (
    <View id="main_menu" className="android.widget.LinearLayout" class="sms-search-bar">
      <LinearLayout id="top_toolbar_holder" className="android.widget.RelativeLayout" class="sms-search" focusable>
        <ImageButton
          id="top_toolbar_search_icon"
          className="android.widget.ImageView"
          icon={isOpen ? back : search}
          contentDescription={isOpen ? 'Back' : 'Search'}
          onClick={isOpen ? end : open}
        />
        <EditText
          // A new field when the search ends: one without the focus.
          key={String(isOpen)}
          id="top_toolbar_search"
          variant="bare"
          hint="Search"
          weight={1}
          imeAction="search"
          value={query ?? ''}
          onChange={setQuery}
          autoFocus={isOpen}
          onFocusChange={(focused) => {
            if (focused && !isOpen) open();
          }}
        />
        {isOpen ? (
          query !== '' && <ImageButton icon={close} contentDescription="Clear" onClick={() => setQuery('')} />
        ) : (
          <View id="top_toolbar" class="sms-search-menu">
            <ActionMenuView menu={menu} />
          </View>
        )}
      </LinearLayout>
      {about && (
        <AlertDialog
          title="About"
          message={'Simple SMS Messenger\nVersion 5.19.3'}
          onDismiss={() => setAbout(false)}
          positive={{ label: 'OK', onClick: () => setAbout(false) }}
        />
      )}
    </View>
  );
}
