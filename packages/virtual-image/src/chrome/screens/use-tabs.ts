import { useSavedState } from '@androidworld/app-sdk/ui';
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

/** The tabs, and what can be done to them; most to the one in front. */
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

/** Kept with the activity. */
export function useTabs(): TabControl {
  const [tabs, setTabs] = useSavedState<Tabs>('tabs', noTabs);
  const tab = activeTab(tabs);
  const change = (how: (tabs: Tabs, id: number) => Tabs) => {
    if (tab !== undefined) setTabs((before) => how(before, tab.id));
  };
  return {
    tabs,
    tab,
    open: (wanted) => setTabs((before) => opened(before, wanted)),
    navigate: (url) => change((before, id) => navigated(before, id, url)),
    goBack: () => change(wentBack),
    goForward: () => change(wentForward),
    reload: () => change(reloaded),
    toggleDesktopSite: () => change((before, id) => reloaded(changed(before, id, { desktop: !tab?.desktop }), id)),
    show: (activeId) => setTabs((before) => ({ ...before, activeId })),
    setTitle: (id, title) => setTabs((before) => changed(before, id, { title })),
    close: (id) => setTabs((before) => closed(before, id)),
    closeAll: (incognito) => setTabs((before) => closedAll(before, incognito)),
    restore: (before) => setTabs(() => before),
  };
}
