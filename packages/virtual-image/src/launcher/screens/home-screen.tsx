import { useSystemApi } from '@androidworld/app-sdk/system';
import {
  css,
  FrameLayout,
  useActivity,
  useAsync,
  useBack,
  usePhoneEvent,
  usePhoneState,
  usePreferences,
  useSwipe,
  useSystemBars,
  View,
} from '@androidworld/app-sdk/ui';
import { useLayoutEffect, useState } from 'preact/hooks';
import { launchableApps, predictedApps } from '../launchable-apps.ts';
import { Overview } from '../overview/overview.tsx';
import { OverviewActions } from '../overview/overview-actions.tsx';
import { at } from '../place.ts';
import { type DraggedIcon, useIconDrag } from '../workspace/use-icon-drag.ts';
import { pageCount, withoutEmptyPages } from '../workspace/workspace-items.ts';
import { workspacePreferences } from '../workspace/workspace-store.ts';
import { AppDrawer } from './app-drawer.tsx';
import { DragLayer } from './drag-layer.tsx';
import { dropIcon } from './drop-icon.ts';
import { Hotseat } from './hotseat.tsx';
import { IconPopup } from './icon-popup.tsx';
import { Wallpaper } from './wallpaper.tsx';
import { PageIndicator, Workspace } from './workspace.tsx';

css`
.home { position: absolute; inset: 0; }
.home-fill { position: absolute; inset: 0; }
/* What accessibility is told of the page lies over its icons. */
.home-untouched { pointer-events: none; }
`;

/** So far a finger goes, in pixels of the screen, to open the drawer, the shade, or to turn the page. */
const DRAWER_PX = 120;
const SHADE_PX = 200;
const PAGE_PX = 200;

/** The workspace: date, icons, hotseat, search; up opens the drawer of all apps, down the shade, sideways other pages. */
export function HomeScreen() {
  const api = useSystemApi();
  const activity = useActivity();
  const apps = useAsync(() => launchableApps(api), []);
  usePhoneEvent('packages', apps.reload);
  const recents = usePhoneState((state) => state.recents);
  const isOverview = usePhoneState((state) => state.panel === 'recents');
  const [stored, store] = usePreferences(workspacePreferences);
  const items = stored?.items ?? [];
  const [page, setPage] = useState(0);
  const [drawer, setDrawer] = useState<'closed' | 'apps' | 'search'>('closed');
  const drop = (icon: DraggedIcon) => {
    setDrawer('closed');
    const next = dropIcon(items, icon, page);
    void store({ items: withoutEmptyPages(next) });
    const { packageName, key, shortcut } = icon.app;
    if (shortcut !== undefined && !next.some((item) => item.key === key)) {
      void api.system.unpinShortcut(packageName, shortcut.id);
    }
    setPage((shown) => Math.min(shown, pageCount(next) - 1));
  };
  const { held, dragged, hold, letGo, ownsFinger } = useIconDrag({ onDrag: () => undefined, onDrop: drop });
  const swipe = useSwipe(({ dx, dy }) => {
    if (ownsFinger()) return;
    if (Math.abs(dx) > Math.abs(dy)) {
      if (Math.abs(dx) > PAGE_PX) setPage(Math.max(0, Math.min(pageCount(items) - 1, page - Math.sign(dx))));
    } else if (dy < -DRAWER_PX) setDrawer('apps');
    else if (dy > SHADE_PX) void api.system.setPanel('notifications');
  });
  const isDark = usePhoneState((state) => state.nightMode);
  useSystemBars({ edgeToEdge: true, icons: drawer === 'closed' || isDark ? 'light' : 'dark' });
  // HOME, also while it is in front.
  useLayoutEffect(() => {
    setDrawer('closed');
    setPage(0);
    letGo();
  }, [activity.intentSerial]);
  useBack(() => {
    // From the recent apps the phone goes back to what was in front.
    if (isOverview) return false;
    setDrawer('closed');
    setPage(0);
    return true;
  });

  const shown = apps.data ?? [];
  const isOpen = drawer !== 'closed';
  return (
    <FrameLayout id="launcher" style={{ height: '100%' }}>
      <Wallpaper />
      <FrameLayout id="drag_layer" class="home-fill">
        <View id="scrim_view" className="android.view.View" class="home-fill" />
        {isOverview && <Overview tasks={recents} onLeave={() => void api.system.setPanel('none')} />}
        {!isOverview && (!isOpen || dragged !== undefined) && (
          <View class="home launcher-on-wallpaper" pointer={swipe}>
            <View class="home-fill">
              <Workspace apps={shown} items={items} page={page} dragged={dragged} onHold={hold} />
              <View
                className="android.view.View"
                contentDescription="Home"
                class="home-untouched"
                style={at([0, 128, 1080, 2337])}
              />
              <PageIndicator count={pageCount(items)} page={page} />
              <Hotseat apps={shown} recents={recents} onHold={hold} onSearch={() => setDrawer('search')} />
            </View>
          </View>
        )}
        {!isOverview && isOpen && (
          <AppDrawer
            apps={shown}
            predicted={predictedApps(shown, recents)}
            searching={drawer === 'search'}
            isHidden={dragged !== undefined}
            onHold={hold}
            onClose={() => setDrawer('closed')}
          />
        )}
        {held !== undefined && <IconPopup icon={held} onClose={letGo} />}
        {dragged !== undefined && <DragLayer icon={dragged} onPage={setPage} page={page} pages={pageCount(items)} />}
        {!isOverview && !isOpen && <OverviewActions />}
      </FrameLayout>
    </FrameLayout>
  );
}
