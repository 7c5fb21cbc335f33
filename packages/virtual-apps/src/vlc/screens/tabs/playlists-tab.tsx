import {
  css,
  displayDensity,
  ImageButton,
  type MenuItem,
  RecyclerView,
  TextView,
  useApi,
  useLive,
  usePreferences,
  useSearch,
  View,
} from '@androidworld/app-sdk/ui';
import remove from '@material-symbols/svg-400/rounded/delete.svg';
import playlistAdd from '@material-symbols/svg-400/rounded/library_add.svg';
import more from '@material-symbols/svg-400/rounded/more_vert.svg';
import playIcon from '@material-symbols/svg-400/rounded/play_arrow.svg';
import appendIcon from '@material-symbols/svg-400/rounded/playlist_add.svg';
import nextIcon from '@material-symbols/svg-400/rounded/queue_play_next.svg';
import searchIcon from '@material-symbols/svg-400/rounded/search.svg';
import shuffle from '@material-symbols/svg-400/rounded/shuffle.svg';
import { useState } from 'preact/hooks';
import { extras } from '../../package-name.ts';
import { shortDuration } from '../../store/durations.ts';
import { deletePlaylist, librarySources, listPlaylists, type Playlist } from '../../store/library.ts';
import { preferences } from '../../store/preferences.ts';
import { appendOrPlay, insertOrPlay, openScreen, play, playInAnyOrder } from '../open-screens.ts';
import { MainBar } from '../parts/main-bar.tsx';
import { NoMedia } from '../parts/no-media.tsx';
import { Thumbnail } from '../parts/thumbnail.tsx';
import { ContextSheet } from '../sheets/context-sheet.tsx';
import { DeleteSheet } from '../sheets/delete-sheet.tsx';
import { nameSortMenu } from '../sort-menu.ts';
import { useMediaSheets } from '../use-media-sheets.tsx';

css`
.playlist-cell { padding: 115PX 4px 0; }
.vlc-playlist { position: relative; margin-left: 12px; height: 635PX; }
.vlc-playlist-title { position: absolute; left: 11PX; right: 126PX; top: 514PX; display: flex; flex-direction: column; align-items: stretch; }
.vlc-playlist-title > :first-child { font-size: 1rem; line-height: 57PX; }
.vlc-playlist-title > :last-child { font-size: 0.75rem; line-height: 43PX; color: var(--on-surface-variant); }
.view.vlc-playlist-play { position: absolute; right: 9PX; top: 356PX; width: 126PX; height: 126PX; background: var(--surface); border-radius: 50%; color: var(--primary); }
.view.vlc-playlist-more { position: absolute; right: 21PX; top: 530PX; width: 84PX; height: 84PX; }
`;

/** The playlists as cards. */
export function PlaylistsTab({ onRefresh }: { onRefresh: () => void }) {
  const api = useApi();
  const all = useLive(listPlaylists, librarySources).data;
  const search = useSearch();
  const sheets = useMediaSheets();
  const [menuOf, setMenuOf] = useState<Playlist | null>(null);
  const [asked, setAsked] = useState<Playlist | null>(null);
  const [stored, change] = usePreferences(preferences);
  const isReversed = stored?.playlistSortReversed ?? false;
  const found = (all ?? []).filter(({ name }) => name.toLowerCase().includes(search.query?.toLowerCase() ?? ''));
  const playlists = isReversed ? found.toReversed() : found;
  const menu: readonly MenuItem[] = [
    { id: 'ml_menu_filter', title: 'Search…', icon: searchIcon, showAsAction: 'always', onClick: search.open },
    nameSortMenu(isReversed, (playlistSortReversed) => void change({ playlistSortReversed })),
    { id: 'ml_menu_refresh', title: 'Refresh', onClick: onRefresh },
  ];
  const open = ({ id }: Playlist) => void openScreen(api, 'playlist', { [extras.playlist]: id });
  return (
    <View class="vlc-page">
      <MainBar menu={menu} search={search} />
      {all?.length === 0 ? (
        <NoMedia />
      ) : (
        <RecyclerView
          id="audio_list"
          columns={window.innerWidth / displayDensity() < 600 ? 2 : 5}
          items={playlists}
          itemKey={({ id }) => id}
          renderItem={(playlist) => (
            <div class="playlist-cell">
              <View
                id="container"
                className="android.view.ViewGroup"
                contentDescription={`Playlist: ${playlist.name}, ${playlist.media.length} ${playlist.media.length === 1 ? 'track' : 'tracks'}`}
                class="vlc-playlist"
                onClick={() => open(playlist)}
                onLongClick={() => setMenuOf(playlist)}
              >
                <Thumbnail id="media_cover" type={playlist.media[0]?.type ?? 1} width="100%" height={188} />
                <div class="vlc-playlist-title">
                  <TextView id="title" lines={1} layoutWidth="match_parent">
                    {playlist.name}
                  </TextView>
                  <TextView id="subtitle" lines={1} layoutWidth="match_parent">
                    {countText(playlist)}
                  </TextView>
                </div>
                <ImageButton
                  id="mainActionButton"
                  icon={playIcon}
                  className="android.widget.ImageView"
                  contentDescription="Play all"
                  class="vlc-playlist-play"
                  onClick={() => void play(api, playlist.media)}
                />
                <ImageButton
                  id="item_more"
                  icon={more}
                  className="android.widget.ImageView"
                  contentDescription="More Actions"
                  class="vlc-playlist-more"
                  onClick={() => setMenuOf(playlist)}
                />
              </View>
            </div>
          )}
        />
      )}
      {menuOf !== null && (
        <ContextSheet
          title={menuOf.name}
          items={[
            { title: 'Play', icon: playIcon, onClick: () => void play(api, menuOf.media) },
            { title: 'Append', icon: appendIcon, onClick: () => void appendOrPlay(api, menuOf.media) },
            ...(menuOf.media.length > 2
              ? [{ title: 'Shuffle', icon: shuffle, onClick: () => void playInAnyOrder(api, menuOf.media) }]
              : []),
            { title: 'Insert next', icon: nextIcon, onClick: () => void insertOrPlay(api, menuOf.media) },
            { title: 'Add to playlist', icon: playlistAdd, onClick: () => sheets.addToPlaylist(menuOf.media) },
            { title: 'Delete', icon: remove, onClick: () => setAsked(menuOf) },
          ]}
          onClose={() => setMenuOf(null)}
        />
      )}
      {asked !== null && (
        <DeleteSheet
          title={`Delete playlist '${asked.name}'?`}
          onDelete={() => void deletePlaylist(api, asked.id)}
          onClose={() => setAsked(null)}
        />
      )}
      {sheets.sheet}
    </View>
  );
}

/** `3 tracks · 0:15` */
function countText({ media }: Playlist): string {
  const lengthMs = media.reduce((sum, { durationMs }) => sum + Math.max(0, durationMs), 0);
  const length = lengthMs === 0 ? '' : ` · ${shortDuration(lengthMs)}`;
  return `${media.length} tracks${length}${media.some(({ durationMs }) => durationMs <= 0) ? '+' : ''}`;
}
