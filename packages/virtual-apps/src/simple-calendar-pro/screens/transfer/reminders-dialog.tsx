import { AlertDialog, TextView } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { ReminderDialog } from '../../../simple-commons/reminder-dialog.tsx';
import { reminderChoices, reminderText } from '../../time/reminder-words.ts';

export type Reminders = readonly [number, number, number];

/** Asks for the reminders of many events at once. */
export function RemindersDialog({ onPick, onClose }: { onPick: (reminders: Reminders) => void; onClose: () => void }) {
  const [reminders, setReminders] = useState<Reminders>([-1, -1, -1]);
  const [asked, setAsked] = useState<number | null>(null);
  if (asked !== null) {
    return (
      <ReminderDialog
        value={reminders[asked] ?? -1}
        choices={reminderChoices(reminders[asked] ?? -1)}
        textOf={reminderText}
        hasTimeOfDay
        onPick={(minutes) => {
          const [first = -1, second = -1, third = -1] = reminders.with(asked, minutes);
          setReminders([first, second, third]);
        }}
        onClose={() => setAsked(null)}
      />
    );
  }
  const shown = [0, 1, 2].filter((index) => index === 0 || reminders[index - 1] !== -1);
  return (
    <AlertDialog
      title="Event reminders"
      onDismiss={onClose}
      negative={{ label: 'Cancel', onClick: onClose }}
      positive={{
        label: 'OK',
        onClick() {
          onClose();
          onPick(reminders);
        },
      }}
    >
      {shown.map((index) => (
        <TextView
          key={index}
          id={`set_reminders_${index + 1}`}
          textAppearance="body-large"
          style={{ padding: '12px 0' }}
          onClick={() => setAsked(index)}
        >
          {reminderText(reminders[index] ?? -1)}
        </TextView>
      ))}
    </AlertDialog>
  );
}
