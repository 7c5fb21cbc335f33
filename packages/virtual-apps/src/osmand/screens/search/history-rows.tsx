import { ImageButton, LinearLayout, RecyclerView, TextView, useApi } from '@androidworld/app-sdk/ui';
import remove from '@material-symbols/svg-400/rounded/close.svg';
import type { MetricSystem } from '../../geo/format-distance.ts';
import { distanceBetween, type LatLon } from '../../geo/lat-lon.ts';
import type { MapObject } from '../../search/search-result.ts';
import { clearHistory, type HistoryEntry, removeFromHistory } from '../../store/history.ts';
import { parseDescription } from '../../store/point-description.ts';
import { ResultRow } from './result-row.tsx';

interface HistoryRowsProps {
  rows: readonly HistoryEntry[];
  from: LatLon;
  metricSystem: MetricSystem;
  onShow: (object: MapObject) => void;
}

/** What was searched for and shown before, newest first. */
export function HistoryRows({ rows, from, metricSystem, onShow }: HistoryRowsProps) {
  const api = useApi();
  if (rows.length === 0) {
    return (
      <LinearLayout orientation="vertical" class="osm-none" align="center">
        <TextView id="title">Search history</TextView>
        <TextView class="osm-muted">Places that you search for are listed here.</TextView>
      </LinearLayout>
    );
  }
  return (
    <RecyclerView
      id="android:id/list"
      className="android.widget.ListView"
      weight={1}
      items={rows}
      itemKey={(entry) => `${entry.name}/${entry.lat}/${entry.lon}`}
      header={
        <LinearLayout class="osm-row" onClick={() => void clearHistory(api)}>
          <TextView id="title">Clear history</TextView>
        </LinearLayout>
      }
      renderItem={(entry) => {
        const object = objectOf(entry);
        return (
          <div style={{ display: 'flex', background: 'var(--surface)' }}>
            <div style={{ flex: 1, minWidth: 0 }}>
              <ResultRow
                result={{ object, distance: distanceBetween(from, object) }}
                from={from}
                metricSystem={metricSystem}
                onClick={() => onShow(object)}
              />
            </div>
            <ImageButton
              id="remove_button"
              contentDescription="Delete"
              icon={remove}
              onClick={() => void removeFromHistory(api, entry)}
            />
          </div>
        );
      }}
    />
  );
}

function objectOf({ name, lat, lon }: HistoryEntry): MapObject {
  const described = parseDescription(name);
  return { name: described.name, kind: described.typeName || 'Location', lat, lon, address: '', described };
}
