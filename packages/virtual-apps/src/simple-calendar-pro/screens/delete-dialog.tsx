import { AlertDialog, RadioButton, TextView, View } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import type { SeriesScope } from '../store/change-series.ts';

const scopes: readonly { scope: SeriesScope; id: string; label: string }[] = [
  { scope: 'one', id: 'delete_event_one_only', label: 'Delete the selected occurrence only' },
  { scope: 'future', id: 'delete_event_future', label: 'Delete this and all future occurrences' },
  { scope: 'all', id: 'delete_event_all', label: 'Delete all occurrences' },
];

export interface DeleteDialogProps {
  hasRepeating: boolean;
  onDelete: (scope: SeriesScope) => void;
  onClose: () => void;
}

/** Asks before events are deleted, and of repeating ones how much. */
export function DeleteDialog({ hasRepeating, onDelete, onClose }: DeleteDialogProps) {
  const [scope, setScope] = useState<SeriesScope>('one');
  return (
    <AlertDialog
      onDismiss={onClose}
      negative={{ label: 'No', onClick: onClose }}
      positive={{
        label: 'Yes',
        onClick() {
          onClose();
          onDelete(hasRepeating ? scope : 'all');
        },
      }}
    >
      <TextView id="delete_event_description" textAppearance="body-large">
        Are you sure you want to proceed with the deletion?
      </TextView>
      {hasRepeating && (
        <>
          <TextView id="delete_event_repeat_description" textAppearance="body-large" style={{ padding: '12px 0' }}>
            The event is repeatable
          </TextView>
          <View id="delete_event_radio_view" className="android.widget.RadioGroup" style={{ display: 'grid' }}>
            {scopes.map((each) => (
              <RadioButton
                key={each.id}
                id={each.id}
                checked={each.scope === scope}
                onChange={() => setScope(each.scope)}
              >
                {each.label}
              </RadioButton>
            ))}
          </View>
        </>
      )}
    </AlertDialog>
  );
}
