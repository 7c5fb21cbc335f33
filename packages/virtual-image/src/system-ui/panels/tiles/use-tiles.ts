import { useSystemApi } from '@androidworld/app-sdk/system';
import { usePhoneState, useSetting } from '@androidworld/app-sdk/ui';
import alarm from '@material-symbols/svg-400/rounded/alarm.svg';
import battery from '@material-symbols/svg-400/rounded/battery_plus-fill.svg';
import bluetooth from '@material-symbols/svg-400/rounded/bluetooth-fill.svg';
import dim from '@material-symbols/svg-400/rounded/brightness_5.svg';
import cast from '@material-symbols/svg-400/rounded/cast.svg';
import dark from '@material-symbols/svg-400/rounded/contrast-fill.svg';
import dnd from '@material-symbols/svg-400/rounded/do_not_disturb_on-fill.svg';
import flashlight from '@material-symbols/svg-400/rounded/flashlight_on-fill.svg';
import airplane from '@material-symbols/svg-400/rounded/flight-fill.svg';
import controls from '@material-symbols/svg-400/rounded/home_app_logo.svg';
import inversion from '@material-symbols/svg-400/rounded/invert_colors-fill.svg';
import location from '@material-symbols/svg-400/rounded/location_on-fill.svg';
import microphone from '@material-symbols/svg-400/rounded/mic-fill.svg';
import nightLight from '@material-symbols/svg-400/rounded/nightlight-fill.svg';
import correction from '@material-symbols/svg-400/rounded/palette-fill.svg';
import camera from '@material-symbols/svg-400/rounded/photo_camera-fill.svg';
import rotate from '@material-symbols/svg-400/rounded/screen_rotation_alt.svg';
import wifi from '@material-symbols/svg-400/rounded/wifi-fill.svg';
import { openFromPanel } from '../open-from-panel.ts';
import type { Tile } from './tile.ts';

/**
 * The tiles of the image, in order (AOSP 13 `quick_settings_tiles_default`, and those of Google's image after them).
 * What this phone has no part for, a torch or devices in the house, is unavailable, as on an emulator.
 */
