import { EditText, glyphs, type MenuItem, Toolbar, useBack } from '@androidworld/app-sdk/ui';
import search from '@material-symbols/svg-400/rounded/search.svg';
import { titleOf } from '../roots.ts';
import type { Browser } from './use-browser.ts';

export interface BrowseBarProps {
  browser: Browser;
  menu: readonly MenuItem[];
  onDrawer: () => void;
}

/** The toolbar: the title of the place, or what is looked for. */
export function BrowseBar({ browser, menu, onDrawer }: BrowseBarProps) {
  const { search: current, setSearch, place } = browser;
  const close = () => setSearch(null);
  useBack(close, current !== null);
  if (current !== null && current.text !== null) {
    return (
      <Toolbar
        navigation={{ icon: glyphs.back, contentDescription: 'Collapse', onClick: close }}
        actions={
          current.text === ''
            ? []
            : [
                {
                  icon: glyphs.close,
                  label: 'Clear query',
                  id: 'search_close_btn',
                  onClick: () => setSearch({ ...current, text: '' }),
                },
              ]
        }
      >
        <EditText
          id="search_src_text"
          className="android.widget.AutoCompleteTextView"
          variant="bare"
          weight={1}
          hint="Search"
          imeAction="search"
          value={current.text}
          onChange={(text) => setSearch({ ...current, text })}
          autoFocus
        />
      </Toolbar>
    );
  }
  return (
    <Toolbar
      title={titleOf(place)}
      navigation={{ icon: glyphs.menu, contentDescription: 'Show roots', onClick: onDrawer }}
      actions={[
        {
          icon: search,
          label: 'Search',
          id: 'option_menu_search',
          onClick: () => setSearch({ text: '', filter: current?.filter ?? null }),
        },
      ]}
      menu={menu}
    />
  );
}
