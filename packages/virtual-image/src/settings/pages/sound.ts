import alarm from '@material-symbols/svg-400/rounded/alarm.svg';
import call from '@material-symbols/svg-400/rounded/call.svg';
import note from '@material-symbols/svg-400/rounded/music_note.svg';
import ring from '@material-symbols/svg-400/rounded/notifications.svg';
import { defaultRingtoneName, ringtoneNames } from '../../telephony/ringtones.ts';
import { flag, number, text } from '../bindings.ts';
import type { SettingKey, SettingsPage, SettingsRow } from '../page.ts';
import { volumeRow } from './volume-row.tsx';
import { zenSummary } from './zen.ts';

/** Files of the image's `/product/media/audio`, by what the person calls them. */
const tones = {
  ringtone: ['None', ...ringtoneNames],
  notification_sound: ['None', 'Chime', 'Clink', 'Note', 'Pixie Dust', 'Popcorn', 'Welcome'],
  alarm_alert: ['None', 'Alarm Classic', 'Bright Morning', 'Early Riser', 'Fresh Start', 'Rooster'],
} as const;

function tone(title: string, kind: keyof typeof tones, otherwise: string): SettingsRow {
  return {
    kind: 'list',
    title,
    entries: tones[kind].map((label) => ({ label, value: label })),
    value: text(`system/${kind}`, otherwise),
  };
}

function sounds(title: string, key: SettingKey): SettingsRow {
  return { kind: 'switch', title, value: flag(key, { otherwise: true }) };
}

const preventRinging = text('secure/volume_hush_gesture', '1');

export const soundPages: readonly SettingsPage[] = [
  {
    fragment: 'com.android.settings.notification.SoundSettings',
    title: 'Sound & vibration',
    rows: [
      volumeRow('Media volume', note, 15, number('system/volume_music', 5)),
      volumeRow('Call volume', call, 7, number('system/volume_voice', 4)),
      volumeRow('Ring & notification volume', ring, 7, number('system/volume_ring', 5)),
      volumeRow('Alarm volume', alarm, 7, number('system/volume_alarm', 6)),
      {
        title: 'Do Not Disturb',
        summary: zenSummary,
        opens: 'com.android.settings.notification.zen.ZenModeSettings',
      },
      tone('Phone ringtone', 'ringtone', defaultRingtoneName),
      {
        title: 'Media',
        summary: 'Show player',
        opens: 'com.android.settings.sound.MediaControlsSettings',
      },
      {
        title: 'Vibration & haptics',
        summary: 'On',
        opens: 'com.android.settings.accessibility.VibrationSettings',
      },
      {
        kind: 'primary-switch',
        title: 'Shortcut to prevent ringing',
        summary: (scope) =>
          preventRinging.read(scope) === '2' ? 'Mute' : preventRinging.read(scope) === '1' ? 'Vibrate' : 'Off',
        value: {
          read: (scope) => preventRinging.read(scope) !== '0',
          write: (scope, on) => preventRinging.write(scope, on ? '1' : '0'),
        },
        opens: 'com.android.settings.gestures.PreventRingingGestureSettings',
      },
      tone('Default notification sound', 'notification_sound', 'Pixie Dust'),
      tone('Default alarm sound', 'alarm_alert', 'Alarm Classic'),
      sounds('Dial pad tones', 'system/dtmf_tone'),
      sounds('Screen locking sound', 'system/lockscreen_sounds_enabled'),
      sounds('Charging sounds and vibration', 'secure/charging_sounds_enabled'),
      sounds('Touch sounds', 'system/sound_effects_enabled'),
      {
        kind: 'switch',
        title: 'Always show icon when in vibrate mode',
        value: flag('secure/status_bar_show_vibrate_icon'),
      },
    ],
  },
  {
    fragment: 'com.android.settings.sound.MediaControlsSettings',
    title: 'Media',
    rows: [
      {
        kind: 'switch',
        title: 'Pin media player',
        summary: 'To quickly resume playback, media player stays open in Quick Settings',
        value: flag('secure/qs_media_resumption', { otherwise: true }),
      },
      {
        kind: 'switch',
        title: 'Show media on lock screen',
        summary: 'To quickly resume playback, media player stays open on lock screen',
        value: flag('secure/media_controls_lock_screen', { otherwise: true }),
      },
      {
        kind: 'switch',
        title: 'Show media recommendations',
        summary: 'Based on your activity',
        value: flag('secure/qs_media_recommend', { otherwise: true }),
      },
    ],
  },
  {
    fragment: 'com.android.settings.gestures.PreventRingingGestureSettings',
    title: 'Prevent ringing',
    rows: [
      {
        kind: 'main-switch',
        title: 'Use prevent ringing',
        value: {
          read: (scope) => preventRinging.read(scope) !== '0',
          write: (scope, on) => preventRinging.write(scope, on ? '1' : '0'),
        },
      },
      {
        kind: 'category',
        title: 'Press Power & Volume Up together to',
        rows: [
          {
            kind: 'radios',
            entries: [
              { label: 'Vibrate', value: '1' },
              { label: 'Mute', value: '2' },
            ],
            value: preventRinging,
            enabled: (scope) => preventRinging.read(scope) !== '0',
          },
        ],
      },
    ],
  },
];
