import { isWebPage } from '../address.ts';
import type { MenuEntry } from './app-menu.tsx';
import type { Tab } from './tabs.ts';

export interface MenuActs {
  newTab(): void;
  newIncognitoTab(): void;
  history(): void;
  downloads(): void;
  bookmarks(): void;
  recentTabs(): void;
  share(): void;
  findInPage(): void;
  addToHomeScreen(): void;
  toggleDesktopSite(): void;
  settings(): void;
  help(): void;
}

/** What the menu of a page offers; `tab` undefined on a new tab's page. */
export function menuEntries(tab: Pick<Tab, 'url' | 'desktop'> | undefined, acts: MenuActs): readonly MenuEntry[] {
  const onWeb = tab !== undefined && isWebPage(tab.url);
  const ofPage: readonly (MenuEntry | false)[] =
    tab === undefined
      ? []
      : [
          onWeb && { id: 'share_menu_id', text: 'Share…', onClick: acts.share },
          { id: 'find_in_page_id', text: 'Find in page', onClick: acts.findInPage },
          onWeb && { id: 'add_to_homescreen_id', text: 'Add to Home screen', onClick: acts.addToHomeScreen },
          {
            id: 'request_desktop_site_id',
            text: 'Desktop site',
            checked: tab.desktop,
            onClick: acts.toggleDesktopSite,
          },
          'divider',
        ];
  return [
    { id: 'new_tab_menu_id', text: 'New tab', onClick: acts.newTab },
    { id: 'new_incognito_tab_menu_id', text: 'New incognito tab', onClick: acts.newIncognitoTab },
    'divider',
    { id: 'open_history_menu_id', text: 'History', onClick: acts.history },
    { id: 'downloads_menu_id', text: 'Downloads', onClick: acts.downloads },
    { id: 'all_bookmarks_menu_id', text: 'Bookmarks', onClick: acts.bookmarks },
    { id: 'recent_tabs_menu_id', text: 'Recent tabs', onClick: acts.recentTabs },
    'divider',
    ...ofPage.filter((entry) => entry !== false),
    { id: 'preferences_id', text: 'Settings', onClick: acts.settings },
    { id: 'help_id', text: 'Help & feedback', onClick: acts.help },
  ];
}
