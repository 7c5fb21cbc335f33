import { EditText, ImageButton, LinearLayout, TextView, useBack } from '@androidworld/app-sdk/ui';
import back from '@material-symbols/svg-400/rounded/arrow_back.svg';
import { useState } from 'preact/hooks';
import { parseCoordinates } from '../../geo/coordinates.ts';
import type { MetricSystem } from '../../geo/format-distance.ts';
import { distanceBetween, type LatLon } from '../../geo/lat-lon.ts';
import { locationObject } from '../../search/map-objects.ts';
import type { MapObject } from '../../search/search-result.ts';
import { ResultRow } from './result-row.tsx';

interface CoordinatesSearchProps {
  from: LatLon;
  metricSystem: MetricSystem;
  onShow: (object: MapObject) => void;
  onClose: () => void;
}

/** Latitude and longitude in fields of their own. */
export function CoordinatesSearch({ from, metricSystem, onShow, onClose }: CoordinatesSearchProps) {
  const [lat, setLat] = useState('');
  const [lon, setLon] = useState('');
  useBack(onClose);
  const at = lat.trim() === '' || lon.trim() === '' ? null : parseCoordinates(`${lat.trim()}, ${lon.trim()}`);
  return (
    <LinearLayout orientation="vertical" class="osm-page" align="stretch">
      <div class="osm-page-bar" style={{ background: 'var(--surface)' }} />
      <LinearLayout id="toolbar" class="find-bar">
        <ImageButton contentDescription="Navigate up" icon={back} onClick={onClose} />
        <TextView>Coordinates search</TextView>
      </LinearLayout>
      <LinearLayout orientation="vertical" padding={16} gap={16} align="stretch">
        <EditText id="latitudeEditText" variant="filled" hint="Latitude" value={lat} onChange={setLat} autoFocus />
        <EditText id="longitudeEditText" variant="filled" hint="Longitude" value={lon} onChange={setLon} />
      </LinearLayout>
      {at !== null ? (
        <ResultRow
          result={{ object: locationObject(at), distance: distanceBetween(from, at) }}
          from={from}
          metricSystem={metricSystem}
          onClick={() => onShow(locationObject(at))}
        />
      ) : (
        lat !== '' &&
        lon !== '' && (
          <TextView id="error" class="osm-header">
            Invalid coordinates
          </TextView>
        )
      )}
    </LinearLayout>
  );
}
