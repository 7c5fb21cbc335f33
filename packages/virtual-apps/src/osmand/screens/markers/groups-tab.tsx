import { Button, LinearLayout, RecyclerView, Switch, TextView, useApi, useLive } from '@androidworld/app-sdk/ui';
import folder from '@material-symbols/svg-400/rounded/folder.svg';
import { useState } from 'preact/hooks';
import type { MetricSystem } from '../../geo/format-distance.ts';
import type { LatLon } from '../../geo/lat-lon.ts';
import { defaultGroup } from '../../store/favorite.ts';
import { loadFavorites } from '../../store/favorites.ts';
import {
  addMarker,
  listGroupMarkers,
  type Marker,
  markerTable,
  setActive,
  setGroupEnabled,
} from '../../store/markers.ts';
import { Row } from '../parts/row.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { dayText } from './marker-dates.ts';
import { MarkerRow } from './marker-row.tsx';

interface GroupsTabProps {
  from: LatLon;
  metricSystem: MetricSystem;
  onShow: (marker: Marker) => void;
}

type Item = Marker | { readonly key: string; readonly name: string; readonly isEnabled: boolean };

/** Markers that came from groups of favourites. */
export function GroupsTab({ from, metricSystem, onShow }: GroupsTabProps) {
  const api = useApi();
  const [isChoosing, setChoosing] = useState(false);
  const markers = useLive(listGroupMarkers, { tables: [markerTable] }).data ?? [];
  const favorites = useLive(loadFavorites).data ?? [];
  const keys = [...new Set(markers.map(({ groupKey }) => groupKey ?? ''))];
  const items = keys.flatMap((key): Item[] => {
    const members = markers.filter(({ groupKey }) => groupKey === key);
    const isEnabled = members.some(({ disabled }) => disabled === 0);
    const heading = { key, name: members[0]?.groupName || defaultGroup, isEnabled };
    return isEnabled ? [heading, ...members.filter(({ active }) => active === 1)] : [heading];
  });
  const groups = [...new Set(favorites.map(({ group }) => group))].filter((group) => !keys.includes(group));
  const add = async (group: string) => {
    setChoosing(false);
    for (const favorite of favorites.filter((one) => one.group === group))
      await addMarker(
        api,
        favorite,
        { type: 'favorite', typeName: '', name: favorite.name },
        { group: { key: group, name: group } },
      );
  };
  return (
    <>
      {items.length === 0 ? (
        <LinearLayout orientation="vertical" class="osm-none" align="center">
          <TextView id="empty_state_title">Import groups</TextView>
          <TextView id="empty_state_description" class="osm-muted">
            Groups of favorites can be taken over as markers.
          </TextView>
          <Button id="add_group_button" variant="text" onClick={() => setChoosing(true)}>
            ADD GROUP
          </Button>
        </LinearLayout>
      ) : (
        <RecyclerView
          id="list"
          weight={1}
          items={items}
          itemKey={(item) => ('isEnabled' in item ? `group ${item.key}` : item.id)}
          header={
            <LinearLayout id="add_group_button" class="osm-row" onClick={() => setChoosing(true)}>
              <TextView id="title" style={{ color: 'var(--primary)' }}>
                Add group
              </TextView>
            </LinearLayout>
          }
          renderItem={(item) =>
            'isEnabled' in item ? (
              <LinearLayout
                id="map_marker_item_header"
                class="marker-heading"
                onClick={() => void setGroupEnabled(api, item.key, !item.isEnabled)}
              >
                <TextView id="date_title" weight={1}>
                  {item.name}
                </TextView>
                <Switch id="disable_group_switch" checked={item.isEnabled} />
              </LinearLayout>
            ) : (
              <MarkerRow
                marker={item}
                from={from}
                metricSystem={metricSystem}
                description={dayText(item.addedMs)}
                onClick={() => onShow(item)}
                button={{ does: 'passes', onClick: () => void setActive(api, [item.id], false) }}
              />
            )
          }
        />
      )}
      {isChoosing && (
        <Sheet
          title="Add Favorites group"
          onClose={() => setChoosing(false)}
          buttons={[{ text: 'Cancel', onClick: () => setChoosing(false) }]}
        >
          {groups.length === 0 && <TextView class="osm-header">There is no other group of favorites.</TextView>}
          {groups.map((group) => (
            <Row
              key={group}
              title={group === '' ? defaultGroup : group}
              description={String(favorites.filter((one) => one.group === group).length)}
              icon={folder}
              onClick={() => void add(group)}
            />
          ))}
        </Sheet>
      )}
    </>
  );
}
