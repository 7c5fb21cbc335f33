import type { Intent } from '@androidworld/app-sdk';
import {
  ConfirmDialog,
  phoneNow,
  Snackbar,
  useActivity,
  useApi,
  useBack,
  useIsLandscape,
  useLive,
  useSavedState,
  View,
  type WebHit,
  type WebViewHandle,
} from '@androidworld/app-sdk/ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import { helpUrl, isWebPage, newTabUrl } from '../address.ts';
import { activities, chromePackage } from '../package-name.ts';
import { searchEngineOf } from '../search-engines.ts';
import { changeClosedTabs } from '../store/closed-tabs.ts';
import { historySources, listHistory, noteVisit } from '../store/history.ts';
import type { Settings } from '../store/preferences.ts';
import { AddToHomeDialog } from './add-to-home-dialog.tsx';
import { AppMenu } from './app-menu.tsx';
import { bookmarkExtras } from './bookmark-edit-screen.tsx';
import { BrowserToolbar } from './browser-toolbar.tsx';
import { ContextMenu } from './context-menu.tsx';
import { FindBar } from './find-bar.tsx';
import { menuEntries } from './menu-entries.ts';
import { NewTabPage } from './new-tab-page.tsx';
import { PageInfo } from './page-info.tsx';
import { PageView } from './page-view.tsx';
import { TabSwitcher } from './tab-switcher.tsx';
import { type NewTab, ofKind, type Tab, type Tabs } from './tabs.ts';
import { useBookmark } from './use-bookmark.ts';
import { useChosenTheme } from './use-chosen-theme.ts';
import { useDownloading } from './use-downloading.tsx';
import { useTabs } from './use-tabs.ts';

/** What lies over the page. */
type Over = 'menu' | 'tabs' | 'find' | 'info' | 'close all' | 'close incognito' | 'add to home' | 'notifications';

export interface BrowserProps {
  settings: Settings;
  onAsked: () => void;
}

