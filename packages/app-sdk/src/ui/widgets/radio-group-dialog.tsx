import { css } from '../theme/css.ts';
import { AlertDialog } from './alert-dialog.tsx';
import type { Choice } from './choice-dialogs.tsx';
import { RadioButton } from './radio-button.tsx';
import { View } from './view.tsx';

/** Of a dialog with RadioButtons. */
export interface RadioGroupDialogProps<Value> {
  /** Above the list; undefined: none. */
  title?: string | undefined;
  /** From top to bottom. */
  choices: readonly Choice<Value>[];
  /** Value of the one that is marked; undefined: none. */
  selected?: Value | undefined;
  /** After the dialog has closed. */
  onChoose: (value: Value) => void;
  /** BACK or a tap outside, and a choice unless it stays open. */
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
