import {
  Button,
  CheckBox,
  css,
  EditText,
  FrameLayout,
  Glyph,
  type IconSource,
  LinearLayout,
  TextView,
  Window,
} from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

css`
.recorder-dialog { width: 340px; padding: 24px 24px 12px; background: #fff; color: #000; border-radius: 2px; box-shadow: var(--shadow-3); --on-surface: #000; --on-surface-variant: rgb(0 0 0 / 0.54); --outline: rgb(0 0 0 / 0.42); --primary: #455ede; --secondary: #455ede; }
.recorder-dialog-title { gap: 16px; padding-bottom: 14px; font-size: 1.25rem; font-weight: 500; }
.recorder-dialog-buttons { padding-top: 12px; justify-content: flex-end; gap: 12px; }
.recorder-dialog .button { text-transform: none; letter-spacing: 0.025em; border-radius: 18px; color: #414141; padding: 0 20px; }
.recorder-dialog .button-filled { background: #ffd600; font-weight: 700; box-shadow: none; }
.recorder-dialog .check-box { justify-content: flex-start; margin-left: -8px; }
`;

export interface RecorderDialogProps {
  title: string;
  icon?: IconSource;
  message?: string;
  positive: { readonly label: string; onClick(): void };
  negative?: string;
  onClose: () => void;
  children?: ComponentChildren;
}

/** The app's own white dialog. */
export function RecorderDialog({ title, icon, message, positive, negative, onClose, children }: RecorderDialogProps) {
  return (
    <Window title={title} dim class="recorder-dialog" onDismiss={onClose}>
      {/* Android's own AlertDialog around the app's view. */}
      <LinearLayout id="android:id/parentPanel" orientation="vertical" align="stretch">
        <FrameLayout id="android:id/customPanel">
          <FrameLayout id="android:id/custom">
            <LinearLayout class="recorder-dialog-title">
              {icon !== undefined && <Glyph icon={icon} />}
              <TextView id="dialog_title" textAppearance="title-large">
                {title}
              </TextView>
            </LinearLayout>
            {message !== undefined && (
              <TextView id="dialog_content" textAppearance="body-large">
                {message}
              </TextView>
            )}
            {children}
            <LinearLayout class="recorder-dialog-buttons">
              {negative !== undefined && (
                <PlainButton id="dialog_negative_btn" variant="text" label={negative} onClick={onClose} />
              )}
              <PlainButton
                id="dialog_positive_btn"
                variant="filled"
                label={positive.label}
                onClick={() => {
                  onClose();
                  positive.onClick();
                }}
              />
            </LinearLayout>
          </FrameLayout>
        </FrameLayout>
      </LinearLayout>
    </Window>
  );
}

const maxNameLength = 50;

/** Asks for a name; after a recording also whether to ask again. */
export function RenameDialog(props: {
  name: string;
  onRename: (name: string) => void;
  onClose: () => void;
  onAskAgain?: (ask: boolean) => void;
}) {
  const [name, setName] = useState(props.name);
  const [quiet, setQuiet] = useState(false);
  const { onAskAgain } = props;
  return (
    <RecorderDialog
      title="New name"
      positive={{ label: 'Save', onClick: () => props.onRename(name) }}
      negative="Cancel"
      onClose={props.onClose}
    >
      <EditText id="input_name" value={name} onChange={setName} maxLength={maxNameLength} autoFocus />
      {onAskAgain !== undefined && (
        <CheckBox
          id="check_box"
          checked={quiet}
          onChange={(checked) => {
            setQuiet(checked);
            onAskAgain(!checked);
          }}
        >
          Don't ask again
        </CheckBox>
      )}
    </RecorderDialog>
  );
}

/** A button whose label is not put in capitals. */
export function PlainButton(props: {
  id?: string;
  variant: 'text' | 'filled';
  label: string;
  onClick: () => void;
  weight?: number;
}) {
  const { label, ...button } = props;
  return (
    <Button {...button} semantics={{ text: label }}>
      <span>{label}</span>
    </Button>
  );
}
