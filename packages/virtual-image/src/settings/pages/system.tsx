import {
  FooterPreference,
  MainSwitchPreference,
  Preference,
  useApi,
  usePhoneState,
  useSetting,
} from '@androidworld/app-sdk/ui';
import info from '@material-symbols/svg-400/rounded/info.svg';
import clock from '@material-symbols/svg-400/rounded/schedule.svg';
import { openPage } from '../open-page.ts';
import type { SettingsPage } from '../page.ts';
import { aboutPage } from './about.tsx';
import { dateTimePage } from './date-time.tsx';

export const systemPage: SettingsPage = {
  fragment: 'com.android.settings.system.SystemDashboardFragment',
  title: 'System',
  entries: ['Date & time'],
  Content() {
    const api = useApi();
    return (
      <>
        <Preference icon={clock} title="Date & time" onClick={() => void openPage(api, dateTimePage)} />
        <Preference icon={info} title="About emulated device" onClick={() => void openPage(api, aboutPage)} />
      </>
    );
  },
};

export const batteryPage: SettingsPage = {
  fragment: 'com.android.settings.fuelgauge.batteryusage.PowerUsageSummary',
  title: 'Battery',
  entries: [],
  Content() {
    const { level, charging } = usePhoneState((state) => state.battery);
    return <Preference title={`${level}%`} summary={charging ? 'Charging' : 'Not charging'} />;
  },
};

export const locationPage: SettingsPage = {
  fragment: 'com.android.settings.location.LocationSettings',
  title: 'Location',
  entries: ['Use location'],
  Content() {
    const [mode, setMode] = useSetting('secure', 'location_mode');
    return (
      <>
        <MainSwitchPreference
          title="Use location"
          checked={mode === '3'}
          onChange={(on) => void setMode(on ? '3' : '0')}
        />
        <FooterPreference title="Apps that have the location permission can see where this phone is while location is on." />
      </>
    );
  },
};
