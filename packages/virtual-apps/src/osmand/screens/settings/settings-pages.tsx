import { Switch, TextView, useApi, usePreferences, useSavedState } from '@androidworld/app-sdk/ui';
import map from '@material-symbols/svg-400/rounded/layers.svg';
import general from '@material-symbols/svg-400/rounded/settings.svg';
import units from '@material-symbols/svg-400/rounded/straighten.svg';
import backup from '@material-symbols/svg-400/rounded/upload_file.svg';
import widgets from '@material-symbols/svg-400/rounded/widgets.svg';
import { allFile, loadFavorites } from '../../store/favorites.ts';
import { type ProfileKey, settings } from '../../store/settings.ts';
import { shareFile } from '../../store/share-file.ts';
import { ConfigureMap } from '../configure-map.tsx';
import { ChoiceRow } from '../parts/choice-row.tsx';
import { Row } from '../parts/row.tsx';
import { profiles } from '../profiles.ts';
import { useProfile } from '../use-profile.ts';
import { appThemes, coordinatesFormats, lengthUnits, mapModes, markerModes, orientations } from './choices.ts';
import { Page } from './page.tsx';

interface PageProps {
  onClose: () => void;
}

/** "Settings": the app's own, and those of each profile. */
export function SettingsPage({ onClose }: PageProps) {
  const api = useApi();
  const [stored, put] = usePreferences(settings);
  const [opened, setOpened] = useSavedState<'general' | 'profile' | null>('settings', null);
  if (stored === undefined) return null;
  if (opened === 'general') return <GeneralPage onClose={() => setOpened(null)} />;
  if (opened === 'profile') return <ProfilePage onClose={() => setOpened(null)} />;
  const available = stored.availableProfiles.split(',').filter((key) => key !== '');
  const toggle = (key: ProfileKey) => {
    const next = available.includes(key) ? available.filter((one) => one !== key) : [...available, key];
    const isGone = stored.profile === key && !next.includes(key);
    void put({
      availableProfiles: next.map((one) => `${one},`).join(''),
      ...(isGone ? { profile: 'default' } : {}),
    });
  };
  const chosen = profiles.find(({ key }) => key === stored.profile) ?? profiles[0];
  const share = async () => shareFile(api, await allFile(api, await loadFavorites(api)), 'OsmAnd');
  return (
    <Page title="Settings" onClose={onClose}>
      <Row
        title="OsmAnd settings"
        description="They hold for the whole app"
        icon={general}
        onClick={() => setOpened('general')}
      />
      <TextView class="osm-header">Selected profile</TextView>
      {chosen !== undefined && (
        <Row
          title={chosen.title}
          description="Profile"
          icon={chosen.icon}
          iconColor="var(--primary)"
          onClick={() => setOpened('profile')}
        />
      )}
      <TextView class="osm-header">Backup & Restore</TextView>
      <Row title="Export to file" icon={backup} description="Favorites" onClick={() => void share()} />
      <TextView class="osm-header">App profiles</TextView>
      {profiles.map(({ key, title, icon }) => (
        <Row
          key={key}
          title={title}
          icon={icon}
          iconColor={key === stored.profile ? 'var(--primary)' : undefined}
          onClick={() => void put({ profile: key }).then(() => setOpened('profile'))}
        >
          {key !== 'default' && (
            <Switch id="compound_button" checked={available.includes(key)} onChange={() => toggle(key)} />
          )}
        </Row>
      ))}
    </Page>
  );
}

/** What is the same in every profile. */
function GeneralPage({ onClose }: PageProps) {
  const [stored, put] = usePreferences(settings);
  if (stored === undefined) return null;
  return (
    <Page title="OsmAnd settings" onClose={onClose}>
      <ChoiceRow
        title="Default profile"
        choices={profiles.map(({ key, title }) => ({ value: key, label: title }))}
        selected={stored.profile}
        onChoose={(profile) => void put({ profile })}
      />
      <ChoiceRow
        title="Display language"
        choices={[{ value: '', label: 'System default' }]}
        selected=""
        onChoose={() => undefined}
      />
      <Row title="OsmAnd data folder" description="Shared memory" />
    </Page>
  );
}

/** What the chosen profile has of its own. */
export function ProfilePage({ onClose }: PageProps) {
  const [stored] = usePreferences(settings);
  const [opened, setOpened] = useSavedState<'general' | 'map' | 'screen' | null>('profileSettings', null);
  const back = () => setOpened(null);
  if (opened === 'general') return <ProfileGeneralPage onClose={back} />;
  if (opened === 'map') return <ConfigureMap onClose={back} />;
  if (opened === 'screen') return <ConfigureScreen onClose={back} />;
  return (
    <Page title={profiles.find(({ key }) => key === stored?.profile)?.title ?? ''} onClose={onClose}>
      <TextView class="osm-header">Configure profile</TextView>
      <Row
        title="General settings"
        description="App theme, units, region"
        icon={units}
        onClick={() => setOpened('general')}
      />
      <Row
        title="Configure map"
        description="Select what is shown on the map"
        icon={map}
        onClick={() => setOpened('map')}
      />
      <Row
        title="Configure screen"
        description="Widgets and buttons"
        icon={widgets}
        onClick={() => setOpened('screen')}
      />
    </Page>
  );
}

function ProfileGeneralPage({ onClose }: PageProps) {
  const [profile, put] = useProfile();
  if (profile === undefined) return null;
  return (
    <Page title="General settings" onClose={onClose}>
      <TextView class="osm-header">Appearance</TextView>
      <ChoiceRow
        title="App theme"
        choices={appThemes}
        selected={profile.appTheme}
        onChoose={(appTheme) => void put({ appTheme })}
      />
      <ChoiceRow
        title="Map mode"
        choices={mapModes}
        selected={profile.dayNight}
        onChoose={(dayNight) => void put({ dayNight })}
      />
      <ChoiceRow
        title="Map orientation"
        choices={orientations}
        selected={profile.rotateMap}
        onChoose={(rotateMap) => void put({ rotateMap })}
      />
      <TextView class="osm-header">Units & formats</TextView>
      <ChoiceRow
        title="Units of length"
        choices={lengthUnits}
        selected={profile.metricSystem}
        onChoose={(metricSystem) => void put({ metricSystem })}
      />
      <ChoiceRow
        title="Coordinates format"
        choices={coordinatesFormats}
        selected={profile.coordinatesFormat}
        onChoose={(coordinatesFormat) => void put({ coordinatesFormat })}
      />
    </Page>
  );
}

/** "Configure screen": what stands over the map. */
export function ConfigureScreen({ onClose }: PageProps) {
  const [profile, put] = useProfile();
  if (profile === undefined) return null;
  return (
    <Page title="Configure screen" onClose={onClose}>
      <TextView class="osm-header">Widgets</TextView>
      <ChoiceRow
        title="Map markers"
        choices={markerModes}
        selected={profile.markersMode}
        onChoose={(markersMode) => void put({ markersMode })}
      />
    </Page>
  );
}
