import {
  AlertDialog,
  css,
  LinearLayout,
  ListItem,
  RadioButton,
  ScrollView,
  Switch,
  TextView,
  Toolbar,
  useActivity,
  useApi,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { type ClockSettings, clockSettings } from '../store/settings.ts';
import { plural } from '../time-text.ts';
import { useClockData } from './use-clock-data.ts';

css`
.clock-settings-category { padding: 20px 24px 6px; color: var(--primary); }
.clock-setting { padding: 12px 24px; min-height: 64px; }
`;

interface Choice<T> {
  readonly label: string;
  readonly value: T;
}

const styles: readonly Choice<ClockSettings['style']>[] = [
  { label: 'Analog', value: 'analog' },
  { label: 'Digital', value: 'digital' },
];
const minutesOf = (values: readonly number[]): Choice<number>[] =>
  values.map((value) => ({ label: plural(value, 'minute'), value }));
const silences = [...minutesOf([1, 5, 10, 15, 20, 25]), { label: 'Never', value: -1 }];
const snoozes = minutesOf([1, 5, 10, 15, 20, 25, 30]);
const weekStarts: readonly Choice<number>[] = [
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
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title="Settings" onUp={() => void finish()} />
      <ScrollView id="recycler_view" className="androidx.recyclerview.widget.RecyclerView" weight={1}>
        <Category title="Clock" />
        <ListSetting title="Style" choices={styles} value={settings.style} onChange={(style) => save({ style })} />
        <ListItem
          class="clock-setting"
          title="Display time with seconds"
          onClick={() => save({ showsSeconds: !settings.showsSeconds })}
          trailing={<Switch id="android:id/switch_widget" checked={settings.showsSeconds} />}
        />
        <ListItem
          class="clock-setting"
          title="Change date & time"
          onClick={() => void api.startActivity({ action: 'android.settings.DATE_SETTINGS' })}
        />
        <Category title="Alarms" />
        <ListSetting
          title="Silence after"
          choices={silences}
          value={settings.silenceAfterMinutes}
          onChange={(silenceAfterMinutes) => save({ silenceAfterMinutes })}
        />
        <ListSetting
          title="Snooze length"
          choices={snoozes}
          value={settings.snoozeMinutes}
          onChange={(snoozeMinutes) => save({ snoozeMinutes })}
        />
        <ListSetting
          title="Start week on"
          choices={weekStarts}
          value={settings.weekStart}
          onChange={(weekStart) => save({ weekStart })}
        />
      </ScrollView>
    </LinearLayout>
  );
}

function Category({ title }: { title: string }) {
  return (
    <TextView id="android:id/title" textAppearance="label" class="clock-settings-category">
      {title}
    </TextView>
  );
}

/** Shows its value; a tap lets another one be chosen. */
function ListSetting<T>({
  title,
  choices,
  value,
  onChange,
}: {
  title: string;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
}) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <ListItem
        class="clock-setting"
        title={title}
        summary={choices.find((choice) => choice.value === value)?.label}
        onClick={() => setOpen(true)}
      />
      {open && (
        <AlertDialog title={title} flush onDismiss={close} negative={{ label: 'Cancel', onClick: close }}>
          {choices.map((choice) => (
            <ListItem
              key={choice.label}
              title={choice.label}
              leading={<RadioButton checked={choice.value === value} />}
              onClick={() => {
                onChange(choice.value);
                close();
              }}
            />
          ))}
        </AlertDialog>
      )}
    </>
  );
}
