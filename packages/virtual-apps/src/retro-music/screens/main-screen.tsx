import {
  BottomNavigationView,
  css,
  useActivity,
  useApi,
  useAsync,
  useBack,
  usePermissions,
  usePreferences,
  useSavedState,
  useStore,
  useSystemBars,
  useThemeMode,
  View,
} from '@androidworld/app-sdk/ui';
import album from '@material-symbols/svg-400/rounded/album.svg';
import artist from '@material-symbols/svg-400/rounded/artist.svg';
import face from '@material-symbols/svg-400/rounded/face.svg';
import song from '@material-symbols/svg-400/rounded/music_note.svg';
import playlist from '@material-symbols/svg-400/rounded/queue_music.svg';
import { useEffect, useMemo } from 'preact/hooks';
import { packageName, permissionActivity, permissions } from '../package-name.ts';
import { useMediaNotification } from '../player/media-notification.ts';
import { currentSong, player, restoreQueue } from '../player/player.ts';
import { usePlayerEnd } from '../player/use-player.ts';
import { preferences } from '../store/preferences.ts';
import { Dialogs } from './dialogs/dialogs.tsx';
import { type DialogRequest, type Navigation, NavigationContext, type Page, tabs } from './navigation.ts';
import { GroupPage } from './pages/group-page.tsx';
import { ListPage } from './pages/list-page.tsx';
import { PlaylistPage } from './pages/playlist-page.tsx';
import { QueuePage } from './pages/queue-page.tsx';
import { SearchPage } from './pages/search-page.tsx';
import { SettingsPage } from './pages/settings-page.tsx';
import { MiniPlayer } from './player/mini-player.tsx';
import { PlayerScreen } from './player/player-screen.tsx';
import { GroupsTab } from './tabs/groups-tab.tsx';
import { HomeTab } from './tabs/home-tab.tsx';
import { PlaylistsTab } from './tabs/playlists-tab.tsx';
import { SongsTab } from './tabs/songs-tab.tsx';
import { WhatsNew } from './whats-new.tsx';

css`
.retro-main { position: relative; flex: 1; min-height: 0; display: flex; flex-direction: column; }
/* Reaches to the lower edge, below the tabs: lists end with room for them. */
.retro-fragment-below { margin-bottom: calc(-80px - var(--navigation-bar-height)); }
.retro-fragment .fab-floating { bottom: calc(var(--navigation-bar-height) + 16px); }
.retro-fragment-below .fab-floating { bottom: calc(var(--navigation-bar-height) + 96px); }
.view.retro-tabs { box-sizing: content-box; padding-bottom: var(--navigation-bar-height); }
.retro-fragment { position: relative; flex: 1; min-height: 0; display: flex; flex-direction: column; }
/* A NavigationRailView at the left. */
@media (orientation: landscape) {
  .retro-main:has(> .retro-tabs) { display: grid; grid-template: minmax(0, 1fr) auto / 80px minmax(0, 1fr); }
  .view.retro-tabs { grid-area: 1 / 1 / span 2; padding: var(--status-bar-height) 0 var(--navigation-bar-height); overflow: hidden auto; box-sizing: border-box; }
  .retro-tabs > .bottom-navigation-menu { flex-direction: column; }
  .retro-tabs .bottom-navigation-item { flex: 0 0 56px; }
  .retro-fragment-below { margin-bottom: 0; }
  /* The keyboard stands on the navigation bar. */
  .retro-main { --below: max(0px, calc(var(--navigation-bar-height) - var(--keyboard-height))); }
  .retro-fragment-below .fab-floating { bottom: calc(var(--below) + 16px); }
  .retro-main > .sliding-panel { padding-bottom: var(--below); }
}
`;

const items = [
  { id: 'action_home', label: 'For you', icon: face },
  { id: 'action_song', label: 'Songs', icon: song },
  { id: 'action_album', label: 'Albums', icon: album },
  { id: 'action_artist', label: 'Artists', icon: artist },
  { id: 'action_playlist', label: 'Playlists', icon: playlist },
] as const;