export function useTiles(): readonly Tile[] {
  const api = useSystemApi();
  const { radios, nightMode: night, nextAlarm, battery: power } = usePhoneState((state) => state);
  const zen = useSwitch('global', 'zen_mode', { on: '1', off: '0' });
  const rotates = useSwitch('system', 'accelerometer_rotation', { on: '1', off: '0' });
  const saver = useSwitch('global', 'low_power', { on: '1', off: '0' });
  const located = useSwitch('secure', 'location_mode', { on: '3', off: '0', otherwise: true });
  const amber = useSwitch('secure', 'night_display_activated', { on: '1', off: '0' });
  const inverted = useSwitch('secure', 'accessibility_display_inversion_enabled', { on: '1', off: '0' });
  const corrected = useSwitch('secure', 'accessibility_display_daltonizer_enabled', { on: '1', off: '0' });
  const dimmed = useSwitch('secure', 'reduce_bright_colors_activated', { on: '1', off: '0' });
  const sees = useSwitch('secure', 'camera_access', { on: '1', off: '0', otherwise: true });
  const hears = useSwitch('secure', 'microphone_access', { on: '1', off: '0', otherwise: true });
  const network = radios.wifi.connected ? (radios.wifi.ssid ?? 'AndroidWifi') : undefined;
  const internet = network ?? (radios.mobileData && !radios.airplane ? 'T-Mobile' : undefined);
  return [
    {
      spec: 'internet',
      label: 'Internet',
      icon: wifi,
      on: internet !== undefined,
      secondary: internet ?? (radios.airplane ? 'Airplane mode' : 'Networks unavailable'),
      contentDescription: internet === undefined ? 'Internet' : `Internet,${internet}`,
      onClick: () => void api.system.setPanel('internet'),
      settings: 'android.settings.WIFI_SETTINGS',
    },
    {
      spec: 'bt',
      label: 'Bluetooth',
      icon: bluetooth,
      on: radios.bluetooth.enabled,
      contentDescription: 'Bluetooth.',
      onClick: () => void api.system.setBluetooth(!radios.bluetooth.enabled),
      settings: 'android.settings.BLUETOOTH_SETTINGS',
    },
    { spec: 'flashlight', label: 'Flashlight', icon: flashlight, secondary: 'Camera in use' },
    {
      spec: 'dnd',
      label: 'Do Not Disturb',
      icon: dnd,
      ...zen,
      contentDescription: 'Do Not Disturb., ',
      settings: 'android.settings.ZEN_MODE_SETTINGS',
    },
    {
      spec: 'alarm',
      label: 'Alarm',
      icon: alarm,
      secondary: nextAlarm ?? 'No alarm set',
      contentDescription: `Alarm, ${nextAlarm ?? 'No alarm set'}`,
      onClick: () => void openFromPanel(api, 'android.intent.action.SHOW_ALARMS'),
    },
    {
      spec: 'airplane',
      label: 'Airplane mode',
      icon: airplane,
      on: radios.airplane,
      contentDescription: 'Airplane mode',
      onClick: () => void api.system.setAirplane(!radios.airplane),
      settings: 'android.settings.AIRPLANE_MODE_SETTINGS',
    },
    { spec: 'controls', label: 'Device controls', icon: controls, contentDescription: 'Device controls' },
    {
      spec: 'rotation',
      label: 'Auto-rotate',
      icon: rotate,
      ...rotates,
      contentDescription: 'Auto-rotate screen',
      settings: 'android.settings.AUTO_ROTATE_SETTINGS',
    },
    {
      spec: 'battery',
      label: 'Battery Saver',
      icon: battery,
      contentDescription: 'Battery Saver',
      // Who charges saves nothing (AOSP `BatterySaverTile`).
      ...(power.charging ? { secondary: 'Unavailable' } : saver),
      settings: 'android.settings.BATTERY_SAVER_SETTINGS',
    },
    {
      spec: 'cast',
      label: 'Screen Cast',
      icon: cast,
      contentDescription: 'Screen Cast',
      onClick: () => void openFromPanel(api, 'android.settings.CAST_SETTINGS'),
      settings: 'android.settings.CAST_SETTINGS',
    },
    {
      spec: 'mictoggle',
      label: 'Mic access',
      icon: microphone,
      ...hears,
      secondary: hears.on ? 'Available' : 'Blocked',
      contentDescription: 'Mic access',
      settings: 'android.settings.PRIVACY_SETTINGS',
    },
    {
      spec: 'cameratoggle',
      label: 'Camera access',
      icon: camera,
      ...sees,
      secondary: sees.on ? 'Available' : 'Blocked',
      contentDescription: 'Camera access',
      settings: 'android.settings.PRIVACY_SETTINGS',
    },
    {
      spec: 'dark',
      label: 'Dark theme',
      icon: dark,
      on: night,
      contentDescription: 'Dark theme',
      onClick: () => void api.settings.put('secure', 'ui_night_mode', night ? '1' : '2'),
      settings: 'android.settings.DARK_THEME_SETTINGS',
    },
    {
      spec: 'location',
      label: 'Location',
      icon: location,
      ...located,
      contentDescription: 'Location',
      settings: 'android.settings.LOCATION_SOURCE_SETTINGS',
    },
    {
      spec: 'night',
      label: 'Night Light',
      icon: nightLight,
      ...amber,
      contentDescription: 'Night Light',
      settings: 'android.settings.NIGHT_DISPLAY_SETTINGS',
    },
    {
      spec: 'inversion',
      label: 'Color inversion',
      icon: inversion,
      ...inverted,
      contentDescription: 'Color inversion',
      settings: 'android.settings.COLOR_INVERSION_SETTINGS',
    },
    {
      spec: 'color_correction',
      label: 'Color correction',
      icon: correction,
      ...corrected,
      contentDescription: 'Color correction',
      settings: 'com.android.settings.ACCESSIBILITY_COLOR_SPACE_SETTINGS',
    },
    {
      spec: 'reduce_brightness',
      label: 'Extra dim',
      icon: dim,
      ...dimmed,
      contentDescription: 'Extra dim',
      settings: 'android.settings.REDUCE_BRIGHT_COLORS_SETTINGS',
    },
  ];
}

function useSwitch(
  namespace: 'global' | 'system' | 'secure',
  key: string,
  { on, off, otherwise = false }: { readonly on: string; readonly off: string; readonly otherwise?: boolean },
): { readonly on: boolean; readonly onClick: () => void } {
  const [value, put] = useSetting(namespace, key);
  const isOn = value == null ? otherwise : value !== off;
  return { on: isOn, onClick: () => void put(isOn ? off : on) };
}
