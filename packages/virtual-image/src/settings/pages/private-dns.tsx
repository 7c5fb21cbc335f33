import { AlertDialog, css, EditText, RadioButton, View } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { text } from '../bindings.ts';
import type { PageScope } from '../page.ts';
import { dialogRow, type RowDialogProps } from '../screens/dialog-row.tsx';

const modes = [
  { id: 'private_dns_mode_off', label: 'Off', value: 'off' },
  { id: 'private_dns_mode_opportunistic', label: 'Automatic', value: 'opportunistic' },
  { id: 'private_dns_mode_provider', label: 'Private DNS provider hostname', value: 'hostname' },
] as const;

const privateDnsMode = text('global/private_dns_mode', 'opportunistic');
const specifier = text('global/private_dns_specifier');

css`
.radio-group { display: flex; flex-direction: column; align-items: stretch; }
`;

/** Letters, digits and hyphens between dots; no number for an address. */
function isHostname(name: string): boolean {
  const labels = name.split('.');
  return labels.every((label) => /^(?!-)[a-z\d-]{1,63}(?<!-)$/i.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '');
}

function summary(scope: PageScope): string | undefined {
  const mode = privateDnsMode.read(scope);
  return mode === 'hostname' ? specifier.read(scope) : modes.find(({ value }) => value === mode)?.label;
}

/** By whom names are looked up in secret, if at all. */
export const privateDns = dialogRow({ title: 'Private DNS', summary, Dialog: PrivateDnsDialog });

function PrivateDnsDialog({ scope, onClose }: RowDialogProps) {
  const [mode, setMode] = useState(privateDnsMode.read(scope));
  const [host, setHost] = useState(specifier.read(scope));
  const needsHost = mode === 'hostname';
  return (
    <AlertDialog
      title="Select Private DNS Mode"
      onDismiss={onClose}
      negative={{ label: 'Cancel', onClick: onClose }}
      positive={{
        label: 'Save',
        enabled: !needsHost || isHostname(host),
        onClick() {
          onClose();
          if (needsHost) specifier.write(scope, host);
          privateDnsMode.write(scope, mode);
        },
      }}
    >
      <View id="private_dns_radio_group" className="android.widget.RadioGroup" class="radio-group">
        {modes.map(({ id, label, value }) => (
          <RadioButton key={value} id={id} checked={mode === value} onChange={() => setMode(value)}>
            {label}
          </RadioButton>
        ))}
        <EditText
          id="private_dns_mode_provider_hostname"
          hint="Enter hostname of DNS provider"
          value={host}
          onChange={setHost}
          enabled={needsHost}
        />
      </View>
    </AlertDialog>
  );
}
