import { AlertDialog, RadioButton, TextView, View } from '@androidworld/app-sdk/ui';
import type { SeriesScope } from '../../store/change-series.ts';

const scopes: readonly { scope: SeriesScope; id: string; label: string }[] = [
  { scope: 'one', id: 'edit_repeating_event_one_only', label: 'Update the selected occurrence only' },
  {
    scope: 'future',
    id: 'edit_repeating_event_this_and_future_occurences',
    label: 'Update this and all future occurrences',
  },
  { scope: 'all', id: 'edit_repeating_event_all_occurrences', label: 'Update all occurrences' },
];

/** Asks how much of a series an edit is meant for; a tap acts. */
export function SeriesDialog({ onPick, onClose }: { onPick: (scope: SeriesScope) => void; onClose: () => void }) {
  return (
    <AlertDialog onDismiss={onClose}>
      <TextView id="edit_repeating_event_title" textAppearance="body-large" style={{ paddingBottom: 12 }}>
        The event is repeatable
      </TextView>
      <View id="edit_repeating_event_radio_view" className="android.widget.RadioGroup" style={{ display: 'grid' }}>
        {scopes.map(({ scope, id, label }) => (
          <RadioButton
            key={id}
            id={id}
            checked={false}
            onClick={() => {
              onClose();
              onPick(scope);
            }}
          >
            {label}
          </RadioButton>
        ))}
      </View>
    </AlertDialog>
  );
}
