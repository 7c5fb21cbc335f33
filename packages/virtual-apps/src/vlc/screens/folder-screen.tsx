import {
  ActionMode,
  css,
  Icon,
  ImageButton,
  type MenuItem,
  RecyclerView,
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
import playlistAdd from '@material-symbols/svg-400/rounded/library_add.svg';
import more from '@material-symbols/svg-400/rounded/more_vert.svg';
import playIcon from '@material-symbols/svg-400/rounded/play_arrow.svg';
import appendIcon from '@material-symbols/svg-400/rounded/playlist_add.svg';
import { useState } from 'preact/hooks';
import { extras, storage } from '../package-name.ts';
import { shortDuration } from '../store/durations.ts';
import { describeFolder, type FolderContent, listFolderTree } from '../store/folders.ts';
import { librarySources, listLibrary } from '../store/library.ts';
import { preferences } from '../store/preferences.ts';
import { AudioBar } from './audio/audio-bar.tsx';
import { appendOrPlay, openScreen, play } from './open-screens.ts';
import { Thumbnail } from './parts/thumbnail.tsx';
import { selectionMenu } from './selection-menu.ts';
import { ContextSheet } from './sheets/context-sheet.tsx';
import { useMediaSheets } from './use-media-sheets.tsx';

css`
.browser-row { display: flex; align-items: center; gap: 16px; min-height: 64px; padding-left: 16px; }
.browser-row-picked { background: color-mix(in srgb, var(--primary) 20%, transparent); }
.browser-row-texts { flex: 1; min-width: 0; display: flex; flex-direction: column; align-items: flex-start; }
.browser-row-texts > :last-child { color: var(--on-surface-variant); font-size: 0.75rem; }
.browser-path { padding: 8px 16px; color: var(--primary); }
`;

const names = { play: 'action_mode_file_play', add: 'action_mode_file_add_playlist' };

/** In SecondaryActivity: the folders and media of a folder. */
export function FolderScreen({ path }: { path: string }) {
  const api = useApi();
  const { finish } = useActivity();
  const sheets = useMediaSheets();
  const [stored, change] = usePreferences(preferences);
  const showHidden = stored?.showHidden ?? true;
  const [isReversed, setReversed] = useState(false);
  const [menuOf, setMenuOf] = useState<FolderContent | null>(null);
  const shown = useLive((own) => listFolderTree(own, path), { ...librarySources, onResume: true }, [path, showHidden]);
  const inOrder = <T,>(items: readonly T[]) => (isReversed ? items.toReversed() : items);
  const media = inOrder(shown.data?.content.media ?? []);
  const folders = inOrder(shown.data?.folders ?? []);
  const selection = useSelection(media.map(({ id }) => id));
  const picked = selection.pickedKeys.flatMap((id) => media.find((each) => each.id === id) ?? []);
  const title = path === storage ? 'Internal memory' : path.slice(path.lastIndexOf('/') + 1);
  const addWithSubfolders = async () => {
    const inside = (await listLibrary(api)).filter((each) => each.path.startsWith(`${path}/`));
    sheets.addToPlaylist(inside.toSorted((one, other) => one.path.localeCompare(other.path)));
  };
  const menu: readonly MenuItem[] = [
    { title: 'Play all', visible: media.length > 0, onClick: () => void play(api, media) },
    {
      title: 'Sort by…',
      submenu: [{ title: isReversed ? 'Name' : 'Name (desc)', onClick: () => setReversed(!isReversed) }],
    },
    {
      title: 'Add to playlist',
      submenu: [
        { title: 'Add this folder', onClick: () => sheets.addToPlaylist(media) },
        { title: 'Add this folder and subfolders', onClick: () => void addWithSubfolders() },
      ],
    },
    {
      title: 'Show hidden files',
      checked: showHidden,
      onClick: () => void change({ showHidden: !showHidden }),
    },
    { title: 'Refresh', onClick: shown.reload },
  ];
  const moreButton = (onClick: () => void) => (
    <ImageButton
      id="item_more"
      icon={more}
      className="android.widget.ImageView"
      contentDescription="More Actions"
      onClick={onClick}
    />
  );
  return (
    <View class="vlc-page">
      {selection.isActive ? (
        <ActionMode
          selection={selection}
          title={`${picked.length} selected`}
          menu={selectionMenu(api, picked, { sheets, names, done: selection.clear })}
        />
      ) : (
        <Toolbar id="main_toolbar" title={title} onUp={() => void finish()} menu={menu} />
      )}
      <View id="ariane" className="androidx.recyclerview.widget.RecyclerView" class="browser-path">
        <TextView id="text">{path.replace(storage, 'Internal memory').replaceAll('/', ' › ')}</TextView>
      </View>
      {shown.data !== undefined && folders.length === 0 && media.length === 0 ? (
        <TextView id="emptyTextView" class="vlc-none">
          This directory is empty.
        </TextView>
      ) : (
        <RecyclerView
          id="network_list"
          header={folders.map((folder) => (
            <View
              key={folder.path}
              id="browser_container"
              className="android.view.ViewGroup"
              contentDescription={`Folder: ${folder.name}, ${describeFolder(folder)}`}
              class="browser-row"
              onClick={() => void openScreen(api, 'secondary', { [extras.folder]: folder.path })}
              onLongClick={() => setMenuOf(folder)}
            >
              <Icon id="item_icon" icon={folderIcon} size={32} color="var(--primary)" />
              <div class="browser-row-texts">
                <TextView id="title" lines={1}>
                  {folder.name}
                </TextView>
                <TextView id="text">{describeFolder(folder)}</TextView>
              </div>
              {moreButton(() => setMenuOf(folder))}
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
                <TextView id="title" lines={1}>
                  {each.fileName}
                </TextView>
                <TextView id="text">{each.durationMs > 0 ? shortDuration(each.durationMs) : ''}</TextView>
              </div>
              {moreButton(() => sheets.openMenu({ title: each.fileName, media: [each], all: media }))}
            </View>
          )}
        />
      )}
      {menuOf !== null && (
        <ContextSheet
          title={menuOf.name}
          items={[
            { title: 'Play', icon: playIcon, onClick: () => void play(api, menuOf.media) },
            { title: 'Append', icon: appendIcon, onClick: () => void appendOrPlay(api, menuOf.media) },
            { title: 'Add to playlist', icon: playlistAdd, onClick: () => sheets.addToPlaylist(menuOf.media) },
          ]}
          onClose={() => setMenuOf(null)}
        />
      )}
      {sheets.sheet}
      <AudioBar />
    </View>
  );
}
