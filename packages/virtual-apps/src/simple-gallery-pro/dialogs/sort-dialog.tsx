import { AlertDialog, css, LinearLayout, RadioButton } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { sorting } from '../store/preferences.ts';

css`
.sort-line { height: 1px; background: var(--outline-variant); margin: 8px 0; }
`;

const keys = [
  { id: 'name', label: 'Name', bit: sorting.name },
  { id: 'path', label: 'Path', bit: sorting.path },
  { id: 'size', label: 'Size', bit: sorting.size },
  { id: 'last_modified', label: 'Last modified', bit: sorting.modified },
  { id: 'date_taken', label: 'Date taken', bit: sorting.taken },
] as const;
const directions = [
  { id: 'ascending', label: 'Ascending', bit: 0 },
  { id: 'descending', label: 'Descending', bit: sorting.descending },
] as const;

interface SortDialogProps {
  value: number;
  onSort: (value: number) => void;
  onClose: () => void;
}

export function SortDialog({ value, onSort, onClose }: SortDialogProps) {
  const [key, setKey] = useState(value & ~sorting.descending);
  const [direction, setDirection] = useState(value & sorting.descending);
  return (
    <AlertDialog
      title="Sort by"
      onDismiss={onClose}
      positive={{
        label: 'OK',
        onClick() {
          onClose();
          onSort(key | direction);
        },
      }}
      negative={{ label: 'Cancel', onClick: onClose }}
    >
      <LinearLayout orientation="vertical" align="stretch">
        {keys.map(({ id, label, bit }) => (
          <RadioButton key={id} id={`sorting_dialog_radio_${id}`} checked={key === bit} onChange={() => setKey(bit)}>
            {label}
          </RadioButton>
        ))}
        <div class="sort-line" />
        {directions.map(({ id, label, bit }) => (
          <RadioButton
            key={id}
            id={`sorting_dialog_radio_${id}`}
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
