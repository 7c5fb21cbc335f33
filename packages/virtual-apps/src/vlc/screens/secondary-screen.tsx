import {
  ActionMode,
  phoneNow,
  Toolbar,
  useActivity,
  useApi,
  useLive,
  usePreferences,
  useSelection,
  View,
} from '@androidworld/app-sdk/ui';
import { extras } from '../package-name.ts';
import { librarySources, listVideoEntries } from '../store/library.ts';
import { mediaDatabase } from '../store/media-database.ts';
import { preferences } from '../store/preferences.ts';
import { ungroup } from '../store/video-groups.ts';
import { AudioBar } from './audio/audio-bar.tsx';
import { FolderScreen } from './folder-screen.tsx';
import { HistoryScreen } from './history-screen.tsx';
import { play } from './open-screens.ts';
import { VideoGrid } from './parts/video-grid.tsx';
import { selectionMenu } from './selection-menu.ts';
import { StorageScreen } from './storage-screen.tsx';
import { useChosenTheme } from './use-chosen-theme.ts';
import { useMediaSheets } from './use-media-sheets.tsx';

/** SecondaryActivity: the videos of a group, what is in a folder, or the folders of the library. */
export function SecondaryScreen() {
  const { intent } = useActivity();
  useChosenTheme();
  if (intent.extras?.[extras.page] === 'history') return <HistoryScreen />;
  const folder = intent.extras?.[extras.folder];
  const place = intent.extras?.[extras.storage];
  if (typeof place === 'string') return <StorageScreen path={place === '' ? null : place} />;
  return typeof folder === 'string' ? (
    <FolderScreen path={folder} />
  ) : (
    <GroupScreen id={Number(intent.extras?.[extras.group])} />
  );
}

function GroupScreen({ id }: { id: number }) {
  const api = useApi();
  const { finish } = useActivity();
  const [stored] = usePreferences(preferences);
  const sheets = useMediaSheets();
  const load = async (own: typeof api) => ({
    entries: (await listVideoEntries(own, '-1')).filter(({ videos }) => videos[0]?.groupId === id),
    name: (await mediaDatabase.open(own).MediaGroup.first({ where: { id } }))?.name ?? '',
  });
  const shown = useLive(load, librarySources, [id]).data;
  const entries = shown?.entries ?? [];
  const name = shown?.name ?? '';
  const selection = useSelection(entries.map(({ key }) => key));
  const picked = selection.pickedKeys.flatMap((key) => entries.find((entry) => entry.key === key)?.videos ?? []);
  const names = { play: 'action_video_play', add: 'action_mode_audio_add_playlist' };
  const dissolve = async () => {
    const all = entries.flatMap(({ videos }) => videos);
    await ungroup(api, all, Math.floor(phoneNow() / 1000));
    await finish();
  };
  return (
    <View class="vlc-page">
      {selection.isActive ? (
        <ActionMode
          selection={selection}
          title={`${picked.length} selected`}
          menu={selectionMenu(api, picked, { sheets, names, done: selection.clear })}
        />
      ) : (
        <Toolbar
          id="main_toolbar"
          title={name}
          onUp={() => void finish()}
          menu={[
            { id: 'rename_group', title: 'Rename video group', onClick: () => sheets.askToRename(id, name) },
            { id: 'ungroup', title: 'Ungroup', onClick: () => void dissolve() },
          ]}
        />
      )}
      <VideoGrid
        entries={entries}
        cards={stored?.videoCards ?? true}
        showsSeen={stored?.showsSeen ?? true}
        selection={selection}
        onOpen={({ videos }) => void play(api, videos)}
        onMore={({ title, videos }) =>
          sheets.openMenu({ title, media: videos, all: entries.flatMap((entry) => entry.videos) })
        }
      />
      {sheets.sheet}
      <AudioBar />
    </View>
  );
}
