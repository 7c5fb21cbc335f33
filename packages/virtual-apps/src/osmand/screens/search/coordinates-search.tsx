import { EditText, ImageButton, LinearLayout, SingleChoiceDialog, TextView, useBack } from '@androidworld/app-sdk/ui';
import back from '@material-symbols/svg-400/rounded/arrow_back.svg';
import { useState } from 'preact/hooks';
import { coordinatesFormats as formats, parseCoordinates } from '../../geo/coordinates.ts';
import type { MetricSystem } from '../../geo/format-distance.ts';
import { distanceBetween, type LatLon } from '../../geo/lat-lon.ts';
import { locationObject } from '../../search/map-objects.ts';
import type { MapObject } from '../../search/search-result.ts';
import { coordinatesFormats } from '../settings/choices.ts';
import { ResultRow } from './result-row.tsx';

/** The fields of a format, and how what is typed there is one text. */
const parts = {
  angles: {
    fields: [
      ['latitudeEditText', 'Latitude'],
      ['longitudeEditText', 'Longitude'],
    ],
    join: ([latitude, longitude]: readonly string[]) => `${latitude}, ${longitude}`,
  },
  utm: {
    fields: [
      ['northingEditText', 'Northing'],
      ['eastingEditText', 'Easting'],
      ['zoneEditText', 'Zone'],
    ],
    join: ([northing, easting, zone]: readonly string[]) => `${zone} ${easting} ${northing}`,
  },
  plus: {
    fields: [['olcEditText', 'OLC']],
    join: ([code]: readonly string[]) => code ?? '',
  },
} as const;

interface CoordinatesSearchProps {
  from: LatLon;
  metricSystem: MetricSystem;
  /** Place in the list of formats. */
  initialFormat: number;
  onShow: (object: MapObject) => void;
  onClose: () => void;
}

/** A place by its coordinates, in fields of their own for each format. */
export function CoordinatesSearch({ from, metricSystem, initialFormat, onShow, onClose }: CoordinatesSearchProps) {
  const [format, setFormat] = useState(initialFormat);
  const [typed, setTyped] = useState<readonly string[]>([]);
  const [isChoosing, setChoosing] = useState(false);
  useBack(onClose);
  const kind = formats[format];
  const { fields, join } = parts[kind === 'utm' || kind === 'plus' ? kind : 'angles'];
  const values = fields.map((_, index) => (typed[index] ?? '').trim());
  const isComplete = values.every((value) => value !== '');
  const at = isComplete ? parseCoordinates(join(values)) : null;
  return (
    <LinearLayout orientation="vertical" class="osm-page" align="stretch">
      <div class="osm-page-bar" style={{ background: 'var(--surface)' }} />
      <LinearLayout id="toolbar" className="android.view.ViewGroup" class="find-bar">
        <ImageButton contentDescription="Navigate up" icon={back} onClick={onClose} />
        <TextView>Coordinates search</TextView>
      </LinearLayout>
      <LinearLayout orientation="vertical" padding={16} gap={16} align="stretch">
        {fields.map(([id, hint], index) => (
          <EditText
            key={id}
            id={id}
            variant="filled"
            hint={hint}
            value={typed[index] ?? ''}
            autoFocus={index === 0}
            onChange={(text) => setTyped(fields.map((_, place) => (place === index ? text : (typed[place] ?? ''))))}
          />
        ))}
        <EditText
          id="formatEditText"
          variant="filled"
          hint="Coordinate format"
          value={coordinatesFormats.find(({ value }) => value === format)?.label ?? ''}
          focusable={false}
          onChange={() => undefined}
          onClick={() => setChoosing(true)}
        />
      </LinearLayout>
      {at !== null ? (
        <ResultRow
          result={{ object: locationObject(at), distance: distanceBetween(from, at) }}
          from={from}
          metricSystem={metricSystem}
          onClick={() => onShow(locationObject(at))}
        />
      ) : (
        isComplete && (
          <TextView id="error" class="osm-header">
            Invalid coordinates
          </TextView>
        )
      )}
      {isChoosing && (
        <SingleChoiceDialog
          title="Coordinate format"
          choices={coordinatesFormats}
          selected={format}
          onChoose={(value) => {
            setFormat(value);
            setTyped([]);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </LinearLayout>
  );
}
