import { flag } from '../bindings.ts';
import type { SettingsPage } from '../page.ts';
import { lockScreenPrivacy, privacyChoices } from './lock-screen-notifications.ts';

export const lockScreenPages: readonly SettingsPage[] = [
  {
    fragment: 'com.android.settings.security.LockscreenDashboardFragment',
    title: 'Lock screen',
    rows: [
      {
        kind: 'category',
        title: 'What to show',
        rows: [
          { kind: 'list', title: 'Privacy', entries: privacyChoices, value: lockScreenPrivacy },
          // The phone has no screen lock, on which the next ones would stand.
          { title: 'Add text on lock screen', summary: 'None', enabled: false },
          {
            kind: 'switch',
            title: 'Show device controls',
            summary: 'To use, first set a screen lock',
            value: flag('secure/lockscreen_show_controls', { otherwise: true }),
            enabled: false,
          },
          {
            kind: 'switch',
            title: 'Control from locked device',
            summary:
              'Control external devices without unlocking your phone or tablet if allowed by the device controls app',
            value: flag('secure/lockscreen_allow_trivial_controls'),
            enabled: false,
          },
          {
            kind: 'switch',
            title: 'Double-line clock',
            summary: 'Show double-line clock when available',
            value: flag('secure/lockscreen_use_double_line_clock', { otherwise: true }),
          },
          {
            title: 'Now Playing',
            summary: 'Identify songs playing nearby',
            opens: 'com.google.intelligence.sense.ambientmusic.AmbientMusicSettings',
          },
        ],
      },
    ],
  },
  {
    fragment: 'com.google.intelligence.sense.ambientmusic.AmbientMusicSettings',
    title: 'Now Playing',
    rows: [
      { kind: 'switch', title: 'Identify songs playing nearby', value: flag('secure/now_playing'), enabled: false },
      { kind: 'footer', title: 'Now Playing is not available on this device.' },
    ],
  },
];
