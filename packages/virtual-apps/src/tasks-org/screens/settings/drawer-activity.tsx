import {
  css,
  glyphs,
  Icon,
  ImageButton,
  LinearLayout,
  RecyclerView,
  TextView,
  useApi,
  useLive,
} from '@androidworld/app-sdk/ui';
import downward from '@material-symbols/svg-400/rounded/arrow_downward.svg';
import upward from '@material-symbols/svg-400/rounded/arrow_upward.svg';
import listIcon from '@material-symbols/svg-400/rounded/list.svg';
import sell from '@material-symbols/svg-400/rounded/sell.svg';
import { database } from '../../store/database.ts';
import { type Filter, filterTitle } from '../../store/filters.ts';
import { loadSnapshot, snapshotSources } from '../../store/snapshot.ts';
import { openFilterSettings } from '../open-screens.ts';
import { PlainScreen } from './plain-screen.tsx';

css`
.manage-row { height: 56px; padding-left: 16px; gap: 16px; }
`;

interface Entry {
  readonly filter: Filter;
  readonly icon: string;
  readonly place: (order: number) => Promise<unknown>;
}

/** Tags, filters and lists in the order of the drawer; a tap opens the settings of one. */
export function DrawerActivity() {
  const api = useApi();
  const { data: snapshot } = useLive(loadSnapshot, snapshotSources);
  if (snapshot === undefined) return null;
  const { tagdata, filters, caldav_lists } = database.open(api);
  const groups: readonly (readonly Entry[])[] = [
    snapshot.filters.map(({ id }) => ({
      filter: { kind: 'own', id },
      icon: glyphs.check,
      place: (order) => filters.update({ order }, { where: { id } }),
    })),
    snapshot.tags.map(({ id, remoteId }) => ({
      filter: { kind: 'tag', uuid: remoteId ?? '' },
      icon: sell,
      place: (order) => tagdata.update({ order }, { where: { id } }),
    })),
    snapshot.lists.map(({ id, uuid }) => ({
      filter: { kind: 'list', uuid: uuid ?? '' },
      icon: listIcon,
      place: (order) => caldav_lists.update({ order }, { where: { id } }),
    })),
  ];
  const move = async (group: readonly Entry[], place: number, by: number) => {
    const order = group.toSpliced(place, 1);
    const moved = group[place];
    if (moved === undefined || place + by < 0 || place + by >= group.length) return;
    order.splice(place + by, 0, moved);
    for (const [at, entry] of order.entries()) await entry.place(at);
  };
  return (
    <PlainScreen title="Manage drawer">
      <RecyclerView
        id="recycler_view"
        items={groups.flatMap((group) => group.map((entry, place) => ({ group, entry, place })))}
        itemKey={({ entry }) => JSON.stringify(entry.filter)}
        renderItem={({ group, entry, place }) => (
          <LinearLayout
            id="row"
            className="android.widget.RelativeLayout"
            class="manage-row"
            onClick={() => void openFilterSettings(api, entry.filter)}
          >
            <Icon id="icon" icon={entry.icon} color="var(--on-surface-variant)" />
            <TextView id="text" textAppearance="body-large" weight={1} layoutWidth="match_parent">
              {filterTitle(entry.filter, snapshot) ?? ''}
            </TextView>
            <ImageButton icon={upward} contentDescription="Move up" onClick={() => void move(group, place, -1)} />
            <ImageButton icon={downward} contentDescription="Move down" onClick={() => void move(group, place, 1)} />
          </LinearLayout>
        )}
      />
    </PlainScreen>
  );
}
