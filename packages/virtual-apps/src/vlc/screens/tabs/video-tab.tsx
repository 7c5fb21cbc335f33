import {
  ActionMode,
  FloatingActionButton,
  type MenuItem,
  TextView,
  useApi,
  useLive,
  usePreferences,
  useSearch,
  useSelection,
  View,
} from '@androidworld/app-sdk/ui';
import grid from '@material-symbols/svg-400/rounded/grid_view.svg';
import playIcon from '@material-symbols/svg-400/rounded/play_arrow.svg';
import searchIcon from '@material-symbols/svg-400/rounded/search.svg';
import list from '@material-symbols/svg-400/rounded/view_list.svg';
import { extras } from '../../package-name.ts';
import { librarySources, listVideoEntries, type VideoEntry } from '../../store/library.ts';
import { preferences } from '../../store/preferences.ts';
import { openScreen, play } from '../open-screens.ts';
import { MainBar } from '../parts/main-bar.tsx';
import { VideoGrid } from '../parts/video-grid.tsx';
import { selectionMenu } from '../selection-menu.ts';
import { useMediaSheets } from '../use-media-sheets.tsx';

const groupings = [
  { title: 'Group by name', value: '6' },
  { title: 'Group by folder', value: '0' },
  { title: 'Do not group videos', value: '-1' },
];

/** The videos of the phone. */
export function VideoTab({ onRefresh }: { onRefresh: () => void }) {
  const api = useApi();
  const [stored, change] = usePreferences(preferences);
  const grouping = stored?.grouping ?? '6';
  const all = useLive((own) => listVideoEntries(own, grouping), librarySources, [grouping]).data;
  const search = useSearch();
  const sheets = useMediaSheets();
  const query = search.query?.toLowerCase() ?? '';
  const entries = (all ?? []).filter(({ title }) => title.toLowerCase().includes(query));
  const selection = useSelection(entries.map(({ key }) => key));
  const picked = selection.pickedKeys.flatMap((key) => entries.find((entry) => entry.key === key)?.videos ?? []);
  const cards = stored?.videoCards ?? true;
  const menu: readonly MenuItem[] = [
    { id: 'ml_menu_filter', title: 'Search…', icon: searchIcon, showAsAction: 'always', onClick: search.open },
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
    if (entry.videos.length === 1) return void play(api, entry.videos);
    const [first] = entry.videos;
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
          menu={selectionMenu(api, picked, { sheets, names, done: selection.clear })}
        />
      ) : (
        <MainBar menu={menu} search={search} />
      )}
      {all?.length === 0 ? (
        <TextView id="emptyTextView" class="vlc-none">
          No media files found, please transfer some files to your device or adjust your preferences.
        </TextView>
      ) : (
        <VideoGrid
          entries={entries}
          cards={cards}
          selection={selection}
          onOpen={open}
          onMore={({ title, videos }) => sheets.openMenu(title, videos)}
        />
      )}
      {entries.length > 0 && !selection.isActive && (
        <FloatingActionButton
          id="fab"
          icon={playIcon}
          contentDescription="Play"
          onClick={() =>
            void play(
              api,
              entries.flatMap(({ videos }) => videos),
            )
          }
        />
      )}
      {sheets.sheet}
    </View>
  );
}
