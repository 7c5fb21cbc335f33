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
  /** Pages before this one, the last of them nearest. */
  readonly back: readonly string[];
  /** Pages that BACK left, the last of them nearest. */
  readonly forward: readonly string[];
  /** "Desktop site": pages are laid out as wide as on a computer. */
  readonly desktop: boolean;
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
  /** The tab in front stays there. */
  readonly behind?: boolean;
}

/** Another tab, which is then in front unless it shall stay behind. */
export function opened(tabs: Tabs, wanted: NewTab = {}): Tabs {
  const { url = newTabUrl, incognito = false, fromOutside = false, behind = false } = wanted;
  const pages = { url, title: '', loads: 0, back: [], forward: [] };
  const tab: Tab = { id: tabs.nextId, ...pages, incognito, fromOutside, desktop: false };
  return { all: [...tabs.all, tab], activeId: behind ? tabs.activeId : tab.id, nextId: tabs.nextId + 1 };
}

/** Without this tab; its neighbour comes to the front, of the same kind if there is one. */
export function closed(tabs: Tabs, id: number): Tabs {
  const incognito = tabs.all.find((tab) => tab.id === id)?.incognito ?? false;
  const at = ofKind(tabs, incognito).findIndex((tab) => tab.id === id);
  const all = tabs.all.filter((tab) => tab.id !== id);
  const neighbour = ofKind({ ...tabs, all }, incognito)[Math.max(0, at - 1)]?.id ?? all.at(-1)?.id ?? null;
  return { ...tabs, all, activeId: tabs.activeId === id ? neighbour : tabs.activeId };
}

export function changed(tabs: Tabs, id: number, change: Partial<Omit<Tab, 'id'>>): Tabs {
  return withTab(tabs, id, (tab) => ({ ...tab, ...change }));
}

/** To another page, which the one before can be gone back to from. */
export function navigated(tabs: Tabs, id: number, url: string): Tabs {
  return withTab(tabs, id, (tab) => ({ ...elsewhere(tab, url), back: [...tab.back, tab.url], forward: [] }));
}

/** To the page before, if there is one. */
export function wentBack(tabs: Tabs, id: number): Tabs {
  return withTab(tabs, id, (tab) => {
    const url = tab.back.at(-1);
    if (url === undefined) return tab;
    return { ...elsewhere(tab, url), back: tab.back.slice(0, -1), forward: [...tab.forward, tab.url] };
  });
}

/** To the page that was gone back from last, if there is one. */
export function wentForward(tabs: Tabs, id: number): Tabs {
  return withTab(tabs, id, (tab) => {
    const url = tab.forward.at(-1);
    if (url === undefined) return tab;
    return { ...elsewhere(tab, url), back: [...tab.back, tab.url], forward: tab.forward.slice(0, -1) };
  });
}

export function reloaded(tabs: Tabs, id: number): Tabs {
  return withTab(tabs, id, (tab) => ({ ...tab, loads: tab.loads + 1 }));
}

function elsewhere(tab: Tab, url: string): Tab {
  return { ...tab, url, title: '', loads: tab.loads + 1 };
}

function withTab(tabs: Tabs, id: number, change: (tab: Tab) => Tab): Tabs {
  return { ...tabs, all: tabs.all.map((tab) => (tab.id === id ? change(tab) : tab)) };
}

/** Tabs of one kind: ordinary ones, or those that leave no trace. */
export function ofKind({ all }: Tabs, incognito: boolean): readonly Tab[] {
  return all.filter((tab) => tab.incognito === incognito);
}

export function closedAll(tabs: Tabs, incognito: boolean): Tabs {
  const all = ofKind(tabs, !incognito);
  return { ...tabs, all, activeId: all.find(({ id }) => id === tabs.activeId)?.id ?? all.at(-1)?.id ?? null };
}

export function activeTab({ all, activeId }: Tabs): Tab | undefined {
  return all.find(({ id }) => id === activeId);
}