/** Of the tabs that are not selected, by the preference. */
const tabLabels: Readonly<Record<string, 'all' | 'none'>> = { 1: 'all', 3: 'none' };

/** MainActivity: five tabs, pages over them, the player over all. */
export function MainScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const { granted } = usePermissions(permissions);
  const [stored, change] = usePreferences(preferences);
  const [pages, setPages] = useSavedState<readonly Page[]>('pages', []);
  const [tab, setTab] = useSavedState<number | null>('tab', null);
  const [asked, setAsked] = useSavedState<DialogRequest | null>('asked', null);
  const [isOpen, setOpen] = useSavedState('player', false);
  const hasSong = useStore(player, (state) => currentSong(state) !== undefined);
  useAsync(() => (player.get().queue.index === -1 ? restoreQueue(api) : Promise.resolve()), []);
  useSystemBars({ edgeToEdge: true });
  usePlayerEnd();
  useMediaNotification();
  useThemeMode(stored?.theme === 'light' || stored?.theme === 'dark' ? stored.theme : 'system');
  useEffect(() => {
    if (granted !== false) return;
    void api.startActivity({ component: { packageName, className: permissionActivity } });
    void finish();
  }, [granted]);
  const navigation = useMemo(
    (): Navigation => ({
      open: (page) => setPages((before) => [...before, page]),
      back: () => setPages((before) => before.slice(0, -1)),
      ask: setAsked,
    }),
    [],
  );
  useBack(navigation.back, pages.length > 0);
  if (stored === undefined || granted !== true) return <View class="retro-main" />;
  const selected = tab ?? (stored.rememberTab ? stored.lastTab : 0);
  const page = pages.at(-1);
  const hasTabs = page === undefined || page.kind === 'search';
  return (
    <NavigationContext.Provider value={navigation}>
      <View id="mainContent" className="android.view.ViewGroup" class="retro-main">
        <View
          id="fragment_container"
          className="android.widget.FrameLayout"
          class={hasTabs ? 'retro-fragment retro-fragment-below' : 'retro-fragment'}
        >
          <View id="fragment_container" className="android.widget.FrameLayout" class="retro-fragment">
            {page === undefined ? <TabContent index={selected} /> : <PageContent page={page} />}
          </View>
        </View>
        {page?.kind !== 'queue' && <MiniPlayer onOpen={() => setOpen(true)} />}
        {hasTabs && (
          <BottomNavigationView
            id="navigationView"
            class="retro-tabs"
            items={items}
            selected={selected}
            labels={tabLabels[stored.tabTitles] ?? 'selected'}
            onSelect={(index) => {
              setPages([]);
              setTab(index);
              void change({ lastTab: index });
            }}
          />
        )}
        {isOpen && hasSong && (
          <PlayerScreen
            onClose={() => setOpen(false)}
            onQueue={() => {
              setOpen(false);
              navigation.open({ kind: 'queue' });
            }}
          />
        )}
        {asked !== null && <Dialogs asked={asked} onAsk={setAsked} onClose={() => setAsked(null)} />}
        <WhatsNew />
      </View>
    </NavigationContext.Provider>
  );
}

function TabContent({ index }: { index: number }) {
  switch (tabs[index]) {
    case 'songs':
      return <SongsTab />;
    case 'albums':
      return <GroupsTab kind="album" />;
    case 'artists':
      return <GroupsTab kind="artist" />;
    case 'playlists':
      return <PlaylistsTab />;
    default:
      return <HomeTab />;
  }
}

function PageContent({ page }: { page: Page }) {
  switch (page.kind) {
    case 'playlist':
      return <PlaylistPage key={page.id} id={page.id} />;
    case 'album':
    case 'artist':
    case 'albumArtist':
    case 'genre':
      return <GroupPage key={`${page.kind} ${page.id}`} {...page} />;
    case 'list':
      return <ListPage key={page.list} list={page.list} />;
    case 'search':
      return <SearchPage />;
    case 'queue':
      return <QueuePage />;
    case 'settings':
      return <SettingsPage key={page.page} page={page.page} />;
  }
}
