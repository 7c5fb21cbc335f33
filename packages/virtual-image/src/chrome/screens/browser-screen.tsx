import {
  AlertDialog,
  ConfirmDialog,
  phoneNow,
  Snackbar,
  TextView,
  useActivity,
  useApi,
  useBack,
  useLive,
  usePreferences,
  useSavedState,
  useThemeMode,
  View,
  type WebViewHandle,
} from '@androidworld/app-sdk/ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import { hostOf, isWebPage, newTabUrl, shownAddress } from '../address.ts';
import { activities, chromePackage } from '../package-name.ts';
import { type Bookmark, listBookmarks, writeBookmarks } from '../store/bookmarks.ts';
import { historySources, listHistory, noteVisit } from '../store/history.ts';
import { preferences } from '../store/preferences.ts';
import { AppMenu, type MenuEntry } from './app-menu.tsx';
import { BrowserToolbar } from './browser-toolbar.tsx';
import { FindBar } from './find-bar.tsx';
import { FirstRun } from './first-run.tsx';
import { NewTabPage } from './new-tab-page.tsx';
import { PageView } from './page-view.tsx';
import { TabSwitcher } from './tab-switcher.tsx';
import { activeTab, changed, closed, type NewTab, noTabs, opened, type Tab, type Tabs } from './tabs.ts';

type Over = 'menu' | 'tabs' | 'find' | 'info' | 'close all' | 'notifications';

/** ChromeTabbedActivity: the tabs, one of them in front. */
export function BrowserScreen() {
  const [stored, change] = usePreferences(preferences);
  useThemeMode(stored?.theme === 1 ? 'light' : stored?.theme === 2 ? 'dark' : 'system');
  if (stored === undefined) return <View class="chrome" />;
  if (!stored.firstRunDone) {
    return (
      <FirstRun
        accepted={stored.termsAccepted}
        onAccept={(sendReports) => change({ termsAccepted: true, sendReports })}
        onDone={() => change({ firstRunDone: true, signInDone: true })}
      />
    );
  }
  return (
    <Browser
      asksForNotifications={!stored.askedForNotifications}
      onAsked={() => void change({ askedForNotifications: true })}
    />
  );
}

