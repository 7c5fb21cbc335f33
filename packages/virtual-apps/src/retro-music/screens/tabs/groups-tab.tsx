import { css, RecyclerView, TextView, View } from '@androidworld/app-sdk/ui';
import { artistOf } from '../../store/song.ts';
import { useNavigation } from '../navigation.ts';
import { Cover } from '../parts/cover.tsx';
import { Empty } from '../parts/empty.tsx';
import { TabBar } from '../parts/tab-bar.tsx';
import { groupSongs, useSongs } from '../use-library.ts';

css`
.group-card { display: flex; flex-direction: column; align-items: stretch; padding: 8px; gap: 4px; }
.group-card > .retro-cover { aspect-ratio: 1; }
`;

const kinds = {
  album: { title: 'Albums', none: 'You have no albums' },
  artist: { title: 'Artists', none: 'You have no artists' },
} as const;

/** The albums or the artists. */
export function GroupsTab({ kind }: { kind: keyof typeof kinds }) {
  const songs = useSongs();
  const { open } = useNavigation();
  const groups = groupSongs(songs ?? [], kind, (song) => (kind === 'album' ? song.albumName : artistOf(song)));
  const settings = { id: 'action_settings', title: 'Settings', onClick: () => open({ kind: 'settings' }) };
  return (
    <View class="retro-page">
      <TabBar title={kinds[kind].title} menu={[settings]} />
      {songs !== undefined && groups.length === 0 ? (
        <Empty text={kinds[kind].none} />
      ) : (
        <RecyclerView
          id="recycler_view"
          className="android.widget.GridView"
          columns={2}
          padding={[2, 2, 88, 2]}
          items={groups}
          itemKey={({ id }) => id}
          renderItem={({ id, name, songs: own }) => (
            <View className="android.view.ViewGroup" class="group-card" onClick={() => open({ kind, id })}>
              <Cover size="100%" />
              <TextView id="title" lines={1}>
                {name}
              </TextView>
              <TextView id="text" color="muted" lines={1}>
                {kind === 'album' ? artistOf(own[0] ?? { artistName: '' }) : `${own.length} Songs`}
              </TextView>
            </View>
          )}
        />
      )}
    </View>
  );
}
