import { useActivity, useApi, usePreferences } from '@androidworld/app-sdk/ui';
import { ReminderDialog } from '../../simple-commons/reminder-dialog.tsx';
import { snooze } from '../reminders/schedule-reminder.ts';
import { preferences } from '../store/preferences.ts';
import { durationText } from '../time/reminder-words.ts';

const choices = [5, 10, 20, 30, 60];

/** Asks how long a reminder is to be quiet, where that is not always the same. */
export function SnoozeScreen() {
  const api = useApi();
  const { intent, finish } = useActivity();
  const [values] = usePreferences(preferences);
  if (values === undefined) return null;
  const pick = async (minutes: number) => {
    const id = Number(intent.extras?.event_id);
    await snooze(api, { id, startTs: Number(intent.extras?.event_occurrence_ts), minutes: Math.max(1, minutes) });
    await preferences.put(api, { snoozeMinutes: Math.max(1, minutes) });
    await api.notifications.cancel(id);
    await finish();
  };
  return (
    <ReminderDialog
      value={values.snoozeMinutes}
      choices={choices}
      textOf={durationText}
      onPick={(minutes) => void pick(minutes)}
      onClose={() => void finish()}
    />
  );
}
