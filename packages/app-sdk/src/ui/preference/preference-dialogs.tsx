import { useState } from 'preact/hooks';
import { css } from '../theme/css.ts';
import { AlertDialog } from '../widgets/alert-dialog.tsx';
import { EditText } from '../widgets/edit-text.tsx';
import { View } from '../widgets/view.tsx';
import type { PreferenceEntry } from './preference-item.ts';

css`
.preference-choice { display: flex; align-items: center; min-height: 48px; padding: 0 24px; gap: 20px; font-size: 1rem; }
.preference-choice > i { box-sizing: border-box; width: 20px; height: 20px; border-radius: 50%; border: 2px solid var(--on-surface-variant); display: grid; place-items: center; flex-shrink: 0; }
.preference-choice-on > i { border-color: var(--primary); }
.preference-choice-on > i::before { content: ""; width: 10px; height: 10px; border-radius: 50%; background: var(--primary); }
`;

interface ListDialogProps {
  title: string;
  entries: readonly PreferenceEntry[];
  value: string | number | undefined;
  onChange: (value: string | number) => void;
  onClose: () => void;
}

/** What a ListPreference opens: a tap chooses. */
export function ListPreferenceDialog({ title, entries, value, onChange, onClose }: ListDialogProps) {
  return (
    <AlertDialog title={title} flush onDismiss={onClose} negative={{ label: 'Cancel', onClick: onClose }}>
      <View className="android.widget.ListView" id="select_dialog_listview">
        {entries.map((entry) => (
          <View
            key={entry.value}
            id="android:id/text1"
            className="android.widget.CheckedTextView"
            class={`preference-choice ${entry.value === value ? 'preference-choice-on' : ''}`}
            checked={entry.value === value}
            onClick={() => {
              onChange(entry.value);
              onClose();
            }}
          >
            <i />
            {entry.label}
          </View>
        ))}
      </View>
    </AlertDialog>
  );
}

interface EditDialogProps {
  title: string;
  value: string;
  onChange: (value: string) => void;
  onClose: () => void;
}

/** What an EditTextPreference opens. */
export function EditTextPreferenceDialog({ title, value, onChange, onClose }: EditDialogProps) {
  const [text, setText] = useState(value);
  const accept = () => {
    onChange(text);
    onClose();
  };
  return (
    <AlertDialog
      title={title}
      onDismiss={onClose}
      positive={{ label: 'OK', onClick: accept }}
      negative={{ label: 'Cancel', onClick: onClose }}
    >
      <EditText id="android:id/edit" value={text} onChange={setText} onImeAction={accept} autoFocus />
    </AlertDialog>
  );
}
