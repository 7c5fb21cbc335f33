import { glyphs, type MenuItem, Toolbar, useBack } from '@androidworld/app-sdk/ui';
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
  const filter = current?.filter ?? null;
  return (
    <Toolbar
      title={titleOf(place)}
      navigation={{ icon: glyphs.menu, contentDescription: 'Show roots', onClick: onDrawer }}
      search={{
        query: current?.text ?? null,
        isOpen: current !== null && current.text !== null,
        setQuery: (text) => setSearch({ filter, text }),
        open: () => setSearch({ filter, text: '' }),
        close,
      }}
      searchHint="Search"
      menu={[
        {
          icon: search,
          title: 'Search',
          id: 'option_menu_search',
          showAsAction: 'always',
          visible: browser.canSearch,
          onClick: () => setSearch({ filter, text: '' }),
        },
        ...menu,
      ]}
    />
  );
}
