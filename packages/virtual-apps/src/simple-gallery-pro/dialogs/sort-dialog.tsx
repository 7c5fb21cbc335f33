import { AlertDialog, CheckBox, css, LinearLayout, RadioButton } from '@androidworld/app-sdk/ui';
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
  { id: 'random', label: 'Random', bit: sorting.random },
  { id: 'custom', label: 'Custom', bit: sorting.custom },
] as const;
const directions = [
  { id: 'ascending', label: 'Ascending', bit: 0 },
  { id: 'descending', label: 'Descending', bit: sorting.descending },
] as const;

const withoutKey = sorting.descending | sorting.numeric;

interface SortDialogProps {
  value: number;
  /** Folders have an order of the person's own, too. */
  isOfFolders?: boolean;
  onSort: (value: number) => void;
  onClose: () => void;
}

/** What has no meaning for a key (a direction by lot, numbers where no names are compared) is not offered with it. */
export function SortDialog({ value, isOfFolders = false, onSort, onClose }: SortDialogProps) {
  const [key, setKey] = useState(value & ~withoutKey);
  const [direction, setDirection] = useState(value & sorting.descending);
  const [numeric, setNumeric] = useState(value & sorting.numeric);
  const hasDirection = key !== sorting.random && key !== sorting.custom;
  const comparesNames = key === sorting.name || key === sorting.path;
  return (
    <AlertDialog
      title="Sort by"
      onDismiss={onClose}
      positive={{
        label: 'OK',
        onClick() {
          onClose();
          onSort(key | direction | numeric);
        },
      }}
      negative={{ label: 'Cancel', onClick: onClose }}
    >
      <LinearLayout orientation="vertical" align="stretch">
        {keys
          .filter(({ bit }) => isOfFolders || bit !== sorting.custom)
          .map(({ id, label, bit }) => (
            <RadioButton key={id} id={`sorting_dialog_radio_${id}`} checked={key === bit} onChange={() => setKey(bit)}>
              {label}
            </RadioButton>
          ))}
        {comparesNames && (
          <CheckBox
            id="sorting_dialog_numeric_sorting"
            checked={numeric !== 0}
            onChange={(checked) => setNumeric(checked ? sorting.numeric : 0)}
          >
            Sort numeric parts by actual value
          </CheckBox>
        )}
        {hasDirection && <div class="sort-line" />}
        {hasDirection &&
          directions.map(({ id, label, bit }) => (
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
