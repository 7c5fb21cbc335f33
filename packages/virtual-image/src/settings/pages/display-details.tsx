import { PreferenceItems, usePhoneState, useSetting } from '@androidworld/app-sdk/ui';
import type { SettingsPage } from '../page.ts';
import { RadioList } from '../radio-list.tsx';

export const darkThemePage: SettingsPage = {
  fragment: 'com.android.settings.display.darkmode.DarkModeSettingsFragment',
  title: 'Dark theme',
  entries: ['Use Dark theme'],
  Content() {
    const night = usePhoneState((state) => state.nightMode);
    const [, setNight] = useSetting('secure', 'ui_night_mode');
    return (
      <PreferenceItems
        items={[
          {
            kind: 'main-switch',
            title: 'Use Dark theme',
            value: night,
            onChange: (on) => void setNight(on ? '2' : '1'),
          },
          { kind: 'footer', title: 'Dark theme uses a black background. It follows no schedule on this phone.' },
        ]}
      />
    );
  },
};

export const autoRotatePage: SettingsPage = {
  fragment: 'com.android.settings.display.SmartAutoRotatePreferenceFragment',
  title: 'Auto-rotate screen',
  entries: ['Use auto-rotate'],
  Content() {
    const [rotates, setRotates] = useSetting('system', 'accelerometer_rotation');
    return (
      <PreferenceItems
        items={[
          {
            kind: 'main-switch',
            title: 'Use auto-rotate',
            value: rotates === '1',
            onChange: (on) => void setRotates(on ? '1' : '0'),
          },
          { kind: 'footer', title: 'The screen turns when the phone is held upright or on its side.' },
        ]}
      />
    );
  },
};

/** On unless it was turned off, as on the emulator's image. */
export function isScreenSaverOn(setting: string | null | undefined): boolean {
  return setting !== '0';
}

export const screenSaverPage: SettingsPage = {
  fragment: 'com.android.settings.dream.DreamSettings',
  title: 'Screen saver',
  entries: ['Use screen saver', 'When to start'],
  Content() {
    const [enabled, setEnabled] = useSetting('secure', 'screensaver_enabled');
    const [docked, setDocked] = useSetting('secure', 'screensaver_activate_on_dock');
    const [asleep, setAsleep] = useSetting('secure', 'screensaver_activate_on_sleep');
    const isOn = isScreenSaverOn(enabled);
    // AOSP has docking on and charging off where neither is set.
    const start = asleep === '1' ? (docked === '0' ? 'charging' : 'either') : docked === '0' ? 'never' : 'docked';
    return (
      <PreferenceItems
        items={[
          {
            kind: 'main-switch',
            title: 'Use screen saver',
            value: isOn,
            onChange: (on) => void setEnabled(on ? '1' : '0'),
          },
          {
            kind: 'list',
            title: 'When to start',
            enabled: isOn,
            entries: [
              { label: 'While charging', value: 'charging' },
              { label: 'While docked', value: 'docked' },
              { label: 'While charging or docked', value: 'either' },
              { label: 'Never', value: 'never' },
            ],
            value: start,
            onChange: (when) => {
              void setAsleep(when === 'charging' || when === 'either' ? '1' : '0');
              void setDocked(when === 'docked' || when === 'either' ? '1' : '0');
            },
          },
          { kind: 'footer', title: 'The screen saver of this phone is Clock.' },
        ]}
      />
    );
  },
};

/** Values of `display_color_mode` (AOSP `ColorDisplayManager`). */
const colorModes = [
  { label: 'Natural', value: '0' },
  { label: 'Boosted', value: '1' },
  { label: 'Adaptive', value: '3' },
] as const;

export const colorsPage: SettingsPage = {
  fragment: 'com.android.settings.display.ColorModePreferenceFragment',
  title: 'Colors',
  entries: colorModes.map(({ label }) => label),
  Content() {
    const [mode, setMode] = useSetting('system', 'display_color_mode');
    return <RadioList choices={colorModes} value={mode ?? '0'} onChoose={(value) => void setMode(value)} />;
  },
};
