import { MaterialTimePicker, RadioGroupDialog } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { CustomMinutesDialog } from '../../../simple-commons/interval-dialog.tsx';
import { ReminderDialog } from '../../../simple-commons/reminder-dialog.tsx';
import { timeText } from '../../time/date-words.ts';
import { reminderChoices, reminderText } from '../../time/reminder-words.ts';
import type { Calendar } from '../use-calendar.ts';
import { DefaultTypeDialog } from './default-type.tsx';

/** What the settings ask for in a dialog. */
export type SettingQuestion =
  | 'snooze'
  | 'startTime'
  | 'duration'
  | 'defaultType'
  | 'weeklyStart'
  | 'past'
  | 'reminder1'
  | 'reminder2'
  | 'reminder3';

export interface SettingsDialogsProps {
  asked: SettingQuestion;
  calendar: Calendar;
  onClose: () => void;
}

export function SettingsDialogs({ asked, calendar, onClose }: SettingsDialogsProps) {
  const { preferences, change, clock } = calendar;
  switch (asked) {
    case 'startTime':
      return <StartTimeDialog calendar={calendar} onClose={onClose} />;
    case 'defaultType':
      return <DefaultTypeDialog calendar={calendar} onClose={onClose} />;
    case 'weeklyStart':
      return (
        <RadioGroupDialog
          choices={Array.from({ length: 16 }, (_, hour) => ({
            label: timeText({ hour, minute: 0 }, clock.hour24),
            value: hour,
          }))}
          selected={preferences.startWeeklyAt}
          onChoose={(startWeeklyAt) => void change({ startWeeklyAt })}
          onClose={onClose}
        />
      );
    case 'snooze':
      return (
        <CustomMinutesDialog
          value={preferences.snoozeMinutes}
          onPick={(minutes) => void change({ snoozeMinutes: minutes === 0 ? preferences.snoozeMinutes : minutes })}
          onClose={onClose}
        />
      );
    case 'duration':
      return (
        <CustomMinutesDialog
          value={preferences.defaultDuration}
          onPick={(defaultDuration) => void change({ defaultDuration })}
          onClose={onClose}
        />
      );
    case 'past':
      return (
        <CustomMinutesDialog
          value={preferences.displayPastMinutes}
          onPick={(displayPastMinutes) => void change({ displayPastMinutes })}
          onClose={onClose}
        />
      );
    default: {
      const key = `defaultReminder${asked === 'reminder1' ? 1 : asked === 'reminder2' ? 2 : 3}` as const;
      return (
        <ReminderDialog
          value={preferences[key]}
          choices={reminderChoices(preferences[key])}
          textOf={(minutes) => reminderText(minutes).replace(' before', '')}
          onPick={(minutes) => void change({ [key]: minutes })}
          onClose={onClose}
        />
      );
    }
  }
}

const otherTime = 0;

function StartTimeDialog({ calendar, onClose }: Omit<SettingsDialogsProps, 'asked'>) {
  const { preferences, change, clock } = calendar;
  const [isAsking, setAsking] = useState(false);
  const { defaultStartTime } = preferences;
  if (isAsking) {
    return (
      <MaterialTimePicker
        value={{ hour: Math.floor(Math.max(0, defaultStartTime) / 60), minute: Math.max(0, defaultStartTime) % 60 }}
        hour24={clock.hour24}
        onPick={({ hour, minute }) => {
          onClose();
          void change({ defaultStartTime: hour * 60 + minute });
        }}
        onDismiss={onClose}
      />
    );
  }
  return (
    <RadioGroupDialog
      choices={[
        { label: 'Current time', value: -2 },
        { label: 'Next full hour', value: -1 },
        { label: 'Other time', value: otherTime },
      ]}
      selected={Math.min(otherTime, defaultStartTime)}
      staysOpen
      onChoose={(value) => {
        if (value === otherTime) return setAsking(true);
        onClose();
        void change({ defaultStartTime: value });
      }}
      onClose={onClose}
    />
  );
}
