import { useSystemApi } from '@androidworld/app-sdk/system';
import {
  FooterPreference,
  Preference,
  PreferenceItems,
  SwitchPreference,
  usePhoneState,
  useSetting,
} from '@androidworld/app-sdk/ui';
import airplane from '@material-symbols/svg-400/rounded/flight.svg';
import cellular from '@material-symbols/svg-400/rounded/signal_cellular_alt.svg';
import sim from '@material-symbols/svg-400/rounded/sim_card.svg';
import wifi from '@material-symbols/svg-400/rounded/wifi.svg';
import { openPage } from '../open-page.ts';
import type { SettingsPage } from '../page.ts';

export const internetPage: SettingsPage = {
  fragment: 'com.android.settings.network.NetworkProviderSettings',
  title: 'Internet',
  entries: ['Wi-Fi', 'T-Mobile'],
  Content() {
    const api = useSystemApi();
    const radios = usePhoneState((state) => state.radios);
    return (
      <>
        <Preference
          icon={cellular}
          title="T-Mobile"
          summary={
            radios.airplane
              ? 'Unavailable in airplane mode'
              : radios.mobileData
                ? radios.wifi.connected
                  ? 'LTE'
                  : 'Connected / LTE'
                : 'Mobile data is off'
          }
          enabled={!radios.airplane}
          onClick={() => void openPage(api, simPage)}
        />
        <SwitchPreference title="Wi-Fi" checked={radios.wifi.enabled} onChange={(on) => void api.system.setWifi(on)} />
        {radios.wifi.connected && (
          <Preference
            icon={wifi}
            title={radios.wifi.ssid ?? ''}
            summary="Connected"
            onClick={() => void openPage(api, wifiDetailsPage)}
          />
        )}
        {!radios.wifi.enabled && <FooterPreference title="To see available networks, turn Wi-Fi on" />}
      </>
    );
  },
};

export const wifiDetailsPage: SettingsPage = {
  fragment: 'com.android.settings.wifi.details2.WifiNetworkDetailsFragment',
  title: 'Network details',
  entries: [],
  Content() {
    const { connected, ssid } = usePhoneState((state) => state.radios.wifi);
    return (
      <>
        <Preference icon={wifi} title={ssid ?? 'No network'} summary={connected ? 'Connected' : 'Disconnected'} />
        <Preference title="Signal strength" summary="Excellent" />
        <Preference title="Frequency" summary="2.4 GHz" />
        <Preference title="Security" summary="None" />
        <Preference title="IP address" summary={connected ? '10.0.2.16' : 'Unavailable'} />
      </>
    );
  },
};

/** Values of `preferred_network_mode` (AOSP `RILConstants`): LTE/GSM/WCDMA, WCDMA preferred, GSM only. */
const networkModes = [
  { label: 'LTE (recommended)', value: '9' },
  { label: '3G', value: '0' },
  { label: '2G', value: '1' },
] as const;

export const simPage: SettingsPage = {
  fragment: 'com.android.settings.network.telephony.MobileNetworkSettings',
  title: 'T-Mobile',
  entries: ['Mobile data'],
  Content() {
    const api = useSystemApi();
    const { mobileData, airplane: off } = usePhoneState((state) => state.radios);
    const [networkMode, setNetworkMode] = useSetting('global', 'preferred_network_mode');
    return (
      <>
        <SwitchPreference
          title="Mobile data"
          summary="Access data using mobile network"
          checked={mobileData && !off}
          enabled={!off}
          onChange={(on) => void api.system.setMobileData(on)}
        />
        <PreferenceItems
          items={[
            {
              kind: 'list',
              title: 'Preferred network type',
              entries: networkModes,
              value: networkMode ?? '9',
              onChange: (mode) => void setNetworkMode(String(mode)),
              enabled: !off,
            },
          ]}
        />
      </>
    );
  },
};

export const networkPage: SettingsPage = {
  fragment: 'com.android.settings.network.NetworkDashboardFragment',
  title: 'Network & internet',
  entries: ['Internet', 'SIMs', 'Airplane mode'],
  Content() {
    const api = useSystemApi();
    const radios = usePhoneState((state) => state.radios);
    return (
      <>
        <Preference
          icon={wifi}
          title="Internet"
          summary={
            radios.wifi.connected ? (radios.wifi.ssid ?? '') : radios.airplane ? 'Airplane mode is on' : 'T-Mobile'
          }
          onClick={() => void openPage(api, internetPage)}
        />
        <Preference
          icon={sim}
          title="SIMs"
          summary="T-Mobile"
          enabled={!radios.airplane}
          onClick={() => void openPage(api, simPage)}
        />
        <SwitchPreference
          icon={airplane}
          title="Airplane mode"
          checked={radios.airplane}
          onChange={(on) => void api.system.setAirplane(on)}
        />
      </>
    );
  },
};
