import {
  css,
  EditText,
  FloatingActionButton,
  Icon,
  RadioButton,
  RecyclerView,
  ScrollView,
  TextView,
  Toolbar,
  useApi,
  useSavedState,
  View,
} from '@androidworld/app-sdk/ui';
import close from '@material-symbols/svg-400/rounded/close.svg';
import keyboard from '@material-symbols/svg-400/rounded/keyboard.svg';
import mic from '@material-symbols/svg-400/rounded/mic.svg';
import { useRef, useState } from 'preact/hooks';
import { playSongs } from '../../player/player.ts';
import type { Song } from '../../store/song.ts';
import { ascending, countText, describeGroup, type GroupKind, groupSongs } from '../../store/song-groups.ts';
import { type Page, useNavigation } from '../navigation.ts';
import { Cover } from '../parts/cover.tsx';
import { SongRow } from '../parts/song-row.tsx';
import { usePlaylists, useSongs } from '../use-library.ts';
import { useSongActions } from '../use-song-actions.ts';

css`
.app-bar > .field { flex: 1; }
.search-icon { width: 48px; height: 48px; display: grid; place-items: center; }
.search-chips { display: flex; gap: 8px; margin: 5px; width: max-content; }
.fab.search-keyboard { width: 419PX; box-sizing: border-box; justify-content: center; }
.search-chips > .radio { height: 126PX; padding: 0 16px; border: 1px solid var(--outline); border-radius: 8px; box-sizing: border-box; }
.search-chips > .radio > .radio-ring { display: none; }
.search-chips > .radio-on { background: var(--secondary-container); }
.search-heading { height: 100PX; margin-left: 18PX; width: fit-content; display: flex; align-items: center; color: var(--primary); font-weight: 500; }
.view.search-none { position: absolute; left: 0; right: 0; margin: 0 auto; width: fit-content; top: calc(50vh - 60PX); line-height: 71PX; font-size: 1.25rem; }
.search-group { display: flex; align-items: center; gap: 8px; height: 64px; padding: 0 8px; }
.search-group-texts { flex: 1; min-width: 0; display: flex; flex-direction: column; align-items: flex-start; }
`;

const filters = [
  { id: 'chip_audio', label: 'Songs', kind: 'songs' },
  { id: 'chip_artists', label: 'Artists', kind: 'artists' },
  { id: 'chip_albums', label: 'Albums', kind: 'albums' },
  { id: 'chip_album_artists', label: 'Album artist', kind: 'albumArtists' },
  { id: 'chip_genres', label: 'Genres', kind: 'genres' },
  { id: 'chip_playlists', label: 'Playlists', kind: 'playlists' },
] as const;

type Filter = (typeof filters)[number]['kind'];

type Result =
  | { readonly kind: 'heading'; readonly title: string }
  | { readonly kind: 'song'; readonly song: Song }
  | { readonly kind: 'page'; readonly title: string; readonly text: string; readonly page: Page };

/** Finds what is typed after each letter: all kinds, or the one that is chosen. */
export function SearchPage() {
  const api = useApi();
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useSavedState<Filter | null>('search filter', null);
  const input = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  const { open, back } = useNavigation();
  const actions = useSongActions();
  const results = useResults(query.trim(), filter);
  const songs = results.flatMap((result) => (result.kind === 'song' ? [result.song] : []));
  return (
    <View className="android.view.ViewGroup" class="retro-page">
      <Toolbar id="toolbar" onUp={back}>
        <EditText
          id="searchView"
          variant="bare"
          hint="Search"
          value={query}
          onChange={setQuery}
          autoFocus
          inputRef={input}
          imeAction="search"
        />
        {query === '' ? (
          <View
            id="voiceSearch"
            className="android.widget.ImageView"
            class="search-icon"
            onClick={() => void api.toast('Speech recognition not supported')}
          >
            <Icon icon={mic} semantics={{ importantForAccessibility: 'no' }} />
          </View>
        ) : (
          <View id="clearText" className="android.widget.ImageView" class="search-icon" onClick={() => setQuery('')}>
            <Icon icon={close} semantics={{ importantForAccessibility: 'no' }} />
          </View>
        )}
      </Toolbar>
      <ScrollView className="android.widget.HorizontalScrollView" horizontal focusable>
        <View id="searchFilterGroup" className="android.view.ViewGroup" class="search-chips">
          {filters.map(({ id, label, kind }) => (
            <RadioButton
              key={id}
              id={id}
              checked={filter === kind}
              onClick={() => setFilter(filter === kind ? null : kind)}
            >
              {label}
            </RadioButton>
          ))}
        </View>
      </ScrollView>
      <RecyclerView
        id="recyclerView"
        padding={[0, 1, 88, 1]}
        items={results}
        itemKey={(_, index) => index}
        renderItem={(result) => {
          if (result.kind === 'heading')
            return (
              <TextView
                id="title"
                class="search-heading"
                focusable
                semantics={{ clickable: true, longClickable: true }}
              >
                {result.title.toUpperCase()}
              </TextView>
            );
          if (result.kind === 'page')
            return (
              <View className="android.view.ViewGroup" class="search-group" onClick={() => open(result.page)}>
                <Cover size={45} />
                <div class="search-group-texts">
                  <TextView id="title" lines={1}>
                    {result.title}
                  </TextView>
                  <TextView id="text" color="muted" lines={1}>
                    {result.text}
                  </TextView>
                </div>
              </View>
            );
          return (
            <SongRow
              song={result.song}
              menu={actions.menuOf(result.song)}
              onClick={() => void playSongs(api, songs, songs.indexOf(result.song))}
            />
          );
        }}
      />
      {results.length === 0 && (
        <TextView id="android:id/empty" class="search-none">
          No results
        </TextView>
      )}
      <FloatingActionButton
        id="keyboardPopup"
        icon={keyboard}
        label="Keyboard"
        onClick={() => input.current?.focus()}
      />
    </View>
  );
}

function useResults(query: string, filter: Filter | null): Result[] {
  const songs = useSongs() ?? [];
  const playlists = usePlaylists() ?? [];
  if (query === '') return [];
  const isMatch = (text: string) => text.toLowerCase().includes(query.toLowerCase());
  const section = (kind: Filter, title: string, found: readonly Result[]): Result[] =>
    found.length === 0 || (filter !== null && filter !== kind) ? [] : [{ kind: 'heading', title }, ...found];
  const groups = (kind: GroupKind) =>
    groupSongs(songs, kind)
      .filter(({ name }) => isMatch(name))
      .toSorted(ascending)
      .map(
        (group): Result => ({
          kind: 'page',
          title: group.name,
          text: describeGroup(group),
          page: { kind, id: group.id },
        }),
      );
  return [
    ...section(
      'songs',
      'Songs',
      songs.filter(({ title }) => isMatch(title)).map((song) => ({ kind: 'song', song })),
    ),
    ...section('artists', 'Artists', groups('artist')),
    ...section('albums', 'Albums', groups('album')),
    // Without a chip that asks for them they would be the artists again.
    ...(filter === 'albumArtists' ? section('albumArtists', 'Album artist', groups('albumArtist')) : []),
    ...section('genres', 'Genres', groups('genre')),
    ...section(
      'playlists',
      'Playlists',
      playlists
        .filter(({ name }) => isMatch(name))
        .map(({ id, name, songs: own }) => ({
          kind: 'page',
          title: name,
          text: countText(own.length, 'Song'),
          page: { kind: 'playlist', id },
        })),
    ),
  ];
}
