import type { SystemAppApi } from '@androidworld/app-sdk/system';
import { useSystemApi } from '@androidworld/app-sdk/system';
import { css, Glyph, TextView, useAsync, usePhoneState, View } from '@androidworld/app-sdk/ui';
import bluetooth from '@material-symbols/svg-400/rounded/bluetooth-fill.svg';
import dark from '@material-symbols/svg-400/rounded/contrast-fill.svg';
import dnd from '@material-symbols/svg-400/rounded/do_not_disturb_on-fill.svg';
import airplane from '@material-symbols/svg-400/rounded/flight-fill.svg';
import rotate from '@material-symbols/svg-400/rounded/screen_rotation_alt.svg';
import cellular from '@material-symbols/svg-400/rounded/swap_vert-fill.svg';
import wifi from '@material-symbols/svg-400/rounded/wifi-fill.svg';

css`
.tiles { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
.tile { display: flex; flex-direction: row; align-items: center; gap: 12px; height: 64px; padding: 0 16px; border-radius: 32px; background: #2a2d33; color: #e6e5ea; }
.tile-on { background: #b9d3f5; color: #10253d; }
.tile-texts { display: flex; flex-direction: column; min-width: 0; flex: 1; }
`;

interface Tile {
  readonly label: string;
  readonly icon: string;
  readonly on: boolean;
  readonly state: string;
  toggle(): Promise<void>;
  /** A long press opens its screen in Settings. */
  readonly settings: string;
}

/** The tiles of quick settings, in their default order. */
export function Tiles({ count }: { count: number }) {
  const api = useSystemApi();
  const tiles = useTiles(api).slice(0, count);
  return (
    <View class="tiles" id="qs_tile_layout" className="android.view.ViewGroup">
      {tiles.map((tile) => (
        <View
          key={tile.label}
          className="android.widget.Switch"
          class={`tile ${tile.on ? 'tile-on' : ''}`}
          contentDescription={`${tile.label}, ${tile.state}`}
          checked={tile.on}
          onClick={() => void tile.toggle()}
          onLongClick={() => {
            void api.system
              .setPanel('none')
              .then(() => api.startActivity({ action: tile.settings, flags: 0x1000_0000 }));
          }}
        >
          <Glyph icon={tile.icon} size={22} />
          <span class="tile-texts">
            <TextView id="tile_label" textAppearance="label" lines={1}>
              {tile.label}
            </TextView>
            <TextView id="app_label" textAppearance="body-small" lines={1}>
              {tile.state}
            </TextView>
          </span>
        </View>
      ))}
    </View>
  );
}

function useTiles(api: SystemAppApi): Tile[] {
  const radios = usePhoneState((state) => state.radios);
  const night = usePhoneState((state) => state.nightMode);
  const zen = useAsync(() => api.settings.get('global', 'zen_mode'), []);
  const rotation = useAsync(() => api.settings.get('system', 'accelerometer_rotation'), []);
  const put = async (namespace: 'global' | 'system' | 'secure', key: string, value: string, reload?: () => void) => {
    await api.settings.put(namespace, key, value);
    reload?.();
  };
  const onOff = (on: boolean) => (on ? 'On' : 'Off');
  const zenOn = (zen.data ?? '0') !== '0';
  const rotates = rotation.data === '1';
  return [
    {
      label: 'Internet',
      icon: wifi,
      on: radios.wifi.enabled,
      state: radios.wifi.connected ? (radios.wifi.ssid ?? 'On') : onOff(radios.wifi.enabled),
      toggle: () => api.system.setWifi(!radios.wifi.enabled),
      settings: 'android.settings.WIFI_SETTINGS',
    },
    {
      label: 'Bluetooth',
      icon: bluetooth,
      on: radios.bluetooth.enabled,
      state: onOff(radios.bluetooth.enabled),
      toggle: () => api.system.setBluetooth(!radios.bluetooth.enabled),
      settings: 'android.settings.BLUETOOTH_SETTINGS',
    },
    {
      label: 'Do Not Disturb',
      icon: dnd,
      on: zenOn,
      state: onOff(zenOn),
      toggle: () => put('global', 'zen_mode', zenOn ? '0' : '1', zen.reload),
      settings: 'android.settings.SETTINGS',
    },
    {
      label: 'Airplane mode',
      icon: airplane,
      on: radios.airplane,
      state: onOff(radios.airplane),
      toggle: () => api.system.setAirplane(!radios.airplane),
      settings: 'android.settings.AIRPLANE_MODE_SETTINGS',
    },
    {
      label: 'Mobile data',
      icon: cellular,
      on: radios.mobileData,
      state: onOff(radios.mobileData),
      toggle: () => api.system.setMobileData(!radios.mobileData),
      settings: 'android.settings.WIRELESS_SETTINGS',
    },
    {
      label: 'Auto-rotate',
      icon: rotate,
      on: rotates,
      state: onOff(rotates),
      toggle: () => put('system', 'accelerometer_rotation', rotates ? '0' : '1', rotation.reload),
      settings: 'android.settings.DISPLAY_SETTINGS',
    },
    {
      label: 'Dark theme',
      icon: dark,
      on: night,
      state: onOff(night),
      toggle: () => put('secure', 'ui_night_mode', night ? '1' : '2'),
      settings: 'android.settings.DISPLAY_SETTINGS',
    },
  ];
}
