import {
  AlertDialog,
  BottomNavigationView,
  Button,
  css,
  LinearLayout,
  phoneNow,
  TextView,
  useApi,
  useLifecycle,
  useLive,
  usePhoneEvent,
  usePreferences,
  useSystemBars,
  View,
} from '@androidworld/app-sdk/ui';
import browse from '@material-symbols/svg-400/rounded/folder.svg';
import audio from '@material-symbols/svg-400/rounded/headphones.svg';
import more from '@material-symbols/svg-400/rounded/more_horiz.svg';
import video from '@material-symbols/svg-400/rounded/movie.svg';
import playlists from '@material-symbols/svg-400/rounded/queue_music.svg';
import { useState } from 'preact/hooks';
import { allFilesPermission, packageName } from '../package-name.ts';
import { useMediaNotification } from '../player/media-notification.ts';
import { useAudioEnd, useKeepingSounds } from '../player/use-audio-player.ts';
import { preferences } from '../store/preferences.ts';
import { scan } from '../store/scan.ts';
import { AudioBar } from './audio/audio-bar.tsx';
import { MainBar } from './parts/main-bar.tsx';
import { AudioTab } from './tabs/audio-tab.tsx';
import { BrowseTab } from './tabs/browse-tab.tsx';
import { MoreTab } from './tabs/more-tab.tsx';
import { PlaylistsTab } from './tabs/playlists-tab.tsx';
import { VideoTab } from './tabs/video-tab.tsx';
import { useChosenTheme } from './use-chosen-theme.ts';

css`
.vlc-main { position: relative; flex: 1; min-height: 0; display: flex; flex-direction: column; }
.view.vlc-tabs { box-sizing: content-box; padding-bottom: var(--navigation-bar-height); }
.vlc-permission { margin: auto; padding: 24px; gap: 16px; max-width: 300px; text-align: center; }
`;

const items = [
  { id: 'nav_video', label: 'Video', icon: video },
  { id: 'nav_audio', label: 'Audio', icon: audio },
  { id: 'nav_directories', label: 'Browse', icon: browse },
  { id: 'nav_playlists', label: 'Playlists', icon: playlists },
  { id: 'nav_more', label: 'More', icon: more },
] as const;

/** MainActivity: five tabs over the library, which is brought up to date whenever the screen comes to the front. */
export function MainScreen() {
  const api = useApi();
  const [stored, change] = usePreferences(preferences);
  const granted = useLive((own) => own.permissions.check(allFilesPermission), {
    packages: [packageName],
    onResume: true,
  }).data;
  useSystemBars({ edgeToEdge: 'bottom' });
  useAudioEnd();
  useKeepingSounds();
  useMediaNotification();
  useChosenTheme();
  const refresh = () =>
    void api.permissions
      .check(allFilesPermission)
      .then((may) => (may ? scan(api, Math.floor(phoneNow() / 1000)) : undefined));
  useLifecycle({ onResume: refresh });
  usePhoneEvent('content', ({ uri }) => {
    if (uri.startsWith('content://media/')) refresh();
  });
  if (stored === undefined || granted === undefined) return <View class="vlc-main" />;
  const selected = Math.max(
    0,
    items.findIndex(({ id }) => id === stored.tab),
  );
  const tab = items[selected]?.id;
  return (
    <View id="coordinator" className="android.view.ViewGroup" class="vlc-main">
      <View id="fragment_placeholder" className="android.widget.FrameLayout" class="vlc-main">
        {!granted && (tab === 'nav_video' || tab === 'nav_audio') ? (
          <NoPermission />
        ) : (
          <>
            {tab === 'nav_video' && <VideoTab onRefresh={refresh} />}
            {tab === 'nav_audio' && <AudioTab onRefresh={refresh} />}
            {tab === 'nav_directories' && <BrowseTab onRefresh={refresh} />}
            {tab === 'nav_playlists' && <PlaylistsTab onRefresh={refresh} />}
            {tab === 'nav_more' && <MoreTab onRefresh={refresh} />}
          </>
        )}
      </View>
      <AudioBar />
      <BottomNavigationView
        id="navigation"
        class="vlc-tabs"
        items={items}
        selected={selected}
        onSelect={(index) => void change({ tab: items[index]?.id ?? 'nav_video' })}
      />
    </View>
  );
}

/** In place of lists that need it; leads to the system's page. */
function NoPermission() {
  const api = useApi();
  const [isAsking, setAsking] = useState(false);
  return (
    <View class="vlc-page">
      <MainBar menu={[]} />
      <LinearLayout orientation="vertical" align="center" class="vlc-permission">
        <TextView id="permissionTitle" textAppearance="title">
          Permission not granted
        </TextView>
        <TextView id="permissionTextView">VLC needs your permission to access media on your device</TextView>
        <Button id="grantPermissionButton" onClick={() => setAsking(true)}>
          Grant permission
        </Button>
        <Button
          id="pickFile"
          variant="text"
          onClick={() => void api.startActivity({ action: 'android.intent.action.GET_CONTENT', type: 'video/*' })}
        >
          Pick a file
        </Button>
      </LinearLayout>
      {isAsking && (
        <AlertDialog
          title="Allow VLC all file access"
          message={
            'To find the media of the whole phone, and all kinds of media files, VLC has to read all files.\n\nGrant permission?'
          }
          onDismiss={() => setAsking(false)}
          negative={{ label: 'Cancel', onClick: () => setAsking(false) }}
          positive={{
            label: 'OK',
            onClick() {
              setAsking(false);
              void api.startActivity({
                action: 'android.settings.MANAGE_APP_ALL_FILES_ACCESS_PERMISSION',
                data: `package:${packageName}`,
              });
            },
          }}
        />
      )}
    </View>
  );
}
