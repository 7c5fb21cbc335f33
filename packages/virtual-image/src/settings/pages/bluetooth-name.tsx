import { TextInputDialog } from '@androidworld/app-sdk/ui';
import { text } from '../bindings.ts';
import { dialogRow, type RowDialogProps } from '../screens/dialog-row.tsx';

export const bluetoothName = text('secure/bluetooth_name');

/** What other devices call the phone. */
export const bluetoothNameRow = dialogRow({
  title: 'Device name',
  summary: bluetoothName.read,
  Dialog: RenameDialog,
});

function RenameDialog({ scope, onClose }: RowDialogProps) {
  return (
    <TextInputDialog
      id="edittext"
      title="Rename this device"
      initial={bluetoothName.read(scope)}
      confirm="Rename"
      isComplete={(name) => name.trim() !== ''}
      onDone={(name) => bluetoothName.write(scope, name)}
      onClose={onClose}
    />
  );
}
