import { RadioGroupDialog, TimePicker } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { CustomMinutesDialog } from './interval-dialog.tsx';

export interface ReminderDialogProps {
  /** Minutes before; -1 none; below that, minus the minutes after midnight. */
  value: number;
  /** Minutes that are offered, in their order. */
  choices: readonly number[];
  textOf: (minutes: number) => string;
  /** Offers a time of the day itself, too. */
  hasTimeOfDay?: boolean | undefined;
  onPick: (minutes: number) => void;
  onClose: () => void;
}

const custom = Number.MAX_SAFE_INTEGER;
const duringDay = Number.MIN_SAFE_INTEGER;

/** The Simple apps' picker of how long before something they remind. */
export function ReminderDialog(props: ReminderDialogProps) {
  const { value, choices, textOf, hasTimeOfDay = false, onPick, onClose } = props;
  const [asking, setAsking] = useState<'list' | 'custom' | 'time'>('list');
  if (asking === 'custom') {
    return <CustomMinutesDialog value={Math.max(0, value)} onPick={onPick} onClose={onClose} />;
  }
  if (asking === 'time') {
    const minutes = value < -1 ? -value : 9 * 60;
    return (
      <TimePicker
        value={{ hour: Math.floor(minutes / 60), minute: minutes % 60 }}
        onPick={({ hour, minute }) => {
          onClose();
          onPick(-(hour * 60 + minute));
        }}
        onDismiss={onClose}
      />
    );
  }
  return (
    <RadioGroupDialog
      choices={[
        ...choices.map((minutes) => ({ label: textOf(minutes), value: minutes })),
        { label: 'Custom', value: custom },
        ...(hasTimeOfDay ? [{ label: value < -1 ? textOf(value) : 'During the day at hh:mm', value: duringDay }] : []),
      ]}
      selected={value < -1 ? duringDay : value}
      staysOpen
      onClose={onClose}
      onChoose={(chosen) => {
        if (chosen === custom) return setAsking('custom');
        if (chosen === duringDay) return setAsking('time');
        onClose();
        onPick(chosen);
      }}
    />
  );
}
