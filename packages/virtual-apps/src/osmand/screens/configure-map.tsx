import { Switch, TextView, usePreferences, useSavedState } from '@androidworld/app-sdk/ui';
import poi from '@material-symbols/svg-400/rounded/category.svg';
import tracks from '@material-symbols/svg-400/rounded/conversion_path.svg';
import mode from '@material-symbols/svg-400/rounded/dark_mode.svg';
import transport from '@material-symbols/svg-400/rounded/directions_bus.svg';
import markers from '@material-symbols/svg-400/rounded/flag.svg';
import size from '@material-symbols/svg-400/rounded/format_size.svg';
import labels from '@material-symbols/svg-400/rounded/label.svg';
import language from '@material-symbols/svg-400/rounded/language.svg';
import source from '@material-symbols/svg-400/rounded/layers.svg';
import style from '@material-symbols/svg-400/rounded/map.svg';
import favorites from '@material-symbols/svg-400/rounded/star.svg';
import magnifier from '@material-symbols/svg-400/rounded/zoom_in.svg';
import { categories } from '../map-data/points-of-interest.ts';
import { settings } from '../store/settings.ts';
import { ChoiceRow } from './parts/choice-row.tsx';
import { Row } from './parts/row.tsx';
import { magnifications, mapModes, textSizes } from './settings/choices.ts';
import { Page } from './settings/page.tsx';
import { ProfileChips } from './settings/profile-chips.tsx';
import { ShownTracks } from './settings/shown-tracks.tsx';
import { useProfile } from './use-profile.ts';

/** "Configure map": what of it is shown, and how. */
export function ConfigureMap({ onClose }: { onClose: () => void }) {
  const [profile, put] = useProfile();
  const [stored] = usePreferences(settings);
  const [isChoosingTracks, setChoosingTracks] = useSavedState('choosingTracks', false);
  if (profile === undefined || stored === undefined) return null;
  if (isChoosingTracks) return <ShownTracks onClose={() => setChoosingTracks(false)} />;
  const trackCount = stored.shownTracks.split('\n').filter((file) => file !== '').length;
  const shows = [
    { key: 'showFavorites', title: 'Favorites', icon: favorites },
    { key: 'showPoiLabels', title: 'Point Labels', icon: labels },
    { key: 'showTransport', title: 'Transport', icon: transport },
    { key: 'showMarkers', title: 'Map markers', icon: markers },
  ] as const;
  return (
    <Page title="Configure map" hasCross top={<ProfileChips />} onClose={onClose}>
      <TextView class="osm-header">Show</TextView>
      <ChoiceRow
        title="POI overlay"
        icon={poi}
        choices={['', ...categories].map((value) => ({ value, label: value === '' ? 'Off' : value }))}
        selected={profile.poiOverlay}
        onChoose={(poiOverlay) => void put({ poiOverlay })}
      />
      {shows.map(({ key, title, icon }) => (
        <Row key={key} title={title} icon={icon} onClick={() => void put({ [key]: !profile[key] })}>
          <Switch id="toggle_item" checked={profile[key]} />
        </Row>
      ))}
      <Row
        title="Tracks"
        icon={tracks}
        description={trackCount === 0 ? 'None' : String(trackCount)}
        onClick={() => setChoosingTracks(true)}
      />
      <ChoiceRow
        title="Map source…"
        icon={source}
        choices={[{ value: 'vector', label: 'Offline vector maps' }]}
        selected="vector"
        onChoose={() => undefined}
      />
      <TextView class="osm-header">Map rendering</TextView>
      <ChoiceRow
        title="Map style"
        icon={style}
        choices={[{ value: 'default', label: 'OsmAnd' }]}
        selected="default"
        onChoose={() => undefined}
      />
      <ChoiceRow
        title="Map mode"
        icon={mode}
        choices={mapModes}
        selected={profile.dayNight}
        onChoose={(dayNight) => void put({ dayNight })}
      />
      <ChoiceRow
        title="Map magnifier"
        icon={magnifier}
        choices={magnifications}
        selected={profile.mapDensity}
        onChoose={(mapDensity) => void put({ mapDensity })}
      />
      <ChoiceRow
        title="Text size"
        icon={size}
        choices={textSizes}
        selected={profile.textScale}
        onChoose={(textScale) => void put({ textScale })}
      />
      <ChoiceRow
        title="Map language"
        icon={language}
        choices={[{ value: '', label: 'Local names' }]}
        selected=""
        onChoose={() => undefined}
      />
    </Page>
  );
}