/** The tabs, one of them in front. */
export function Browser({ settings, onAsked }: BrowserProps) {
  const api = useApi();
  const { intent, intentSerial, moveTaskToBack } = useActivity();
  const page = useRef<WebViewHandle | null>(null);
  const control = useTabs(page);
  const { tabs, tab } = control;
  const [seen, setSeen] = useSavedState('intent', -1);
  const [over, setOver] = useState<Over | null>(null);
  const [undo, setUndo] = useState<{ tab: Tab; before: Tabs } | null>(null);
  const [told, setTold] = useState<{ text: string; action?: string; onAction?(): void } | null>(null);
  const [hit, setHit] = useState<WebHit | null>(null);
  const menuButton = useRef<HTMLDivElement | null>(null);
  const history = useLive(listHistory, historySources).data ?? [];
  const incognito = tab?.incognito === true;
  useChosenTheme(incognito ? { ...settings, theme: 2 } : settings);
  const engine = searchEngineOf(settings.searchEngine);
  const close = () => setOver(null);
  const isLandscape = useIsLandscape();
  // The menu closes when the screen is turned (AppMenuHandlerImpl.onConfigurationChanged()); all else stays.
  useEffect(() => setOver((now) => (now === 'menu' ? null : now)), [isLandscape]);

  const open = (wanted: NewTab = {}) => {
    setOver(null);
    control.open(wanted);
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
    if (settings.askedForNotifications) return;
    onAsked();
    void api.permissions.check('android.permission.POST_NOTIFICATIONS').then((granted) => {
      if (!granted) setOver('notifications');
    });
  }, [settings.askedForNotifications]);

  const finished = (of: Tab, title: string) => {
    control.setTitle(of.id, title);
    if (!of.incognito && !isWebPage(of.url)) void noteVisit(api, { url: of.url, title, nowMs: phoneNow() });
  };
  const closeTab = (id: number) => {
    const gone = tabs.all.find((each) => each.id === id);
    if (gone !== undefined) setUndo({ tab: gone, before: tabs });
    if (gone?.incognito === false && gone.url !== newTabUrl) {
      const { url, title } = gone;
      void changeClosedTabs(api, (before) => [{ url, title, closedMs: phoneNow() }, ...before]);
    }
    control.close(id);
  };
  useBack(async () => {
    if (tab !== undefined && tab.back.length > 0) return control.goBack();
    if (tab?.fromOutside === true) control.close(tab.id);
    await moveTaskToBack();
  });

  const url = tab?.url ?? newTabUrl;
  const isNew = url === newTabUrl;
  const start = (screen: Exclude<keyof typeof activities, 'tabbed'>, extras?: Intent['extras']) => () => {
    const component = { packageName: chromePackage, className: activities[screen] };
    void api.startActivityForResult({ component, ...(extras && { extras }) }).then(({ data }) => {
      if (data?.data !== undefined) control.navigate(data.data);
    });
  };
  const bookmark = useBookmark({ url, title: tab?.title ?? '' });
  const editBookmark = start('bookmarkEdit', { [bookmarkExtras.url]: url });
  const addBookmark = async () => {
    await bookmark.add();
    setTold({ text: 'Bookmarked to Mobile bookmarks', action: 'Edit', onAction: editBookmark });
  };
  const share = (link: string) =>
    void api.startChooser({
      action: 'android.intent.action.SEND',
      type: 'text/plain',
      extras: { 'android.intent.extra.TEXT': link },
    });
  const downloading = useDownloading(start('downloads'));
  const entries = menuEntries(isNew ? undefined : tab, {
    newTab: () => open(),
    newIncognitoTab: () => open({ incognito: true }),
    history: start('history'),
    downloads: start('downloads'),
    bookmarks: start('bookmarks'),
    recentTabs: start('recentTabs'),
    share: () => share(url),
    findInPage: () => setOver('find'),
    addToHomeScreen: () => setOver('add to home'),
    toggleDesktopSite: control.toggleDesktopSite,
    settings: start('settings'),
    help: () => open({ url: helpUrl }),
  });
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
            title={tab?.title ?? ''}
            tabCount={ofKind(tabs, incognito).length}
            known={history}
            menuRef={menuButton}
            onLoad={control.navigate}
            engine={engine}
            onHome={settings.homepage ? () => control.navigate(settings.homepageAddress || newTabUrl) : undefined}
            onTabs={() => setOver('tabs')}
            tabMenu={[
              { title: 'Close tab', onClick: () => tab !== undefined && closeTab(tab.id) },
              { title: 'New tab', onClick: () => open() },
              { title: 'New incognito tab', onClick: () => open({ incognito: true }) },
            ]}
            homeMenu={[{ title: 'Edit homepage', onClick: start('settings') }]}
            onShare={() => share(url)}
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
        {downloading.shown}
        {isNew && <NewTabPage incognito={incognito} sites={history} engine={engine} onLoad={control.navigate} />}
        {tabs.all
          .filter((each) => each.url !== newTabUrl)
          .map((each) => (
            <PageView
              key={each.id}
              tab={each}
              textScale={settings.textScale}
              visible={each.id === tabs.activeId && over !== 'tabs'}
              pageRef={page}
              onTitle={(title) => finished(each, title)}
              onNavigate={control.navigate}
              onContextMenu={setHit}
            />
          ))}
      </View>
      {over === 'tabs' && (
        <View class="chrome-page" style={{ order: 2 }}>
          <TabSwitcher
            tabs={tabs}
            incognito={incognito}
            onOpen={(id) => {
              control.show(id);
              close();
            }}
            onCloseTab={closeTab}
            onCloseAll={(kind) => setOver(kind ? 'close incognito' : 'close all')}
            onNew={(kind) => open({ incognito: kind })}
            onSettings={start('settings')}
            onBack={close}
          />
        </View>
      )}
      {over === 'menu' && (
        <AppMenu
          bookmarked={bookmark.isBookmarked}
          entries={entries}
          onForward={tab !== undefined && tab.forward.length > 0 ? control.goForward : undefined}
          onBookmark={bookmark.isBookmarked ? editBookmark : () => void addBookmark()}
          onPageInfo={() => setOver('info')}
          onRefresh={control.reload}
          onClose={close}
        />
      )}
      {over === 'info' && <PageInfo url={url} onClose={close} />}
      {over === 'add to home' && <AddToHomeDialog url={url} title={tab?.title ?? ''} onClose={close} />}
      {(over === 'close all' || over === 'close incognito') && (
        <ConfirmDialog
          title={over === 'close all' ? 'Close all tabs and groups?' : 'Close all incognito tabs?'}
          confirm={over === 'close all' ? 'Close all tabs' : 'Close incognito tabs'}
          onConfirm={() => control.closeAll(over === 'close incognito')}
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
          onAction={() => control.restore(undo.before)}
          onDismiss={() => setUndo(null)}
        />
      )}
      {told !== null && <Snackbar {...told} onDismiss={() => setTold(null)} />}
      {hit !== null && (
        <ContextMenu
          hit={hit}
          onOpen={(target, how) =>
            open(how === 'new tab' ? { url: target, incognito, behind: true } : { url: target, incognito: true })
          }
          onDownload={(target) => void downloading.start(target)}
          onShare={share}
          onClose={() => setHit(null)}
        />
      )}
    </View>
  );
}
