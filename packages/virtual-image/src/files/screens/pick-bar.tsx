import { Button, css, EditText, LinearLayout } from '@androidworld/app-sdk/ui';
import { KindGlyph } from './entry-icon.tsx';

css`
.files-bar { min-height: 48px; padding: 0 14px 0 16px; gap: 4px; }
.files-save-button { width: 88px; }
.files-bar .button { margin: 0; min-height: 48px; }
`;

export interface PickBarProps {
  label: string;
  enabled: boolean;
  onCancel?: (() => void) | undefined;
  onPick: () => void;
}

/** The button that picks the folder the person is in. */
export function PickBar({ label, enabled, onCancel, onPick }: PickBarProps) {
  return (
    <LinearLayout class="files-bar" justify="end">
      {onCancel !== undefined && (
        <Button variant="text" id="android:id/button2" onClick={onCancel}>
          Cancel
        </Button>
      )}
      <Button
        id="android:id/button1"
        enabled={enabled}
        {...(onCancel === undefined ? { weight: 1 } : {})}
        onClick={onPick}
      >
        {label}
      </Button>
    </LinearLayout>
  );
}

export interface SaveBarProps {
  name: string;
  type: string;
  enabled: boolean;
  onChange: (name: string) => void;
  onSave: () => void;
}

/** The name a new file will have, with the button that makes it. */
export function SaveBar({ name, type, enabled, onChange, onSave }: SaveBarProps) {
  const entry = { key: '', name, kind: 'file', path: null, size: 0, modifiedMs: 0, mimeType: type } as const;
  return (
    <LinearLayout class="files-bar">
      <KindGlyph entry={entry} size={24} />
      <EditText id="android:id/title" variant="bare" weight={1} value={name} onChange={onChange} />
      <Button id="android:id/button1" class="files-save-button" variant="text" enabled={enabled} onClick={onSave}>
        Save
      </Button>
    </LinearLayout>
  );
}
