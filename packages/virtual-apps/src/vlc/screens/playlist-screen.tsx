import {
  Button,
  css,
  displayDensity,
  Icon,
  ImageButton,
  RecyclerView,
  Snackbar,
  TextView,
  Toolbar,
  useActivity,
  useApi,
  useDrag,
  useLive,
  useSearch,
  View,
} from '@androidworld/app-sdk/ui';
import shortcutIcon from '@material-symbols/svg-400/rounded/add_home.svg';
import bin from '@material-symbols/svg-400/rounded/delete.svg';
import handle from '@material-symbols/svg-400/rounded/drag_handle.svg';
import info from '@material-symbols/svg-400/rounded/info.svg';
import addIcon from '@material-symbols/svg-400/rounded/library_add.svg';
import playIcon from '@material-symbols/svg-400/rounded/play_arrow.svg';
import appendIcon from '@material-symbols/svg-400/rounded/playlist_add.svg';
import removeIcon from '@material-symbols/svg-400/rounded/playlist_remove.svg';
import nextIcon from '@material-symbols/svg-400/rounded/queue_play_next.svg';
import searchIcon from '@material-symbols/svg-400/rounded/search.svg';
import shareIcon from '@material-symbols/svg-400/rounded/share.svg';
import shuffle from '@material-symbols/svg-400/rounded/shuffle.svg';
import { useRef, useState } from 'preact/hooks';
import { extras } from '../package-name.ts';
import { createShortcut } from '../player/create-shortcut.ts';
import { shortDuration, spokenDuration, wordyDuration } from '../store/durations.ts';
import {
  insertIntoPlaylist,
  librarySources,
  listPlaylists,
  type Media,
  removeFromPlaylist,
  reorderPlaylist,
} from '../store/library.ts';
import { AudioBar } from './audio/audio-bar.tsx';
import { appendOrPlay, insertOrPlay, play, playInAnyOrder } from './open-screens.ts';
import { MediaRow } from './parts/media-row.tsx';
import { Thumbnail } from './parts/thumbnail.tsx';
import { ContextSheet } from './sheets/context-sheet.tsx';
import { useChosenTheme } from './use-chosen-theme.ts';
import { useMediaSheets } from './use-media-sheets.tsx';

css`
.list-header { position: relative; height: 683PX; flex: none; }
.view.list-header-cover { position: absolute; left: 42PX; top: 168PX; }
.view.list-header-title { position: absolute; left: 420PX; right: 42PX; top: 168PX; font-size: 1.25rem; line-height: 71PX; }
.view.list-header-duration { position: absolute; left: 420PX; top: 250PX; font-size: 0.875rem; line-height: 51PX; color: var(--on-surface-variant); }
.view.list-header-play { position: absolute; left: 42PX; top: 515PX; width: 231PX; height: 126PX; margin: 0; }
.view.list-header-add { position: absolute; left: 315PX; top: 525PX; width: 106PX; height: 106PX; }
.view.list-header-shuffle { position: absolute; left: 442PX; top: 525PX; width: 106PX; height: 106PX; }
.list-row-handle { width: 100PX; height: 100PX; display: grid; place-items: center; touch-action: none; color: var(--on-surface-variant); }
`;

