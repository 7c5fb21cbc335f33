import { newTabUrl } from '../address.ts';

export interface Tab {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  readonly incognito: boolean;
  /** Another app opened it: BACK from its first page closes it and leads back there. */
  readonly fromOutside: boolean;
  /** Rises when the page is to be loaded again. */
  readonly loads: number;
}

export interface Tabs {
  readonly all: readonly Tab[];
  readonly activeId: number | null;
  readonly nextId: number;
}

export const noTabs: Tabs = { all: [], activeId: null, nextId: 1 };

export interface NewTab {
  readonly url?: string;
  readonly incognito?: boolean;
  readonly fromOutside?: boolean;
}

/** Another tab, which is then in front. */
export function opened(tabs: Tabs, { url = newTabUrl, incognito = false, fromOutside = false }: NewTab = {}): Tabs {
  const tab: Tab = { id: tabs.nextId, url, title: '', incognito, fromOutside, loads: 0 };
  return { all: [...tabs.all, tab], activeId: tab.id, nextId: tabs.nextId + 1 };
}

/** Without this tab; its neighbour comes to the front. */
export function closed(tabs: Tabs, id: number): Tabs {
  const at = tabs.all.findIndex((tab) => tab.id === id);
  const all = tabs.all.filter((tab) => tab.id !== id);
  const neighbour = all[Math.max(0, at - 1)]?.id ?? null;
  return { ...tabs, all, activeId: tabs.activeId === id ? neighbour : tabs.activeId };
}

export function changed(tabs: Tabs, id: number, change: Partial<Omit<Tab, 'id'>>): Tabs {
  return { ...tabs, all: tabs.all.map((tab) => (tab.id === id ? { ...tab, ...change } : tab)) };
}

export function activeTab({ all, activeId }: Tabs): Tab | undefined {
  return all.find(({ id }) => id === activeId);
}
