import {
  ActionMode,
  FloatingActionButton,
  type MenuItem,
  useApi,
  useLive,
  usePreferences,
  useSearch,
  useSelection,
  View,
} from '@androidworld/app-sdk/ui';
import grid from '@material-symbols/svg-400/rounded/grid_view.svg';
import resumeIcon from '@material-symbols/svg-400/rounded/history.svg';
import playIcon from '@material-symbols/svg-400/rounded/play_arrow.svg';
import searchIcon from '@material-symbols/svg-400/rounded/search.svg';
import list from '@material-symbols/svg-400/rounded/view_list.svg';
import { extras } from '../../package-name.ts';
import { librarySources, listVideoEntries, type VideoEntry } from '../../store/library.ts';
import { preferences } from '../../store/preferences.ts';
import { sortMedia } from '../../store/sort-media.ts';
import { openScreen, play, resumeFilms } from '../open-screens.ts';
import { MainBar } from '../parts/main-bar.tsx';
import { NoMedia } from '../parts/no-media.tsx';
import { VideoGrid } from '../parts/video-grid.tsx';
import { selectionMenu } from '../selection-menu.ts';
import { sortMenu } from '../sort-menu.ts';
import { useMediaSheets } from '../use-media-sheets.tsx';

const groupings = [
  { title: 'Group by name', value: '6' },
  { title: 'Group by folder', value: '0' },
  { title: 'Do not group videos', value: '-1' },
];

/** Of a group: all its videos together, and when the newest came. */
const factsOf = ({ title, videos }: VideoEntry) => ({
  title,
  durationMs: videos.reduce((sum, { durationMs }) => sum + Math.max(0, durationMs), 0),
  added: Math.max(...videos.map(({ added }) => added)),
});

/** The videos of the phone. */
export function VideoTab({ onRefresh }: { onRefresh: () => void }) {
  const api = useApi();
  const [stored, change] = usePreferences(preferences);
  const grouping = stored?.grouping ?? '6';
  const all = useLive((own) => listVideoEntries(own, grouping), librarySources, [grouping]).data;
  const search = useSearch();
  const sheets = useMediaSheets();
  const query = search.query?.toLowerCase() ?? '';
  const sorting = { by: stored?.videoSort ?? 0, isReversed: stored?.videoSortReversed ?? false };
  const found = (all ?? []).filter(({ title }) => title.toLowerCase().includes(query));
  const entries = sortMedia(found, sorting, factsOf);
  const shownVideos = entries.flatMap(({ videos }) => videos);
  const selection = useSelection(entries.map(({ key }) => key));
  const picked = selection.pickedKeys.flatMap((key) => entries.find((entry) => entry.key === key)?.videos ?? []);
  const cards = stored?.videoCards ?? true;
  const menu: readonly MenuItem[] = [
    { id: 'ml_menu_filter', title: 'Search…', icon: searchIcon, showAsAction: 'always', onClick: search.open },
    {
      id: 'ml_menu_last_playlist',
      title: 'Resume playback',
      icon: resumeIcon,
      showAsAction: 'always',
      visible: (stored?.lastFilms ?? '') !== '',
      onClick: () => void resumeFilms(api),
    },
    sortMenu(sorting, ({ by, isReversed }) => void change({ videoSort: by, videoSortReversed: isReversed })),
    {
      id: cards ? 'ml_menu_display_list' : 'ml_menu_display_grid',
      title: cards ? 'Display in list' : 'Display in grid',
      icon: cards ? list : grid,
      showAsAction: 'always',
      onClick: () => void change({ videoCards: !cards }),
    },
    {
      title: 'Group videos',
      submenu: groupings.map(({ title, value }) => ({
        title,
        radio: true,
        checked: grouping === value,
        onClick: () => void change({ grouping: value }),
      })),
    },
    { id: 'ml_menu_refresh', title: 'Refresh', onClick: onRefresh },
  ];
  const open = (entry: VideoEntry) => {
    const [first, ...others] = entry.videos;
    if (first !== undefined && others.length === 0)
      return void (stored?.playsAllVideos === true
        ? play(api, shownVideos, shownVideos.indexOf(first))
        : play(api, [first]));
    const folder = first?.path.slice(0, first.path.lastIndexOf('/')) ?? '';
    return void openScreen(
      api,
      'secondary',
      grouping === '0' ? { [extras.folder]: folder } : { [extras.group]: entry.groupId ?? 0 },
    );
  };
  const names =
    grouping === '6'
      ? { play: 'action_videogroup_play', add: 'action_videogroup_add_playlist' }
      : { play: 'action_video_play', add: 'action_mode_audio_add_playlist' };
  return (
    <View class="vlc-page">
      {selection.isActive ? (
        <ActionMode
          selection={selection}
          title={`${picked.length} selected`}
          menu={selectionMenu(api, picked, {
            sheets,
            names,
            done: selection.clear,
            groups: selection.pickedKeys.flatMap(
              (key) => entries.find((entry) => entry.key === key && entry.videos.length > 1) ?? [],
            ),
          })}
        />
      ) : (
        <MainBar menu={menu} search={search} />
      )}
      {all?.length === 0 ? (
        <NoMedia />
      ) : (
        <VideoGrid
          entries={entries}
          cards={cards}
          selection={selection}
          showsSeen={stored?.showsSeen ?? true}
          onOpen={open}
          onMore={({ title, videos, groupId }) => sheets.openMenu({ title, media: videos, groupId, all: shownVideos })}
        />
      )}
      {entries.length > 0 && !selection.isActive && (
        <FloatingActionButton
          id="fab"
          icon={playIcon}
          contentDescription="Play"
          onClick={() => void play(api, shownVideos)}
        />
      )}
      {sheets.sheet}
    </View>
  );
}
