import {
  LinearLayout,
  ScrollView,
  SingleChoiceDialog,
  Switch,
  TextView,
  Toolbar,
  useBack,
  usePreferences,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { profileSettings } from '../store/settings.ts';
import { Row } from './parts/row.tsx';

const titles = {
  configureMap: 'Configure map',
  settings: 'Settings',
  configureProfile: 'Browse map',
  configureScreen: 'Configure screen',
} as const;

export type ConfigurePage = keyof typeof titles;

const shows = [
  ['showFavorites', 'Favorites'],
  ['showMarkers', 'Map markers'],
  ['showPoiLabels', 'Point Labels'],
] as const;

/** What the map shows and how it writes it; the pages of the settings hold the same, each its share. */
export function ConfigureMap({ page, onClose }: { page: ConfigurePage; onClose: () => void }) {
  const [stored, put] = usePreferences(profileSettings);
  const [dialog, setDialog] = useState<'mode' | 'units' | 'coordinates' | 'text' | 'markers' | null>(null);
  useBack(onClose);
  if (stored === undefined) return null;
  const modes = { DAY: 'Day', NIGHT: 'Night', AUTO: 'Sunrise/sunset', SENSOR: 'Light sensor' } as const;
  const units = { MILES_AND_FEET: 'Miles/feet', KILOMETERS_AND_METERS: 'Kilometers/meters' } as const;
  const markerModes = { TOOLBAR: 'Top bar', WIDGETS: 'Widgets', NONE: 'None' } as const;
  const isMap = page === 'configureMap';
  const close = () => setDialog(null);
  return (
    <LinearLayout orientation="vertical" class="osm-page" align="stretch">
      <div class="osm-page-bar" />
      <Toolbar title={titles[page]} onUp={onClose} />
      <ScrollView id="dashboard_scroll_view" weight={1}>
        {isMap && (
          <>
            <TextView class="osm-header">Show</TextView>
            {shows.map(([key, title]) => (
              <Row key={key} title={title} onClick={() => void put({ [key]: !stored[key] })}>
                <Switch id="toggle_item" checked={stored[key]} />
              </Row>
            ))}
            <TextView class="osm-header">Map rendering</TextView>
            <Row title="Map mode" description={modes[stored.dayNight]} onClick={() => setDialog('mode')} />
            <Row
              title="Text size"
              description={`${Math.round(stored.textScale * 100)} %`}
              onClick={() => setDialog('text')}
            />
          </>
        )}
        {page === 'configureScreen' && (
          <Row title="Map markers" description={markerModes[stored.markersMode]} onClick={() => setDialog('markers')} />
        )}
        {(page === 'settings' || page === 'configureProfile') && (
          <>
            <TextView class="osm-header">Units & formats</TextView>
            <Row title="Units of length" description={units[stored.metricSystem]} onClick={() => setDialog('units')} />
            <Row
              title="Coordinates format"
              description={formats[stored.coordinatesFormat] ?? formats[0]}
              onClick={() => setDialog('coordinates')}
            />
            <Row title="Map mode" description={modes[stored.dayNight]} onClick={() => setDialog('mode')} />
          </>
        )}
      </ScrollView>
      {dialog === 'mode' && (
        <SingleChoiceDialog
          title="Map mode"
          choices={entries(modes)}
          selected={stored.dayNight}
          onChoose={(dayNight) => void put({ dayNight })}
          onClose={close}
        />
      )}
      {dialog === 'units' && (
        <SingleChoiceDialog
          title="Units of length"
          choices={entries(units)}
          selected={stored.metricSystem}
          onChoose={(metricSystem) => void put({ metricSystem })}
          onClose={close}
        />
      )}
      {dialog === 'markers' && (
        <SingleChoiceDialog
          title="Map markers"
          choices={entries(markerModes)}
          selected={stored.markersMode}
          onChoose={(markersMode) => void put({ markersMode })}
          onClose={close}
        />
      )}
      {dialog === 'coordinates' && (
        <SingleChoiceDialog
          title="Coordinates format"
          choices={formats.map((label, value) => ({ value, label }))}
          selected={stored.coordinatesFormat}
          onChoose={(coordinatesFormat) => void put({ coordinatesFormat })}
          onClose={close}
        />
      )}
      {dialog === 'text' && (
        <SingleChoiceDialog
          title="Text size"
          choices={[0.75, 1, 1.25, 1.5, 2].map((value) => ({ value, label: `${Math.round(value * 100)} %` }))}
          selected={stored.textScale}
          onChoose={(textScale) => void put({ textScale })}
          onClose={close}
        />
      )}
    </LinearLayout>
  );
}

const formats = ['DDD.DDDDD°', "DDD° MM.MMM'", 'DDD° MM\' SS.S"', 'DDD.DDDDD'] as const;

function entries<const K extends string>(labels: Readonly<Record<K, string>>): readonly { value: K; label: string }[] {
  return (Object.keys(labels) as K[]).map((value) => ({ value, label: labels[value] }));
}
