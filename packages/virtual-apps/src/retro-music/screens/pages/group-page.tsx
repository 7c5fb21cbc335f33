import { Button, css, RecyclerView, TextView, Toolbar, useApi, View } from '@androidworld/app-sdk/ui';
import play from '@material-symbols/svg-400/rounded/play_arrow.svg';
import shuffle from '@material-symbols/svg-400/rounded/shuffle.svg';
import { playShuffled, playSongs } from '../../player/player.ts';
import { clockText } from '../../store/durations.ts';
import { artistOf, totalMs } from '../../store/song.ts';
import { ascending, describeGroup, type GroupKind, groupSongs, type SongGroup } from '../../store/song-groups.ts';
import { useNavigation } from '../navigation.ts';
import { Cover } from '../parts/cover.tsx';
import { Empty } from '../parts/empty.tsx';
import { GroupCards } from '../parts/group-cards.tsx';
import { SongRow } from '../parts/song-row.tsx';
import { useSongs } from '../use-library.ts';
import { useSongActions } from '../use-song-actions.ts';
import { useSongSelection } from '../use-song-selection.tsx';

css`
.group-head { padding: 8px 16px 16px; display: flex; flex-direction: column; align-items: center; gap: 8px; }
.group-head > .retro-cover { margin: auto; }
.group-head-name { font-size: 1.5rem; text-align: center; }
.group-head-buttons { align-self: stretch; display: flex; gap: 8px; padding-top: 8px; }
.group-head-buttons > .button { flex: 1; margin: 0; }
.group-heading { padding: 16px 16px 8px; font-size: 1.25rem; }
`;

/** Names of the views of a page, after what it is about. */
const prefixes = { album: 'album', artist: 'artist', albumArtist: 'artist', genre: 'genre' } as const;

/** An album, an artist with the albums, or a genre. */
export function GroupPage({ kind, id }: { kind: GroupKind; id: number | string }) {
  const api = useApi();
  const { back } = useNavigation();
  const actions = useSongActions();
  const library = useSongs();
  const group = groupSongs(library ?? [], kind).find((each) => each.id === id);
  const songs = (group?.songs ?? []).toSorted((one, other) =>
    kind === 'album' ? one.trackNumber - other.trackNumber : 0,
  );
  const { selection, bar } = useSongSelection(songs);
  const isArtist = kind === 'artist' || kind === 'albumArtist';
  const albums = isArtist ? groupSongs(songs, 'album') : otherAlbums(group, groupSongs(library ?? [], 'album'));
  return (
    <View class="retro-page">
      {bar ?? <Toolbar id="toolbar" title="" onUp={back} />}
      {library !== undefined && group === undefined ? (
        <Empty text="You have no songs" />
      ) : (
        <RecyclerView
          id="recyclerView"
          padding={[0, 0, 88, 0]}
          header={
            group !== undefined && (
              <>
                <div class="group-head">
                  <Cover size={160} />
                  <TextView id={`${prefixes[kind]}Title`} class="group-head-name">
                    {group.name}
                  </TextView>
                  <TextView id={`${prefixes[kind]}Text`} color="muted">
                    {aboutGroup(group)}
                  </TextView>
                  <div class="group-head-buttons">
                    <Button id="playAction" icon={play} onClick={() => void playSongs(api, songs)}>
                      Play all
                    </Button>
                    <Button
                      id="shuffleAction"
                      variant="tonal"
                      icon={shuffle}
                      onClick={() => void playShuffled(api, songs)}
                    >
                      Shuffle
                    </Button>
                  </div>
                </div>
                {isArtist && <GroupCards title="Albums" groups={albums} />}
                <TextView id="songTitle" class="group-heading">
                  Songs
                </TextView>
              </>
            )
          }
          items={[...songs, ...(isArtist || albums.length === 0 ? [] : [null])]}
          itemKey={(item) => item?.id ?? 'other albums'}
          renderItem={(item, index) =>
            // Below an album's songs: the artist's other albums.
            item === null ? (
              group !== undefined && <GroupCards title={`More from ${artistOf(group.songs[0])}`} groups={albums} />
            ) : (
              <SongRow
                song={item}
                number={kind === 'album' && item.trackNumber > 0 ? item.trackNumber % 1000 : undefined}
                menu={actions.menuOf(item)}
                {...selection.row(item.id, () => void playSongs(api, songs, index))}
              />
            )
          }
        />
      )}
    </View>
  );
}

/** Of the same artist. */
function otherAlbums(group: SongGroup | undefined, albums: readonly SongGroup[]): SongGroup[] {
  if (group?.kind !== 'album') return [];
  const { artistId } = group.songs[0];
  return albums.filter(({ id, songs }) => id !== group.id && songs[0].artistId === artistId).toSorted(ascending);
}

/** `Artist • 1999 • 42:10` of an album, without a year nobody knows. */
function aboutGroup(group: SongGroup): string {
  const [{ year }] = group.songs;
  const length = clockText(totalMs(group.songs));
  const parts =
    group.kind === 'album'
      ? [describeGroup(group), year > 0 ? String(year) : '', length]
      : [describeGroup(group), length];
  return parts.filter(Boolean).join(' • ');
}
