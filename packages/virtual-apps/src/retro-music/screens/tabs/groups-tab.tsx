import { css, type MenuItem, RecyclerView, TextView, usePreferences, View } from '@androidworld/app-sdk/ui';
import { preferences } from '../../store/preferences.ts';
import { ascending, describeGroup, groupOrders, groupSongs } from '../../store/song-groups.ts';
import { useNavigation } from '../navigation.ts';
import { Cover } from '../parts/cover.tsx';
import { Empty } from '../parts/empty.tsx';
import { TabBar } from '../parts/tab-bar.tsx';
import { useGridSize } from '../use-grid-size.ts';
import { useSongs } from '../use-library.ts';

css`
.group-card { display: flex; flex-direction: column; align-items: stretch; padding: 8px; gap: 4px; }
`;

const kinds = {
  album: { title: 'Albums', none: 'You have no albums', order: 'albumSortOrder' },
  artist: { title: 'Artists', none: 'You have no artists', order: 'artistSortOrder' },
} as const;

/** The albums or the artists. */
export function GroupsTab({ kind }: { kind: keyof typeof kinds }) {
  const songs = useSongs();
  const [stored, change] = usePreferences(preferences);
  const { columns, gridSize } = useGridSize(kind);
  const { open } = useNavigation();
  const { title, none, order } = kinds[kind];
  const orders = groupOrders[kind];
  const compare = orders[stored?.[order] ?? '']?.compare ?? ascending;
  const groups = groupSongs(songs ?? [], kind).toSorted(compare);
  const menu: readonly MenuItem[] = [
    gridSize,
    {
      title: 'Sort order',
      submenu: Object.entries(orders).map(([name, { title: label }]) => ({
        title: label,
        radio: true,
        checked: stored?.[order] === name,
        onClick: () => void change({ [order]: name }),
      })),
    },
    { id: 'action_settings', title: 'Settings', onClick: () => open({ kind: 'settings' }) },
  ];
  return (
    <View class="retro-page">
      <TabBar title={title} menu={menu} />
      {songs !== undefined && groups.length === 0 ? (
        <Empty text={none} />
      ) : (
        <RecyclerView
          id="recycler_view"
          className="android.widget.GridView"
          columns={columns}
          padding={[2, 2, 88, 2]}
          items={groups}
          itemKey={({ id }) => id}
          renderItem={(group) => (
            <View className="android.view.ViewGroup" class="group-card" onClick={() => open({ kind, id: group.id })}>
              <Cover size="fill" />
              <TextView id="title" lines={1}>
                {group.name}
              </TextView>
              <TextView id="text" color="muted" lines={1}>
                {describeGroup(group)}
              </TextView>
            </View>
          )}
        />
      )}
    </View>
  );
}
