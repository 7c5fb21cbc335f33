import { AlertDialog, ListItem, RadioButton } from '@androidworld/app-sdk/ui';
import { type Sort, sortOptions } from '../sort-entries.ts';

export interface SortDialogProps {
  sort: Sort;
  onSort: (sort: Sort) => void;
  onClose: () => void;
}

/** What files are sorted by, in which direction. */
export function SortDialog({ sort, onSort, onClose }: SortDialogProps) {
  return (
    <AlertDialog title="Sort by" onDismiss={onClose} flush>
      {sortOptions.map(({ label, ...option }) => {
        const checked = sort.by === option.by && sort.descending === option.descending;
        return (
          <ListItem
            key={label}
            title={label}
            titleId="android:id/text1"
            leading={<RadioButton checked={checked} />}
            onClick={() => {
              onClose();
              onSort(option);
            }}
          />
        );
      })}
    </AlertDialog>
  );
}
