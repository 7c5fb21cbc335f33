import {
  BottomNavigationView,
  css,
  Icon,
  ImageButton,
  LinearLayout,
  RecyclerView,
  Snackbar,
  TextView,
  Toolbar,
  useApi,
  useBack,
  useLive,
} from '@androidworld/app-sdk/ui';
import check from '@material-symbols/svg-400/rounded/flag_check.svg';
import flag from '@material-symbols/svg-400/rounded/flag-fill.svg';
import groups from '@material-symbols/svg-400/rounded/folder.svg';
import history from '@material-symbols/svg-400/rounded/history.svg';
import more from '@material-symbols/svg-400/rounded/more_horiz.svg';
import { useState } from 'preact/hooks';
import { formatDistance, type MetricSystem } from '../../geo/format-distance.ts';
import { distanceBetween, type LatLon } from '../../geo/lat-lon.ts';
import { deleteMarkers, listMarkers, type Marker, markerColors, markerTable, setActive } from '../../store/markers.ts';
import { parseDescription } from '../../store/point-description.ts';
import { Row } from '../parts/row.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { SaveMarkersDialog } from './save-markers-dialog.tsx';

css`
.marker-row { min-height: 64px; padding: 8px 0 8px 16px; display: flex; align-items: center; gap: 16px; background: var(--surface); border-bottom: 1px solid var(--surface-variant); }
.marker-texts { flex: 1; min-width: 0; display: flex; flex-direction: column; align-items: flex-start; }
`;

const tabs = [
  { id: 'action_active', label: 'List', icon: flag },
  { id: 'action_groups', label: 'Groups', icon: groups },
  { id: 'action_history', label: 'History', icon: history },
  { id: 'action_more', label: 'More', icon: more },
] as const;

interface MarkersDialogProps {
  from: LatLon;
  metricSystem: MetricSystem;
  onShow: (marker: Marker) => void;
  onPlanRoute: (points: readonly LatLon[]) => void;
  onClose: () => void;
}

/** "Map markers": those on the map, and those that were passed. */
export function MarkersDialog({ from, metricSystem, onShow, onPlanRoute, onClose }: MarkersDialogProps) {
  const api = useApi();
  const [tab, setTab] = useState<string>('action_active');
  const [isMoreOpen, setMoreOpen] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [chosen, setChosen] = useState<Marker | null>(null);
  const [moved, setMoved] = useState<{ readonly text: string; readonly ids: readonly string[] } | null>(null);
  const [order, setOrder] = useState<'date' | 'name' | 'distance'>('date');
  const active = useLive((own) => listMarkers(own, true), { tables: [markerTable] }).data ?? [];
  const passed = useLive((own) => listMarkers(own, false), { tables: [markerTable] }).data ?? [];
  useBack(onClose);
  const isHistory = tab === 'action_history';
  const shown = tab === 'action_groups' ? [] : isHistory ? passed : sorted(active, order, from);
  const toHistory = (markers: readonly Marker[], text: string) => {
    const ids = markers.map(({ id }) => id);
    void setActive(api, ids, false).then(() => setMoved({ text, ids }));
  };
  return (
    <LinearLayout orientation="vertical" class="osm-page" align="stretch">
      <div class="osm-page-bar" />
      <Toolbar title="Map markers" titleId="map_markers_toolbar_title" onUp={onClose} />
      {shown.length === 0 ? (
        <LinearLayout orientation="vertical" class="osm-none" align="center">
          <TextView id="empty_state_title">
            {isHistory ? 'No markers in the history' : tab === 'action_groups' ? 'No groups' : 'Create map markers!'}
          </TextView>
          <TextView id="empty_state_description" class="osm-muted">
            {isHistory
              ? 'Markers you have passed are kept here.'
              : 'Tap a place on the map long, then its flag button.'}
          </TextView>
        </LinearLayout>
      ) : (
        <RecyclerView
          id="list"
          weight={1}
          items={shown}
          itemKey={({ id }) => id}
          renderItem={(marker, index) => (
            <LinearLayout
              id="map_marker_item_new"
              class="marker-row"
              onClick={() => (isHistory ? setChosen(marker) : onShow(marker))}
            >
              <Icon id="map_marker_icon" icon={flag} color={markerColors[marker.color] ?? markerColors[0]} />
              <div class="marker-texts">
                <TextView id="map_marker_title">{parseDescription(marker.description).name}</TextView>
                <LinearLayout gap={8}>
                  <TextView id="map_marker_number" class="osm-muted">
                    {String(index + 1)}
                  </TextView>
                  <TextView id="map_marker_distance" class="osm-muted">
                    {formatDistance(distanceBetween(from, marker), metricSystem)}
                  </TextView>
                </LinearLayout>
              </div>
              <ImageButton
                id="map_marker_options_button"
                contentDescription={isHistory ? 'Options' : 'Move to history'}
                icon={isHistory ? more : check}
                onClick={() => (isHistory ? setChosen(marker) : toHistory([marker], 'Map marker moved to history'))}
              />
            </LinearLayout>
          )}
        />
      )}
      <BottomNavigationView
        id="map_markers_bottom_navigation"
        items={tabs}
        selected={tabs.findIndex(({ id }) => id === tab)}
        onSelect={(place) => {
          const picked = tabs[place]?.id ?? 'action_active';
          if (picked === 'action_more') setMoreOpen(true);
          else setTab(picked);
        }}
      />
      {isMoreOpen && (
        <Sheet
          title="More"
          onClose={() => setMoreOpen(false)}
          buttons={[{ text: 'Close', onClick: () => setMoreOpen(false) }]}
        >
          {(['date', 'name', 'distance'] as const).map((by) => (
            <Row
              key={by}
              title={`Sort by: ${by}`}
              {...(order === by ? { description: 'Chosen' } : {})}
              onClick={() => {
                setOrder(by);
                setMoreOpen(false);
              }}
            />
          ))}
          <Row
            title="Plan a route"
            onClick={() => {
              setMoreOpen(false);
              onPlanRoute(sorted(active, order, from));
            }}
          />
          <Row
            title="Save as track file"
            onClick={() => {
              setMoreOpen(false);
              setSaving(true);
            }}
          />
          <Row
            title="Move all to history"
            onClick={() => {
              setMoreOpen(false);
              toHistory(active, 'All map markers moved to history');
            }}
          />
        </Sheet>
      )}
      {chosen !== null && (
        <Sheet
          title={parseDescription(chosen.description).name}
          onClose={() => setChosen(null)}
          buttons={[{ text: 'Close', onClick: () => setChosen(null) }]}
        >
          <Row
            title="Make active"
            onClick={() => {
              setChosen(null);
              void setActive(api, [chosen.id], true);
            }}
          />
          <Row
            title="Delete"
            onClick={() => {
              setChosen(null);
              void deleteMarkers(api, [chosen.id]);
            }}
          />
        </Sheet>
      )}
      {isSaving && <SaveMarkersDialog markers={active} onClose={() => setSaving(false)} />}
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

function sorted(markers: readonly Marker[], order: 'date' | 'name' | 'distance', from: LatLon): readonly Marker[] {
  if (order === 'date') return markers;
  const nameOf = (marker: Marker) => parseDescription(marker.description).name;
  return [...markers].sort((one, other) =>
    order === 'name'
      ? nameOf(one).localeCompare(nameOf(other))
      : distanceBetween(from, one) - distanceBetween(from, other),
  );
}
