import { AlertDialog, ListItem, RadioButton, useApi, usePhoneState, useSetting } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import type { SettingsPage } from '../page.ts';
import { Preference, PreferenceCategory, SwitchPreference } from '../widgets/preference.tsx';
import { fontSizes, screenTimeouts, timeoutSummary, timeoutText } from './display-choices.ts';

export const displayPage: SettingsPage = {
  fragment: 'com.android.settings.DisplaySettings',
  title: 'Display',
  entries: [
    'Brightness level',
    'Adaptive brightness',
    'Screen timeout',
    'Dark theme',
    'Font size',
    'Auto-rotate screen',
  ],
  Content() {
    return (
      <>
        <PreferenceCategory title="Brightness" />
        <BrightnessPreferences />
        <PreferenceCategory title="Lock display" />
        <ScreenTimeout />
        <PreferenceCategory title="Appearance" />
        <Appearance />
        <PreferenceCategory title="Other display controls" />
        <AutoRotate />
      </>
    );
  },
};

function BrightnessPreferences() {
  const api = useApi();
  const brightness = usePhoneState((state) => state.brightness);
  const [mode, setMode] = useSetting('system', 'screen_brightness_mode');
  return (
    <>
      <Preference
        title="Brightness level"
        summary={`${Math.round((brightness / 255) * 100)}%`}
        onClick={() => void api.startActivity({ action: 'com.android.intent.action.SHOW_BRIGHTNESS_DIALOG' })}
      />
      <SwitchPreference
        title="Adaptive brightness"
        checked={mode === '1'}
        onChange={(on) => void setMode(on ? '1' : '0')}
      />
    </>
  );
}

function ScreenTimeout() {
  const [timeout, setTimeoutMs] = useSetting('system', 'screen_off_timeout');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Preference title="Screen timeout" summary={timeoutSummary(Number(timeout))} onClick={() => setOpen(true)} />
      {open && (
        <AlertDialog
          title="Screen timeout"
          flush
          onDismiss={() => setOpen(false)}
          negative={{ label: 'Cancel', onClick: () => setOpen(false) }}
        >
          {screenTimeouts.map((ms) => (
            <ListItem
              key={ms}
              title={timeoutText(ms)}
              leading={<RadioButton checked={Number(timeout) === ms} />}
              onClick={() => {
                void setTimeoutMs(String(ms));
                setOpen(false);
              }}
            />
          ))}
        </AlertDialog>
      )}
    </>
  );
}

function Appearance() {
  const night = usePhoneState((state) => state.nightMode);
  const [, setNight] = useSetting('secure', 'ui_night_mode');
  const [scale, setScale] = useSetting('system', 'font_scale');
  const next = fontSizes[(fontSizes.findIndex((size) => size.scale === Number(scale ?? 1)) + 1) % fontSizes.length];
  const current = fontSizes.find((size) => size.scale === Number(scale ?? 1));
  return (
    <>
      <SwitchPreference
        title="Dark theme"
        summary={night ? 'On' : 'Off'}
        checked={night}
        onChange={(on) => void setNight(on ? '2' : '1')}
      />
      <Preference
        title="Font size"
        summary={current?.label ?? 'Custom'}
        onClick={() => void setScale(String(next?.scale ?? 1))}
      />
    </>
  );
}

function AutoRotate() {
  const [rotates, setRotates] = useSetting('system', 'accelerometer_rotation');
  return (
    <SwitchPreference
      title="Auto-rotate screen"
      checked={rotates === '1'}
      onChange={(on) => void setRotates(on ? '1' : '0')}
    />
  );
}
