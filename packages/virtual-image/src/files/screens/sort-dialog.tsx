import { BottomSheet, css, LinearLayout, ScrollView, TextView, View } from '@androidworld/app-sdk/ui';
import { type Sort, sortOptions } from '../sort-entries.ts';

css`
.view.files-sort-sheet { flex: 0 1 auto; }
.files-sort-sheet > .files-sort-list { flex: 0 1 auto; }
.files-sort-title { padding: 12px 16px 14px 24px; font-size: 0.75rem; letter-spacing: 0.5px; align-self: flex-start; }
.files-sort { height: 48px; padding: 0 24px; display: flex; align-items: center; font-size: 1rem; }
.files-sort-on { color: var(--primary); }
`;

export interface SortDialogProps {
  sort: Sort;
  onSort: (sort: Sort) => void;
  onClose: () => void;
}

/** What files are sorted by, in which direction: a sheet at the lower edge. */
export function SortDialog({ sort, onSort, onClose }: SortDialogProps) {
  return (
    <BottomSheet onDismiss={onClose}>
      <LinearLayout orientation="vertical" class="files-sort-sheet">
        <TextView class="files-sort-title">SORT BY</TextView>
        <ScrollView id="sorting_dialog_list" className="android.widget.ListView" class="files-sort-list">
          {sortOptions.map(({ label, ...option }) => {
            const checked = sort.by === option.by && sort.descending === option.descending;
            return (
              <View
                key={label}
                id="android:id/text1"
                className="android.widget.CheckedTextView"
                class={checked ? 'files-sort files-sort-on' : 'files-sort'}
                checked={checked}
                // The list takes the taps.
                semantics={{ clickable: false }}
                onClick={() => {
                  onClose();
                  onSort(option);
                }}
              >
                {label}
              </View>
            );
          })}
        </ScrollView>
      </LinearLayout>
    </BottomSheet>
  );
}