/** HeaderMediaListActivity: a playlist. */
export function PlaylistScreen() {
  const api = useApi();
  const { intent, finish } = useActivity();
  useChosenTheme();
  const id = Number(intent.extras?.[extras.playlist]);
  const playlist = useLive(listPlaylists, librarySources).data?.find((each) => each.id === id);
  const search = useSearch();
  const sheets = useMediaSheets();
  const [menuOf, setMenuOf] = useState<number | null>(null);
  const [removed, setRemoved] = useState<{ media: Media; position: number } | null>(null);
  const media = playlist?.media ?? [];
  const shown = media.flatMap((each, position) =>
    each.title.toLowerCase().includes(search.query?.toLowerCase() ?? '') ? [{ each, position }] : [],
  );
  const lengthMs = media.reduce((sum, { durationMs }) => sum + Math.max(0, durationMs), 0);
  const chosen = menuOf === null ? undefined : media[menuOf];
  const remove = async (position: number) => {
    const gone = media[position];
    if (gone === undefined) return;
    await removeFromPlaylist(api, id, gone, position);
    setRemoved({ media: gone, position });
  };
  const move = (from: number, to: number) => {
    const drawn = media[from];
    if (drawn !== undefined) void reorderPlaylist(api, id, media.toSpliced(from, 1).toSpliced(to, 0, drawn));
  };
  return (
    <View id="coordinator" className="android.view.ViewGroup" class="vlc-page">
      <View class="list-header">
        <Toolbar
          id="main_toolbar"
          title=""
          search={search}
          onUp={() => void finish()}
          menu={[
            { id: 'ml_menu_filter', title: 'Search…', icon: searchIcon, showAsAction: 'always', onClick: search.open },
          ]}
        />
        <View class="list-header-cover">
          <Thumbnail id="cover" type={media[0]?.type ?? 1} width={128} height={128} />
        </View>
        <TextView
          id="header_list_title"
          class="list-header-title"
          layoutWidth="match_parent"
          contentDescription={`Album: ${playlist?.name ?? ''}`}
          lines={1}
        >
          {playlist?.name ?? ''}
        </TextView>
        <TextView
          id="duration"
          class="list-header-duration"
          contentDescription={`Duration: ${spokenDuration(lengthMs)}`}
        >
          {wordyDuration(lengthMs)}
        </TextView>
        <Button id="play_btn" class="list-header-play" icon={playIcon} onClick={() => void play(api, media)}>
          Play
        </Button>
        <ImageButton
          id="btn_add_playlist"
          className="android.widget.ImageView"
          class="list-header-add"
          icon={appendIcon}
          contentDescription="Add to playlist"
          onClick={() => sheets.addToPlaylist(media)}
        />
        <ImageButton
          id="btn_shuffle"
          className="android.widget.ImageView"
          class="list-header-shuffle"
          icon={shuffle}
          contentDescription="Shuffle all"
          onClick={() => void playInAnyOrder(api, media)}
        />
      </View>
      <RecyclerView
        id="songs"
        items={shown}
        itemKey={({ each, position }) => `${each.id} ${position}`}
        renderItem={({ each, position }) => (
          <MediaRow
            media={each}
            subtitle={shortDuration(each.durationMs)}
            onClick={() => void play(api, media, position)}
            onMore={() => setMenuOf(position)}
          >
            <Handle index={position} count={media.length} onMove={move} />
          </MediaRow>
        )}
      />
      {chosen !== undefined && (
        <ContextSheet
          title={chosen.title}
          items={[
            { title: 'Play', icon: playIcon, onClick: () => void play(api, media, menuOf ?? 0) },
            { title: 'Append', icon: appendIcon, onClick: () => void appendOrPlay(api, [chosen]) },
            { title: 'Insert next', icon: nextIcon, onClick: () => void insertOrPlay(api, [chosen]) },
            { title: 'Information', icon: info, onClick: () => sheets.showInformation(chosen) },
            { title: 'Add to playlist', icon: addIcon, onClick: () => sheets.addToPlaylist([chosen]) },
            { title: 'Remove from playlist', icon: removeIcon, onClick: () => void remove(menuOf ?? 0) },
            { title: 'Delete', icon: bin, onClick: () => sheets.askToDelete([chosen]) },
            { title: 'Share', icon: shareIcon, onClick: () => sheets.share([chosen]) },
            {
              title: 'Create a launcher shortcut',
              icon: shortcutIcon,
              onClick: () => void createShortcut(api, chosen),
            },
          ]}
          onClose={() => setMenuOf(null)}
        />
      )}
      {removed !== null && (
        <Snackbar
          text={`${removed.media.title} has been dismissed from playlist`}
          action="Undo"
          onAction={() => void insertIntoPlaylist(api, id, removed.media, removed.position)}
          onDismiss={() => setRemoved(null)}
        />
      )}
      {sheets.sheet}
      <AudioBar />
    </View>
  );
}

/** Draws its row to another place. */
function Handle({
  index,
  count,
  onMove,
}: {
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
}) {
  const start = useRef(0);
  const last = useRef(0);
  // Of a row in pixels: a touch is told in them.
  const rowHeight = 64 * displayDensity();
  const drag = useDrag({
    start(event) {
      start.current = event.clientY;
      last.current = event.clientY;
    },
    move(event) {
      last.current = event.clientY;
    },
    end() {
      const to = Math.min(count - 1, Math.max(0, index + Math.round((last.current - start.current) / rowHeight)));
      if (to !== index) onMove(index, to);
    },
  });
  return (
    <View
      id="item_move"
      className="android.widget.ImageView"
      contentDescription="More Actions"
      class="list-row-handle"
      pointer={drag}
    >
      <Icon icon={handle} size={24} semantics={{ importantForAccessibility: 'no' }} />
    </View>
  );
}
