import { useSavedState, type WebViewHandle } from '@androidworld/app-sdk/ui';
import type { RefObject } from 'preact';
import { newTabUrl } from '../address.ts';
import {
  activeTab,
  changed,
  closed,
  closedAll,
  type NewTab,
  navigated,
  noTabs,
  opened,
  reloaded,
  type Tab,
  type Tabs,
  wentBack,
  wentForward,
} from './tabs.ts';

/** The tabs, and what can be done to them; most to the one in front, whose page may ask before it is left. */
export interface TabControl {
  readonly tabs: Tabs;
  readonly tab: Tab | undefined;
  open(wanted?: NewTab): void;
  navigate(url: string): void;
  goBack(): void;
  goForward(): void;
  reload(): void;
  toggleDesktopSite(): void;
  show(id: number): void;
  setTitle(id: number, title: string): void;
  close(id: number): void;
  closeAll(incognito: boolean): void;
  /** As they were before. */
  restore(before: Tabs): void;
}

/**
 * Kept with the activity.
 *
 * @param page the page of the tab in front, if it has one
 */
export function useTabs(page: RefObject<WebViewHandle | null>): TabControl {
  const [tabs, setTabs] = useSavedState<Tabs>('tabs', noTabs);
  const tab = activeTab(tabs);
  const change = (how: (tabs: Tabs, id: number) => Tabs) => {
    if (tab !== undefined) setTabs((before) => how(before, tab.id));
  };
  const leave = async (how: (tabs: Tabs, id: number) => Tabs, reload = false) => {
    const asked = tab?.url === newTabUrl ? null : page.current;
    if (asked === null || (await asked.mayLeave({ reload }))) change(how);
  };
  return {
    tabs,
    tab,
    open: (wanted) => setTabs((before) => opened(before, wanted)),
    navigate: (url) => void leave((before, id) => navigated(before, id, url)),
    goBack: () => void leave(wentBack),
    goForward: () => void leave(wentForward),
    reload: () => void leave(reloaded, true),
    toggleDesktopSite: () =>
      void leave((before, id) => reloaded(changed(before, id, { desktop: !tab?.desktop }), id), true),
    show: (activeId) => setTabs((before) => ({ ...before, activeId })),
    setTitle: (id, title) => setTabs((before) => changed(before, id, { title })),
    close: (id) => setTabs((before) => closed(before, id)),
    closeAll: (incognito) => setTabs((before) => closedAll(before, incognito)),
    restore: (before) => setTabs(() => before),
  };
}
