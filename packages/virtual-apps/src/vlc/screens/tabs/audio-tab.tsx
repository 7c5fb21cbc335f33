import {
  css,
  FloatingActionButton,
  Icon,
  type MenuItem,
  RecyclerView,
  TabLayout,
  TextView,
  useApi,
  useBack,
  useLive,
  usePreferences,
  useSavedState,
  useSearch,
  View,
} from '@androidworld/app-sdk/ui';
import albumIcon from '@material-symbols/svg-400/rounded/album.svg';
import resumeIcon from '@material-symbols/svg-400/rounded/history.svg';
import artistIcon from '@material-symbols/svg-400/rounded/person.svg';
import genreIcon from '@material-symbols/svg-400/rounded/piano.svg';
import searchIcon from '@material-symbols/svg-400/rounded/search.svg';
import shuffle from '@material-symbols/svg-400/rounded/shuffle.svg';
import { playShuffled } from '../../player/audio-player.ts';
import { describeOrigin, librarySources, listSongs, type Media } from '../../store/library.ts';
import { preferences } from '../../store/preferences.ts';
import { sortMedia } from '../../store/sort-media.ts';
import { play, resumeSounds } from '../open-screens.ts';
import { MainBar } from '../parts/main-bar.tsx';
import { MediaRow } from '../parts/media-row.tsx';
import { NoMedia } from '../parts/no-media.tsx';
import { nameSortMenu, sortMenu } from '../sort-menu.ts';
import { useMediaSheets } from '../use-media-sheets.tsx';

css`
.audio-group { display: flex; align-items: center; gap: 16px; min-height: 64px; padding: 0 16px; }
.audio-group-texts { flex: 1; min-width: 0; display: flex; flex-direction: column; align-items: flex-start; }
.audio-group-count { font-size: 0.875rem; color: var(--on-surface-variant); }
.audio-group-title { padding: 12px 16px; font-weight: 500; color: var(--primary); }
`;

/** How tracks lie together in the tabs; in `tracks` each is by itself. */
const groupings = [
  {
    label: 'Artists',
    icon: artistIcon,
    reversed: 'artistSortReversed',
    nameOf: ({ artist }: Media) => artist ?? 'Unknown Artist',
  },
  {
    label: 'Albums',
    icon: albumIcon,
    reversed: 'albumSortReversed',
    nameOf: ({ album }: Media) => album ?? 'Unknown Album',
  },
  { label: 'Tracks', icon: null, reversed: 'trackSortReversed', nameOf: null },
  {
    label: 'Genres',
    icon: genreIcon,
    reversed: 'genreSortReversed',
    nameOf: ({ genre }: Media) => genre ?? 'Unknown Genre',
  },
] as const;

const byName = new Intl.Collator('en-US', { sensitivity: 'base' });

/** The sound of the phone: by artist, album, track and genre. */
export function AudioTab({ onRefresh }: { onRefresh: () => void }) {
  const api = useApi();
  const [stored, change] = usePreferences(preferences);
  const songs = useLive(listSongs, librarySources).data;
  const search = useSearch();
  const sheets = useMediaSheets();
  const [tab, setTab] = useSavedState('audio tab', 0);
  const [group, setGroup] = useSavedState<string | null>('audio group', null);
  useBack(() => setGroup(null), group !== null);
  const { nameOf, icon, reversed } = groupings[tab] ?? groupings[2];
  const isReversed = stored?.[reversed] ?? false;
  const has = (words: string) => words.toLowerCase().includes(search.query?.toLowerCase() ?? '');
  const sortedNames = nameOf === null ? [] : [...new Set(songs?.map(nameOf))].filter(has).toSorted(byName.compare);
  const names = isReversed ? sortedNames.toReversed() : sortedNames;
  const sorting = { by: nameOf === null ? (stored?.trackSort ?? 0) : 0, isReversed: nameOf === null && isReversed };
  const listed = (songs ?? []).filter((song) => {
    if (nameOf !== null && group === null) return has(nameOf(song));
    return (group === null || nameOf?.(song) === group) && has(`${song.title} ${describeOrigin(song)}`);
  });
  const shown = sortMedia(listed, sorting, (song) => song);
  const menu: readonly MenuItem[] = [
    { id: 'ml_menu_filter', title: 'Search…', icon: searchIcon, showAsAction: 'always', onClick: search.open },
    {
      id: 'ml_menu_last_playlist',
      title: 'Resume playback',
      icon: resumeIcon,
      showAsAction: 'always',
      visible: (stored?.lastSounds ?? '') !== '',
      onClick: () => void resumeSounds(api),
    },
    nameOf === null
      ? sortMenu(sorting, (chosen) => void change({ trackSort: chosen.by, trackSortReversed: chosen.isReversed }))
      : nameSortMenu(isReversed, (next) => void change({ [reversed]: next })),
    { id: 'ml_menu_refresh', title: 'Refresh', onClick: onRefresh },
  ];
  return (
    <View class="vlc-page">
      <MainBar menu={menu} search={search} />
      <TabLayout
        id="sliding_tabs"
        tabs={groupings.map(({ label }) => ({ label }))}
        selected={tab}
        onSelect={(index) => {
          setTab(index);
          setGroup(null);
        }}
      />
      {songs?.length === 0 && <NoMedia />}
      {songs !== undefined && songs.length > 0 && (nameOf === null || group !== null) && (
        <RecyclerView
          id="audio_list"
          padding={[0, 0, 80, 0]}
          header={
            group !== null && (
              <TextView id="section_header" class="audio-group-title">
                {group}
              </TextView>
            )
          }
          items={shown}
          itemKey={({ id }) => id}
          renderItem={(song, index) => (
            <MediaRow
              media={song}
              subtitle={describeOrigin(song)}
              onClick={() => void play(api, shown, index)}
              onMore={() => sheets.openMenu({ title: song.title, media: [song], all: shown })}
            />
          )}
        />
      )}
      {songs !== undefined && songs.length > 0 && icon !== null && group === null && (
        <RecyclerView
          id="audio_list"
          padding={[0, 0, 80, 0]}
          items={names}
          itemKey={(name) => name}
          renderItem={(name) => {
            const tracks = songs.filter((song) => nameOf?.(song) === name);
            return (
              <View
                className="android.view.ViewGroup"
                contentDescription={`${name}, ${countOf(tracks)}`}
                class="audio-group"
                onClick={() => {
                  search.close();
                  setGroup(name);
                }}
                onLongClick={() => sheets.openMenu({ title: name, media: tracks })}
              >
                <Icon id="media_cover" icon={icon} size={32} color="var(--primary)" />
                <div class="audio-group-texts">
                  <TextView id="title" lines={1}>
                    {name}
                  </TextView>
                  <TextView id="subtitle" class="audio-group-count" lines={1}>
                    {countOf(tracks)}
                  </TextView>
                </div>
              </View>
            );
          }}
        />
      )}
      {shown.length > 0 && (
        <FloatingActionButton
          id="fab"
          icon={shuffle}
          contentDescription="Shuffle"
          onClick={() => void playShuffled(api, shown)}
        />
      )}
      {sheets.sheet}
    </View>
  );
}

function countOf({ length }: readonly Media[]): string {
  return `${length} ${length === 1 ? 'track' : 'tracks'}`;
}
