import { css } from '../theme/css.ts';
import { AlertDialog } from './alert-dialog.tsx';
import type { Choice } from './choice-dialogs.tsx';
import { RadioButton } from './radio-button.tsx';
import { View } from './view.tsx';

export interface RadioGroupDialogProps<Value> {
  title?: string | undefined;
  choices: readonly Choice<Value>[];
  selected?: Value | undefined;
  /** After the dialog has closed. */
  onChoose: (value: Value) => void;
  onClose: () => void;
  /** A choice does not close it: what is asked next stands in its place. */
  staysOpen?: boolean | undefined;
}

css`
.radio-group { display: flex; flex-direction: column; padding: 8px 0; }
.radio-group > .radio { padding: 0 24px; }
`;

/** The choice list of the Simple Mobile Tools: RadioButtons, no buttons; a tap chooses. */
export function RadioGroupDialog<Value>(props: RadioGroupDialogProps<Value>) {
  return (
    <AlertDialog title={props.title} flush viewId="dialog_radio_holder" onDismiss={props.onClose}>
      <View id="dialog_radio_group" className="android.widget.RadioGroup" class="radio-group">
        {props.choices.map(({ label, value }) => (
          <RadioButton
            key={label}
            checked={value === props.selected}
            onClick={() => {
              if (props.staysOpen !== true) props.onClose();
              props.onChoose(value);
            }}
          >
            {label}
          </RadioButton>
        ))}
      </View>
    </AlertDialog>
  );
}
