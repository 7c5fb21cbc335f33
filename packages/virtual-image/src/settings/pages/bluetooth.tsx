import { useSystemApi } from '@androidworld/app-sdk/system';
import { FooterPreference, MainSwitchPreference, Preference, usePhoneState } from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import bluetooth from '@material-symbols/svg-400/rounded/bluetooth.svg';
import cast from '@material-symbols/svg-400/rounded/cast.svg';
import { openPage } from '../open-page.ts';
import type { SettingsPage } from '../page.ts';
import { DeviceName } from './device-details.tsx';

export const bluetoothPage: SettingsPage = {
  fragment: 'com.android.settings.connecteddevice.BluetoothDashboardFragment',
  title: 'Bluetooth',
  entries: ['Use Bluetooth', 'Device name'],
  Content() {
    const api = useSystemApi();
    const { enabled } = usePhoneState((state) => state.radios.bluetooth);
    return (
      <>
        <MainSwitchPreference
          title="Use Bluetooth"
          checked={enabled}
          onChange={(on) => void api.system.setBluetooth(on)}
        />
        {enabled && <DeviceName namespace="secure" setting="bluetooth_name" />}
        <FooterPreference
          title={
            enabled
              ? 'When Bluetooth is turned on, this phone can talk to other Bluetooth devices nearby.'
              : 'Turn on Bluetooth to connect to other devices.'
          }
        />
      </>
    );
  },
};

export const connectionPreferencesPage: SettingsPage = {
  fragment: 'com.android.settings.connecteddevice.AdvancedConnectedDeviceDashboardFragment',
  title: 'Connection preferences',
  entries: ['Bluetooth', 'Cast'],
  Content() {
    const api = useSystemApi();
    const { enabled } = usePhoneState((state) => state.radios.bluetooth);
    return (
      <>
        <Preference
          icon={bluetooth}
          title="Bluetooth"
          summary={enabled ? 'On' : 'Off'}
          onClick={() => void openPage(api, bluetoothPage)}
        />
        <Preference icon={cast} title="Cast" summary="Not connected" enabled={false} />
      </>
    );
  },
};

export const connectedDevicesPage: SettingsPage = {
  fragment: 'com.android.settings.connecteddevice.ConnectedDeviceDashboardFragment',
  title: 'Connected devices',
  entries: ['Pair new device', 'Connection preferences'],
  Content() {
    const api = useSystemApi();
    return (
      <>
        <Preference
          icon={add}
          title="Pair new device"
          summary="Bluetooth will turn on to pair"
          onClick={() => void api.system.setBluetooth(true).then(() => openPage(api, pairDevicePage))}
        />
        <Preference
          icon={bluetooth}
          title="Connection preferences"
          summary="Bluetooth"
          onClick={() => void openPage(api, connectionPreferencesPage)}
        />
      </>
    );
  },
};

export const pairDevicePage: SettingsPage = {
  fragment: 'com.android.settings.bluetooth.BluetoothPairingDetail',
  title: 'Pair new device',
  entries: [],
  Content: () => (
    <>
      <DeviceName namespace="secure" setting="bluetooth_name" />
      <FooterPreference title="No devices found nearby." />
    </>
  ),
};
