import { Button, css, LinearLayout, ScrollView, TextView, Window } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';

css`
.window-center > .joplin-box { width: 330px; max-height: 80%; display: flex; flex-direction: column; background: var(--surface); color: var(--on-surface); box-shadow: var(--shadow-3); }
.joplin-box-title { font-size: 1.125rem; font-weight: 700; padding: 15px 15px 10px; }
.joplin-box-row { padding: 12px 15px; font-size: 1rem; border-bottom: 1px solid var(--outline); }
`;

export interface BoxDialogProps {
  title?: string;
  onClose: () => void;
  /** Below the content. */
  buttons?: readonly { readonly label: string; readonly enabled?: boolean; onClick(): void }[];
  children: ComponentChildren;
}

/** A box of React Native's in the middle of the screen, without ids. */
export function BoxDialog({ title, onClose, buttons = [], children }: BoxDialogProps) {
  return (
    <Window dim onDismiss={onClose} class="joplin-box">
      {title !== undefined && <TextView class="joplin-box-title">{title}</TextView>}
      <ScrollView style={{ flex: '0 1 auto' }}>{children}</ScrollView>
      {buttons.length > 0 && (
        <LinearLayout justify="end" padding={8} gap={8}>
          {buttons.map(({ label, enabled, onClick }) => (
            <Button key={label} variant="text" enabled={enabled} onClick={onClick}>
              {label}
            </Button>
          ))}
        </LinearLayout>
      )}
    </Window>
  );
}

export interface BoxChoice {
  readonly label: string;
  onClick(): void;
}

/** A box with lines to choose one from. */
export function BoxMenu({
  title,
  choices,
  onClose,
  onDismiss = onClose,
}: {
  title?: string;
  choices: readonly BoxChoice[];
  /** When one was chosen. */
  onClose: () => void;
  /** When none was. */
  onDismiss?: () => void;
}) {
  return (
    <BoxDialog {...(title === undefined ? {} : { title })} onClose={onDismiss}>
      {choices.map(({ label, onClick }) => (
        <LinearLayout
          key={label}
          className="android.view.View"
          class="joplin-box-row"
          onClick={() => {
            onClose();
            onClick();
          }}
        >
          <TextView style={{ fontSize: '1rem' }}>{label}</TextView>
        </LinearLayout>
      ))}
    </BoxDialog>
  );
}
