import { TextInputDialog } from '@androidworld/app-sdk/ui';

/** Asks for the name of an alarm or a timer. */
export function LabelDialog(props: { label: string; onLabel: (label: string) => void; onClose: () => void }) {
  return (
    <TextInputDialog
      id="label_input_field"
      hint="Label"
      variant="filled"
      initial={props.label}
      select="all"
      onDone={(text) => props.onLabel(text.trim())}
      onClose={props.onClose}
    />
  );
}
