import { AlertDialog, CheckBox, LinearLayout } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { weekdayName } from '../../time/date-words.ts';
import { weekdayBit } from '../../time/repetition.ts';

export interface WeekdaysDialogProps {
  /** Bits of the days. */
  rule: number;
  firstWeekday: number;
  /** 0: on no day. */
  onPick: (rule: number) => void;
  onClose: () => void;
}

/** On which days of the week something repeats. */
export function WeekdaysDialog({ rule, firstWeekday, onPick, onClose }: WeekdaysDialogProps) {
  const [chosen, setChosen] = useState(rule & 127);
  const weekdays = Array.from({ length: 7 }, (_, index) => (index + firstWeekday) % 7);
  const pick = () => {
    onClose();
    onPick(chosen);
  };
  return (
    <AlertDialog
      onDismiss={onClose}
      negative={{ label: 'Cancel', onClick: onClose }}
      positive={{ label: 'OK', onClick: pick }}
    >
      <LinearLayout id="dialog_vertical_linear_layout" orientation="vertical" align="stretch">
        {weekdays.map((weekday) => {
          const bit = weekdayBit(weekday);
          return (
            <CheckBox key={weekday} checked={(chosen & bit) !== 0} onChange={() => setChosen(chosen ^ bit)}>
              {weekdayName(weekday)}
            </CheckBox>
          );
        })}
      </LinearLayout>
    </AlertDialog>
  );
}
