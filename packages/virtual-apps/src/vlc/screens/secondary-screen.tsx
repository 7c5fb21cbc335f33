import {
  ActionMode,
  css,
  Icon,
  ImageButton,
  RecyclerView,
  TextInputDialog,
  TextView,
  Toolbar,
  useActivity,
  useApi,
  useLive,
  usePreferences,
  useSelection,
  View,
} from '@androidworld/app-sdk/ui';
import folderIcon from '@material-symbols/svg-400/rounded/folder.svg';
import more from '@material-symbols/svg-400/rounded/more_vert.svg';
import { useState } from 'preact/hooks';
import { extras, storage } from '../package-name.ts';
import { listFolder } from '../store/folders.ts';
import { librarySources, listVideoEntries, renameGroup } from '../store/library.ts';
import { mediaDatabase } from '../store/media-database.ts';
import { preferences } from '../store/preferences.ts';
import { AudioBar } from './audio/audio-bar.tsx';
import { openScreen, play } from './open-screens.ts';
import { Thumbnail } from './parts/thumbnail.tsx';
import { VideoGrid } from './parts/video-grid.tsx';
import { selectionMenu } from './selection-menu.ts';
import { StorageScreen } from './storage-screen.tsx';
import { useMediaSheets } from './use-media-sheets.tsx';

css`
.browser-row { display: flex; align-items: center; gap: 16px; min-height: 64px; padding-left: 16px; }
.browser-row-picked { background: color-mix(in srgb, var(--primary) 20%, transparent); }
.browser-row-texts { flex: 1; min-width: 0; display: flex; flex-direction: column; align-items: flex-start; }
.browser-row-texts > :last-child { color: var(--on-surface-variant); font-size: 0.75rem; }
.browser-path { padding: 8px 16px; color: var(--primary); }
`;

/** SecondaryActivity: the videos of a group, what is in a folder, or the folders of the library. */
export function SecondaryScreen() {
  const { intent } = useActivity();
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
  const [isRenaming, setRenaming] = useState(false);
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
          menu={[{ id: 'rename_group', title: 'Rename video group', onClick: () => setRenaming(true) }]}
        />
      )}
      <VideoGrid
        entries={entries}
        cards={stored?.videoCards ?? true}
        selection={selection}
        onOpen={({ videos }) => void play(api, videos)}
        onMore={({ title, videos }) => sheets.openMenu(title, videos)}
      />
      {isRenaming && (
        <TextInputDialog
          title="Rename video group"
          initial={name}
          onDone={(text) => void renameGroup(api, id, text)}
          onClose={() => setRenaming(false)}
        />
      )}
      {sheets.sheet}
      <AudioBar />
    </View>
  );
}

function FolderScreen({ path }: { path: string }) {
  const api = useApi();
  const { finish } = useActivity();
  const sheets = useMediaSheets();
  const content = useLive((own) => listFolder(own, path), { ...librarySources, onResume: true }, [path]).data;
  const media = content?.media ?? [];
  const selection = useSelection(media.map(({ id }) => id));
  const picked = selection.pickedKeys.flatMap((id) => media.find((each) => each.id === id) ?? []);
  const names = { play: 'action_mode_file_play', add: 'action_mode_file_add_playlist' };
  const title = path === storage ? 'Internal memory' : path.slice(path.lastIndexOf('/') + 1);
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
          title={title}
          onUp={() => void finish()}
          menu={[
            { title: 'Add to playlist', onClick: () => sheets.addToPlaylist(media) },
            { title: 'Play all', onClick: () => void play(api, media) },
          ]}
        />
      )}
      <View id="ariane" className="androidx.recyclerview.widget.RecyclerView" class="browser-path">
        <TextView id="text">{path.replace(storage, 'Internal memory').replaceAll('/', ' › ')}</TextView>
      </View>
      {content !== undefined && content.folders.length === 0 && media.length === 0 ? (
        <TextView id="emptyTextView" class="vlc-none">
          This directory is empty.
        </TextView>
      ) : (
        <RecyclerView
          id="network_list"
          header={content?.folders.map((name) => (
            <View
              key={name}
              id="browser_container"
              className="android.view.ViewGroup"
              contentDescription={`Folder: ${name}`}
              class="browser-row"
              onClick={() => void openScreen(api, 'secondary', { [extras.folder]: `${path}/${name}` })}
            >
              <Icon id="item_icon" icon={folderIcon} size={32} color="var(--primary)" />
              <div class="browser-row-texts">
                <TextView id="title">{name}</TextView>
              </div>
            </View>
          ))}
          items={media}
          itemKey={({ id }) => id}
          renderItem={(each, index) => (
            <View
              id="browser_container"
              className="android.view.ViewGroup"
              contentDescription={`File: ${each.fileName}`}
              class={selection.has(each.id) ? 'browser-row browser-row-picked' : 'browser-row'}
              {...selection.row(each.id, () => void play(api, media, index))}
            >
              <Thumbnail id="item_icon" type={each.type} width={48} height={36} />
              <div class="browser-row-texts">
                <TextView id="title">{each.fileName}</TextView>
              </div>
              <ImageButton
                id="item_more"
                icon={more}
                className="android.widget.ImageView"
                contentDescription="More Actions"
                onClick={() => sheets.openMenu(each.fileName, [each])}
              />
            </View>
          )}
        />
      )}
      {sheets.sheet}
      <AudioBar />
    </View>
  );
}
