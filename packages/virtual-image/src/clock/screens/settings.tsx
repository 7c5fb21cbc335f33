import {
  LinearLayout,
  type PreferenceItem,
  PreferenceScreen,
  Toolbar,
  useActivity,
  useApi,
  useSetting,
} from '@androidworld/app-sdk/ui';
import { clockClass, clockPackage } from '../package-name.ts';
import { ringtoneTitle } from '../ringtones.ts';
import { type ClockSettings, clockSettings } from '../store/settings.ts';
import { plural } from '../time-text.ts';
import { useClockData } from './use-clock-data.ts';

const ringtonePicker = { packageName: clockPackage, className: clockClass('ringtone.RingtonePickerActivity') };
const styles = [
  { label: 'Analog', value: 'analog' },
  { label: 'Digital', value: 'digital' },
];
const minutesOf = (values: readonly number[]) => values.map((value) => ({ label: plural(value, 'minute'), value }));
const silences = [...minutesOf([1, 5, 10, 15, 20, 25]), { label: 'Never', value: -1 }];
const snoozes = minutesOf([1, 5, 10, 15, 20, 25, 30]);
const crescendos = [
  { label: 'Never', value: 0 },
  ...[5, 10, 15, 20, 30, 60].map((value) => ({ label: plural(value, 'second'), value })),
];
const weekStarts = [
  { label: 'Saturday', value: 7 },
  { label: 'Sunday', value: 1 },
  { label: 'Monday', value: 2 },
];

/** How clocks look, and how alarms and timers behave. */
export function ClockSettingsScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const settings = useClockData(clockSettings.get).data;
  const [volume, setVolume] = useSetting('system', 'volume_alarm');
  if (settings === undefined || volume === undefined) return null;
  const save = (change: Partial<ClockSettings>) => void api.callProcess('saveSettings', change);
  const items: readonly PreferenceItem[] = [
    {
      kind: 'category',
      title: 'Clock',
      items: [
        {
          kind: 'list',
          title: 'Style',
          entries: styles,
          value: settings.style,
          onChange: (style) => save({ style: style === 'analog' ? 'analog' : 'digital' }),
        },
        {
          kind: 'switch',
          title: 'Display time with seconds',
          value: settings.showsSeconds,
          onChange: (showsSeconds) => save({ showsSeconds }),
        },
        {
          title: 'Change date & time',
          onClick: () => void api.startActivity({ action: 'android.settings.DATE_SETTINGS' }),
        },
      ],
    },
    {
      kind: 'category',
      title: 'Alarms',
      items: [
        {
          kind: 'list',
          title: 'Silence after',
          entries: silences,
          value: settings.silenceAfterMinutes,
          onChange: (minutes) => save({ silenceAfterMinutes: Number(minutes) }),
        },
        {
          kind: 'list',
          title: 'Snooze length',
          entries: snoozes,
          value: settings.snoozeMinutes,
          onChange: (minutes) => save({ snoozeMinutes: Number(minutes) }),
        },
        {
          kind: 'seekbar',
          title: 'Alarm volume',
          // Alarms are never without a sound (AlarmVolumePreference).
          min: 1,
          max: 7,
          value: Number(volume),
          onChange: (next) => void setVolume(String(next)),
        },
        {
          kind: 'list',
          title: 'Gradually increase volume',
          entries: crescendos,
          value: settings.alarmCrescendo,
          onChange: (seconds) => save({ alarmCrescendo: Number(seconds) }),
        },
        {
          kind: 'list',
          title: 'Start week on',
          entries: weekStarts,
          value: settings.weekStart,
          onChange: (day) => save({ weekStart: Number(day) }),
        },
      ],
    },
    {
      kind: 'category',
      title: 'Timers',
      items: [
        {
          title: 'Timer sound',
          summary: ringtoneTitle(settings.timerRingtone),
          onClick: () => void api.startActivity({ component: ringtonePicker }),
        },
        {
          kind: 'list',
          title: 'Gradually increase volume',
          entries: crescendos,
          value: settings.timerCrescendo,
          onChange: (seconds) => save({ timerCrescendo: Number(seconds) }),
        },
        {
          kind: 'switch',
          title: 'Timer vibrate',
          value: settings.timerVibrates,
          onChange: (timerVibrates) => save({ timerVibrates }),
        },
      ],
    },
    {
      kind: 'category',
      title: 'Screen saver',
      items: [
        {
          kind: 'list',
          title: 'Style',
          entries: styles,
          value: settings.screensaverStyle,
          onChange: (style) => save({ screensaverStyle: style === 'analog' ? 'analog' : 'digital' }),
        },
        {
          kind: 'switch',
          title: 'Night mode',
          summary: 'Very dim display (for dark rooms)',
          value: settings.screensaverNight,
          onChange: (screensaverNight) => save({ screensaverNight }),
        },
      ],
    },
  ];
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title="Settings" onUp={() => void finish()} />
      <PreferenceScreen items={items} />
    </LinearLayout>
  );
}
