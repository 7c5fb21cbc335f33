import { AlertDialog, css, LinearLayout, RadioButton } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { grouping } from '../store/group-media.ts';

css`
.group-line { height: 1px; background: var(--outline-variant); margin: 8px 0; }
`;

const kinds = [
  { id: 'none', label: 'Do not group files', bit: grouping.none },
  { id: 'last_modified_daily', label: 'Last modified (daily)', bit: grouping.modifiedDaily },
  { id: 'last_modified_monthly', label: 'Last modified (monthly)', bit: grouping.modifiedMonthly },
  { id: 'file_type', label: 'File type', bit: grouping.type },
  { id: 'extension', label: 'Extension', bit: grouping.extension },
] as const;
const directions = [
  { id: 'ascending', label: 'Ascending', bit: 0 },
  { id: 'descending', label: 'Descending', bit: grouping.descending },
] as const;

interface GroupDialogProps {
  value: number;
  onGroup: (value: number) => void;
  onClose: () => void;
}

export function GroupDialog({ value, onGroup, onClose }: GroupDialogProps) {
  const [kind, setKind] = useState(value & ~grouping.descending);
  const [direction, setDirection] = useState(value & grouping.descending);
  return (
    <AlertDialog
      title="Group by"
      onDismiss={onClose}
      positive={{
        label: 'OK',
        onClick() {
          onClose();
          onGroup(kind | direction);
        },
      }}
      negative={{ label: 'Cancel', onClick: onClose }}
    >
      <LinearLayout orientation="vertical" align="stretch">
        {kinds.map(({ id, label, bit }) => (
          <RadioButton key={id} id={`grouping_dialog_radio_${id}`} checked={kind === bit} onChange={() => setKind(bit)}>
            {label}
          </RadioButton>
        ))}
        <div class="group-line" />
        {directions.map(({ id, label, bit }) => (
          <RadioButton
            key={id}
            id={`grouping_dialog_radio_${id}`}
            checked={direction === bit}
            onChange={() => setDirection(bit)}
          >
            {label}
          </RadioButton>
        ))}
      </LinearLayout>
    </AlertDialog>
  );
}
