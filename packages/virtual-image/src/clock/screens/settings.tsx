import {
  LinearLayout,
  type PreferenceItem,
  PreferenceScreen,
  Toolbar,
  useActivity,
  useApi,
} from '@androidworld/app-sdk/ui';
import { type ClockSettings, clockSettings } from '../store/settings.ts';
import { plural } from '../time-text.ts';
import { useClockData } from './use-clock-data.ts';

const styles = [
  { label: 'Analog', value: 'analog' },
  { label: 'Digital', value: 'digital' },
];
const minutesOf = (values: readonly number[]) => values.map((value) => ({ label: plural(value, 'minute'), value }));
const silences = [...minutesOf([1, 5, 10, 15, 20, 25]), { label: 'Never', value: -1 }];
const snoozes = minutesOf([1, 5, 10, 15, 20, 25, 30]);
const weekStarts = [
  { label: 'Saturday', value: 7 },
  { label: 'Sunday', value: 1 },
  { label: 'Monday', value: 2 },
];

/** How clocks look and alarms behave. */
export function ClockSettingsScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const settings = useClockData(clockSettings.get).data;
  if (settings === undefined) return null;
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
          kind: 'list',
          title: 'Start week on',
          entries: weekStarts,
          value: settings.weekStart,
          onChange: (day) => save({ weekStart: Number(day) }),
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
