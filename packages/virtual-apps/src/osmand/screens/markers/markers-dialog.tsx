import {
  BottomNavigationView,
  LinearLayout,
  RecyclerView,
  SingleChoiceDialog,
  Snackbar,
  TextView,
  Toolbar,
  useApi,
  useBack,
  useLive,
  useSavedState,
} from '@androidworld/app-sdk/ui';
import flag from '@material-symbols/svg-400/rounded/flag-fill.svg';
import groups from '@material-symbols/svg-400/rounded/folder.svg';
import history from '@material-symbols/svg-400/rounded/history.svg';
import more from '@material-symbols/svg-400/rounded/more_horiz.svg';
import { useState } from 'preact/hooks';
import type { MetricSystem } from '../../geo/format-distance.ts';
import type { LatLon } from '../../geo/lat-lon.ts';
import { listMarkers, type Marker, markerTable, reorderMarkers, setActive } from '../../store/markers.ts';
import { PageBar } from '../parts/page-bar.tsx';
import { useProfile } from '../use-profile.ts';
import { CoordinateInput } from './coordinate-input.tsx';
import { GroupsTab } from './groups-tab.tsx';
import { HistoryTab } from './history-tab.tsx';
import { dayText } from './marker-dates.ts';
import { MarkerRow } from './marker-row.tsx';
import { MarkersRoute } from './markers-route.tsx';
import { type MoreAction, MoreSheet } from './more-sheet.tsx';
import { SaveMarkersDialog } from './save-markers-dialog.tsx';

const tabs = [
  { id: 'action_active', label: 'List', icon: flag },
  { id: 'action_groups', label: 'Groups', icon: groups },
  { id: 'action_history', label: 'History', icon: history },
  { id: 'action_more', label: 'More', icon: more },
] as const;

/** How the markers appear on the map: `map_markers_mode`, and how many of them. */
const appearances = [
  { value: { markersMode: 'TOOLBAR', displayedMarkers: 1 }, label: 'Top bar, one marker' },
  { value: { markersMode: 'TOOLBAR', displayedMarkers: 2 }, label: 'Top bar, two markers' },
  { value: { markersMode: 'WIDGETS', displayedMarkers: 1 }, label: 'Widgets' },
  { value: { markersMode: 'NONE', displayedMarkers: 1 }, label: 'None' },
] as const;

interface MarkersDialogProps {
  from: LatLon;
  metricSystem: MetricSystem;
  onShow: (marker: Marker) => void;
  onNavigate: (points: readonly LatLon[]) => void;
  onClose: () => void;
}

/** "Map markers": those on the map, those of groups, and those that were passed. */
export function MarkersDialog({ from, metricSystem, onShow, onNavigate, onClose }: MarkersDialogProps) {
  const api = useApi();
  const [tab, setTab] = useSavedState<string>('markersTab', 'action_active');
  const [opened, setOpened] = useSavedState<MoreAction | 'more' | null>('markersOpened', null);
  const [moved, setMoved] = useState<{ readonly text: string; readonly ids: readonly string[] } | null>(null);
  const [profile, putProfile] = useProfile();
  const active = useLive((own) => listMarkers(own, true), { tables: [markerTable] }).data ?? [];
  const passed = useLive((own) => listMarkers(own, false), { tables: [markerTable] }).data ?? [];
  useBack(onClose);
  const close = () => setOpened(null);
  const toHistory = (markers: readonly Marker[], text: string) => {
    const ids = markers.map(({ id }) => id);
    void setActive(api, ids, false).then(() => setMoved({ text, ids }));
  };
  const order = (markers: readonly Marker[]) => {
    const ids = markers.map(({ id }) => id);
    void reorderMarkers(api, ids);
  };
  const act = (action: MoreAction) => {
    if (action === 'history') toHistory(active, 'All map markers moved to history');
    else setOpened(action);
  };
  if (opened === 'coordinates') return <CoordinateInput onClose={close} />;
  if (opened === 'route') {
    return (
      <MarkersRoute
        markers={active}
        from={from}
        metricSystem={metricSystem}
        onReorder={order}
        onNavigate={onNavigate}
        onClose={close}
      />
    );
  }
  return (
    <LinearLayout orientation="vertical" class="osm-page" align="stretch">
      <PageBar />
      <Toolbar title="Map markers" titleId="map_markers_toolbar_title" onUp={onClose} />
      {tab === 'action_groups' && <GroupsTab from={from} metricSystem={metricSystem} onShow={onShow} />}
      {tab === 'action_history' &&
        (passed.length > 0 ? (
          <HistoryTab markers={passed} from={from} metricSystem={metricSystem} />
        ) : (
          <Empty title="No markers in the history" text="Markers you have passed are kept here." />
        ))}
      {tab === 'action_active' &&
        (active.length > 0 ? (
          <RecyclerView
            id="list"
            weight={1}
            items={active}
            itemKey={({ id }) => id}
            renderItem={(marker, index) => (
              <MarkerRow
                marker={marker}
                from={from}
                metricSystem={metricSystem}
                description={marker.groupName ?? dayText(marker.addedMs)}
                onClick={() => onShow(marker)}
                button={{ does: 'passes', onClick: () => toHistory([marker], 'Map marker moved to history') }}
                order={{
                  index,
                  count: active.length,
                  onMove: (start, end) => order(active.toSpliced(start, 1).toSpliced(end, 0, marker)),
                }}
              />
            )}
          />
        ) : (
          <Empty title="Create map markers!" text="Long or short tap 'Places', then tap the marker flag button." />
        ))}
      <BottomNavigationView
        id="map_markers_bottom_navigation"
        items={tabs}
        selected={tabs.findIndex(({ id }) => id === tab)}
        onSelect={(place) => {
          const picked = tabs[place]?.id ?? 'action_active';
          if (picked === 'action_more') setOpened('more');
          else setTab(picked);
        }}
      />
      {opened === 'more' && <MoreSheet markers={active} from={from} onSorted={order} onAction={act} onClose={close} />}
      {opened === 'appearance' && profile !== undefined && (
        <SingleChoiceDialog
          title="Appearance on the map"
          choices={appearances}
          selected={
            appearances.find(
              ({ value: { markersMode, displayedMarkers } }) =>
                markersMode === profile.markersMode &&
                (markersMode !== 'TOOLBAR' || displayedMarkers === profile.displayedMarkers),
            )?.value
          }
          onChoose={(chosen) => void putProfile(chosen)}
          onClose={close}
        />
      )}
      {opened === 'save' && <SaveMarkersDialog markers={active} onClose={close} />}
      {moved !== null && (
        <Snackbar
          text={moved.text}
          action="UNDO"
          onAction={() => void setActive(api, moved.ids, true)}
          onDismiss={() => setMoved(null)}
        />
      )}
    </LinearLayout>
  );
}

function Empty({ title, text }: { title: string; text: string }) {
  return (
    <LinearLayout orientation="vertical" class="osm-none" align="center">
      <TextView id="empty_state_title">{title}</TextView>
      <TextView id="empty_state_description" class="osm-muted">
        {text}
      </TextView>
    </LinearLayout>
  );
}
