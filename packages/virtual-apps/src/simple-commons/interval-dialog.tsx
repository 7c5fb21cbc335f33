import { AlertDialog, EditText, RadioButton, View } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';

export interface IntervalUnit {
  readonly id: string;
  readonly label: string;
  /** How much of the value one of it is. */
  readonly size: number;
}

export interface IntervalDialogProps {
  fieldId: string;
  units: readonly IntervalUnit[];
  /** Shown in the largest unit that divides it; 0 for an empty field. */
  value: number;
  onPick: (value: number) => void;
  onClose: () => void;
}

/** A number and its unit: how long before, how often. */
export function IntervalDialog({ fieldId, units, value, onPick, onClose }: IntervalDialogProps) {
  const [unit, setUnit] = useState(() => largestUnit(units, value));
  const [count, setCount] = useState(value > 0 && unit !== undefined ? String(value / unit.size) : '');
  const pick = () => {
    onClose();
    onPick(Number(count.replace(/\D/g, '')) * (unit?.size ?? 1));
  };
  return (
    <AlertDialog
      onDismiss={onClose}
      negative={{ label: 'Cancel', onClick: onClose }}
      positive={{ label: 'OK', onClick: pick }}
    >
      <EditText
        id={fieldId}
        hint="Value"
        inputType="number"
        maxLength={5}
        value={count}
        onChange={setCount}
        onImeAction={pick}
        autoFocus
      />
      <View id="dialog_radio_view" className="android.widget.RadioGroup" style={{ display: 'grid', paddingTop: 8 }}>
        {units.map((each) => (
          <RadioButton key={each.id} id={each.id} checked={each === unit} onChange={() => setUnit(each)}>
            {each.label}
          </RadioButton>
        ))}
      </View>
    </AlertDialog>
  );
}

function largestUnit(units: readonly IntervalUnit[], value: number): IntervalUnit | undefined {
  return units.toReversed().find(({ size }) => value > 0 && value % size === 0) ?? units[0];
}

const minuteUnits: readonly IntervalUnit[] = [
  { id: 'dialog_radio_minutes', label: 'minutes', size: 1 },
  { id: 'dialog_radio_hours', label: 'hours', size: 60 },
  { id: 'dialog_radio_days', label: 'days', size: 1_440 },
];

/** A time in minutes that is none of those offered. */
export function CustomMinutesDialog(props: Pick<IntervalDialogProps, 'value' | 'onPick' | 'onClose'>) {
  return <IntervalDialog fieldId="dialog_custom_interval_value" units={minuteUnits} {...props} />;
}