function Browser({ asksForNotifications, onAsked }: { asksForNotifications: boolean; onAsked: () => void }) {
  const api = useApi();
  const { intent, intentSerial, moveTaskToBack } = useActivity();
  const [tabs, setTabs] = useSavedState<Tabs>('tabs', noTabs);
  const [seen, setSeen] = useSavedState('intent', -1);
  const [over, setOver] = useState<Over | null>(null);
  const [undo, setUndo] = useState<{ tab: Tab; before: Tabs } | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const page = useRef<WebViewHandle | null>(null);
  const menuButton = useRef<HTMLDivElement | null>(null);
  const history = useLive(listHistory, historySources).data ?? [];
  const bookmarks = useLive(listBookmarks, { onResume: true });
  const tab = activeTab(tabs);
  const close = () => setOver(null);

  const open = (wanted: NewTab = {}) => {
    setOver(null);
    setTabs((before) => opened(before, wanted));
  };
  useEffect(() => {
    // A tab for each address that comes from outside, once; an empty one when there is none at all.
    if (seen >= intentSerial && tabs.all.length > 0) return;
    setSeen(intentSerial);
    const { data } = intent;
    if (data !== undefined && data !== '') open({ url: data, fromOutside: true });
    else if (tabs.all.length === 0) open();
  }, [intentSerial]);
  useEffect(() => {
    if (!asksForNotifications) return;
    onAsked();
    void api.permissions.check('android.permission.POST_NOTIFICATIONS').then((granted) => {
      if (!granted) setOver('notifications');
    });
  }, [asksForNotifications]);

  const load = (url: string) => {
    if (tab !== undefined)
      setTabs((before) => changed(before, tab.id, { url, title: '', fromOutside: false, loads: tab.loads + 1 }));
  };
  const finished = (of: Tab, title: string) => {
    setTabs((before) => changed(before, of.id, { title }));
    if (!of.incognito && !isWebPage(of.url)) void noteVisit(api, { url: of.url, title, nowMs: phoneNow() });
  };
  const closeTab = (id: number) => {
    const gone = tabs.all.find((each) => each.id === id);
    if (gone !== undefined) setUndo({ tab: gone, before: tabs });
    setTabs((before) => closed(before, id));
  };
  useBack(async () => {
    if (tab?.fromOutside === true) setTabs((before) => closed(before, tab.id));
    await moveTaskToBack();
  });

  const url = tab?.url ?? newTabUrl;
  const isNew = url === newTabUrl;
  const isBookmarked = bookmarks.data?.some((each) => each.url === url) === true;
  const toggleBookmark = async () => {
    const kept = (bookmarks.data ?? []).filter((each) => each.url !== url);
    const added: Bookmark = { name: tab?.title || shownAddress(url), url };
    await writeBookmarks(api, isBookmarked ? kept : [...kept, added]);
    bookmarks.reload();
    setTold(isBookmarked ? 'Bookmark deleted' : 'Bookmarked to Mobile bookmarks');
  };
  const start = (screen: Exclude<keyof typeof activities, 'tabbed'>) => () => {
    const component = { packageName: chromePackage, className: activities[screen] };
    void api.startActivityForResult({ component }).then(({ data }) => {
      if (data?.data !== undefined) load(data.data);
    });
  };
  const entries: readonly MenuEntry[] = [
    { id: 'new_tab_menu_id', text: 'New tab', onClick: () => open() },
    { id: 'new_incognito_tab_menu_id', text: 'New incognito tab', onClick: () => open({ incognito: true }) },
    'divider',
    { id: 'open_history_menu_id', text: 'History', onClick: start('history') },
    { id: 'downloads_menu_id', text: 'Downloads', onClick: start('downloads') },
    { id: 'all_bookmarks_menu_id', text: 'Bookmarks', onClick: start('bookmarks') },
    { id: 'recent_tabs_menu_id', text: 'Recent tabs', onClick: () => setOver('tabs') },
    'divider',
    ...(isNew
      ? []
      : [
          ...(isWebPage(url)
            ? [
                {
                  id: 'share_menu_id',
                  text: 'Share…',
                  onClick: () =>
                    void api.startChooser({
                      action: 'android.intent.action.SEND',
                      type: 'text/plain',
                      extras: { 'android.intent.extra.TEXT': url },
                    }),
                },
              ]
            : []),
          { id: 'find_in_page_id', text: 'Find in page', onClick: () => setOver('find') },
          'divider' as const,
        ]),
    { id: 'preferences_id', text: 'Settings', onClick: start('settings') },
  ];
  return (
    <View id="coordinator" className="android.view.ViewGroup" class="chrome">
      <View
        id="control_container"
        className="android.widget.FrameLayout"
        style={{ order: 0, display: over === 'tabs' ? 'none' : 'block', zIndex: 2 }}
      >
        {over === 'find' ? (
          <FindBar page={page.current} onClose={close} />
        ) : (
          <BrowserToolbar
            url={url}
            tabCount={tabs.all.length}
            known={history}
            menuRef={menuButton}
            onLoad={load}
            onHome={() => load(newTabUrl)}
            onTabs={() => setOver('tabs')}
            onMenu={() => setOver('menu')}
            onPageInfo={() => setOver('info')}
          />
        )}
      </View>
      <View
        id="compositor_view_holder"
        className="android.widget.FrameLayout"
        class="chrome-page"
        style={{ order: 1, display: over === 'tabs' ? 'none' : 'flex' }}
      >
        {isNew && <NewTabPage incognito={tab?.incognito === true} sites={history} onLoad={load} />}
        {tabs.all
          .filter((each) => each.url !== newTabUrl)
          .map((each) => (
            <PageView
              key={each.id}
              tab={each}
              visible={each.id === tabs.activeId && over !== 'tabs'}
              pageRef={page}
              onTitle={(title) => finished(each, title)}
              onNavigate={load}
            />
          ))}
      </View>
      {over === 'tabs' && (
        <View class="chrome-page" style={{ order: 2 }}>
          <TabSwitcher
            tabs={tabs.all}
            activeId={tabs.activeId}
            onOpen={(id) => {
              setTabs((before) => ({ ...before, activeId: id }));
              close();
            }}
            onCloseTab={closeTab}
            onCloseAll={() => setOver('close all')}
            onNew={() => open()}
            onBack={close}
          />
        </View>
      )}
      {over === 'menu' && (
        <AppMenu
          bookmarked={isBookmarked}
          entries={entries}
          onBookmark={() => void toggleBookmark()}
          onPageInfo={() => setOver('info')}
          onRefresh={() => tab !== undefined && setTabs((before) => changed(before, tab.id, { loads: tab.loads + 1 }))}
          onClose={close}
        />
      )}
      {over === 'info' && (
        <AlertDialog onDismiss={close} positive={{ label: 'Close', onClick: close }}>
          <TextView id="page_info_url">{url}</TextView>
          <TextView id="page_info_row_title">
            {url.startsWith('https:') ? 'Connection is secure' : 'Connection is not secure'}
          </TextView>
          <TextView color="muted">{hostOf(url)}</TextView>
        </AlertDialog>
      )}
      {over === 'close all' && (
        <ConfirmDialog
          title="Close all tabs and groups?"
          confirm="Close all tabs"
          onConfirm={() => setTabs((before) => ({ ...before, all: [], activeId: null }))}
          onClose={() => setOver('tabs')}
        />
      )}
      {over === 'notifications' && (
        <ConfirmDialog
          title="Chrome notifications make things easier"
          message="You can quickly manage your downloads, pause media, and more"
          confirm="Continue"
          cancel="No thanks"
          onConfirm={() => void api.permissions.request(['android.permission.POST_NOTIFICATIONS'])}
          onClose={close}
        />
      )}
      {undo !== null && over === 'tabs' && (
        <Snackbar
          text={`Closed ${undo.tab.title || 'New tab'}`}
          action="Undo"
          onAction={() => setTabs(() => undo.before)}
          onDismiss={() => setUndo(null)}
        />
      )}
      {told !== null && <Snackbar text={told} onDismiss={() => setTold(null)} />}
    </View>
  );
}
