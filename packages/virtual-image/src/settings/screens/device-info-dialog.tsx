import { AlertDialog, css, LinearLayout, TextView } from '@androidworld/app-sdk/ui';
import { Fragment } from 'preact';

/** What a dialog of facts says: each by the id of its views, `name_label` and `name_value`. */
export interface DeviceFact {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

css`
.device-fact-label { font-size: 1rem; margin-top: 8px; }
.device-fact-value { font-size: 1rem; }
`;

/** Facts about the phone, one under the other. */
export function DeviceInfoDialog(props: { title: string; facts: readonly DeviceFact[]; onClose: () => void }) {
  const { title, facts, onClose } = props;
  return (
    <AlertDialog title={title} onDismiss={onClose} positive={{ label: 'OK', onClick: onClose }}>
      <LinearLayout orientation="vertical" align="stretch">
        {facts.map(({ name, label, value }) => (
          <Fragment key={name}>
            <TextView id={`${name}_label`} class="device-fact-label" layoutWidth="match_parent">
              {label}
            </TextView>
            <TextView id={`${name}_value`} class="device-fact-value" color="muted" layoutWidth="match_parent">
              {value}
            </TextView>
          </Fragment>
        ))}
      </LinearLayout>
    </AlertDialog>
  );
}
