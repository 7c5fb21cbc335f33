import { type PreferenceItem, PreferenceItems, useApi, usePhoneState, useSetting } from '@androidworld/app-sdk/ui';
import { openPage } from '../open-page.ts';
import type { SettingsPage } from '../page.ts';
import { screenTimeouts, timeoutSummary, timeoutText } from './display-choices.ts';
import { autoRotatePage, colorsPage, darkThemePage, isScreenSaverOn, screenSaverPage } from './display-details.tsx';
import { displaySizeAndTextPage } from './display-size-and-text.tsx';
import { lockScreenPage } from './lock-screen.tsx';
import { privacyText, useLockScreenNotifications } from './lock-screen-notifications.ts';

export const displayPage: SettingsPage = {
  fragment: 'com.android.settings.DisplaySettings',
  title: 'Display',
  entries: [
    'Brightness level',
    'Lock screen',
    'Screen timeout',
    'Dark theme',
    'Screen saver',
    'Colors',
    'Auto-rotate screen',
  ],
  Content() {
    const api = useApi();
    const brightness = usePhoneState((state) => state.brightness);
    const night = usePhoneState((state) => state.nightMode);
    const [, setNight] = useSetting('secure', 'ui_night_mode');
    const [timeout, setTimeoutMs] = useSetting('system', 'screen_off_timeout');
    const [rotates, setRotates] = useSetting('system', 'accelerometer_rotation');
    const [screenSaver] = useSetting('secure', 'screensaver_enabled');
    const { isShown } = useLockScreenNotifications();
    const items: readonly PreferenceItem[] = [
      {
        kind: 'category',
        title: 'Brightness',
        items: [
          {
            title: 'Brightness level',
            summary: `${Math.round((brightness / 255) * 100)}%`,
            onClick: () => void api.startActivity({ action: 'com.android.intent.action.SHOW_BRIGHTNESS_DIALOG' }),
          },
        ],
      },
      {
        kind: 'category',
        title: 'Lock display',
        items: [
          {
            title: 'Lock screen',
            summary: privacyText(isShown),
            onClick: () => void openPage(api, lockScreenPage),
          },
          {
            kind: 'list',
            title: 'Screen timeout',
            summary: timeoutSummary(Number(timeout)),
            entries: screenTimeouts.map((ms) => ({ label: timeoutText(ms), value: ms })),
            value: Number(timeout),
            onChange: (ms) => void setTimeoutMs(String(ms)),
          },
        ],
      },
      {
        kind: 'category',
        title: 'Appearance',
        items: [
          {
            kind: 'primary-switch',
            title: 'Dark theme',
            summary: night ? 'Will never turn off automatically' : 'Will never turn on automatically',
            value: night,
            onChange: (on) => void setNight(on ? '2' : '1'),
            onClick: () => void openPage(api, darkThemePage),
          },
          {
            title: 'Screen saver',
            summary: isScreenSaverOn(screenSaver) ? 'On / Clock' : 'Off',
            onClick: () => void openPage(api, screenSaverPage),
          },
          { title: 'Display size and text', onClick: () => void openPage(api, displaySizeAndTextPage) },
        ],
      },
      { kind: 'category', title: 'Color', items: [{ title: 'Colors', onClick: () => void openPage(api, colorsPage) }] },
      {
        kind: 'category',
        title: 'Other display controls',
        items: [
          {
            kind: 'primary-switch',
            title: 'Auto-rotate screen',
            value: rotates === '1',
            onChange: (on) => void setRotates(on ? '1' : '0'),
            onClick: () => void openPage(api, autoRotatePage),
          },
        ],
      },
    ];
    return <PreferenceItems items={items} />;
  },
};
