import type { ComponentChildren } from 'preact';
import { css } from '../theme/css.ts';
import { Button } from './button.tsx';
import { LinearLayout } from './layouts.tsx';
import { ScrollView } from './scroll-view.tsx';
import { TextView } from './text-view.tsx';
import { Window } from './window.tsx';

export interface DialogButton {
  readonly label: string;
  readonly enabled?: boolean | undefined;
  /** Default `button1` and so on, of Android. */
  readonly id?: string | undefined;
  onClick(): void;
}

export interface AlertDialogProps {
  /** Above the content, in the dialog. */
  title?: string | undefined;
  /** Text below the title. */
  message?: string | undefined;
  /** The one at the right end. */
  positive?: DialogButton | undefined;
  negative?: DialogButton | undefined;
  /** At the left end. */
  neutral?: DialogButton | undefined;
  /** BACK or a tap outside. Leave out for one that must be answered. */
  onDismiss?: (() => void) | undefined;
  /** No padding beside the content, e.g. for lists. */
  flush?: boolean | undefined;
  children?: ComponentChildren;
}

css`
.dialog {
  display: flex;
  flex-direction: column;
  width: 320px;
  max-width: 100%;
  border-radius: 28px;
  padding: 24px 0 16px;
  background: var(--surface-container);
  --field-background: var(--surface-container);
  color: var(--on-surface);
  box-shadow: var(--shadow-3);
  overflow: hidden;
}
.dialog-title { margin: 0 24px 16px; font-size: 1.5rem; line-height: 2rem; flex-shrink: 0; }
.dialog-message { padding: 0 24px 8px; color: var(--on-surface-variant); }
.dialog-body { padding: 0 24px; display: flex; flex-direction: column; min-height: 0; }
.dialog-body-flush { padding: 0; }
.dialog-buttons { padding: 12px 16px 0; flex-wrap: wrap; }
.material-2 .dialog, .dialog.material-2 { border-radius: 4px; padding: 20px 0 8px; }
.material-2 .dialog-title { font-size: 1.25rem; line-height: 1.75rem; font-weight: 500; margin-bottom: 10px; }
.material-2 .dialog-message { font-size: 1rem; line-height: 1.5rem; }
.material-2 .dialog-buttons { padding: 8px 8px 0; }
.material-2 .dialog-buttons > .button-text { color: var(--secondary); }
`;

/** An AlertDialog: title, message, any content, up to three buttons. In a window of its own. */
export function AlertDialog(props: AlertDialogProps) {
  const { title, message, positive, negative, neutral } = props;
  const hasButtons = positive !== undefined || negative !== undefined || neutral !== undefined;
  return (
    <Window title={title} class="dialog" dim onDismiss={props.onDismiss}>
      {title !== undefined && (
        <TextView id="android:id/alertTitle" class="dialog-title" lines={2}>
          {title}
        </TextView>
      )}
      <ScrollView style={{ flex: '0 1 auto' }}>
        {message !== undefined && (
          <TextView id="android:id/message" class="dialog-message">
            {message}
          </TextView>
        )}
        <div class={props.flush ? 'dialog-body dialog-body-flush' : 'dialog-body'}>{props.children}</div>
      </ScrollView>
      {hasButtons && (
        <LinearLayout
          class="dialog-buttons"
          className="android.widget.ScrollView"
          id="android:id/buttonPanel"
          justify="end"
          gap={8}
        >
          <DialogButtonView button={neutral} id="android:id/button3" />
          {neutral !== undefined && <span style={{ flex: 1 }} />}
          <DialogButtonView button={negative} id="android:id/button2" />
          <DialogButtonView button={positive} id="android:id/button1" />
        </LinearLayout>
      )}
    </Window>
  );
}

function DialogButtonView({ button, id }: { button: DialogButton | undefined; id: string }) {
  if (button === undefined) return null;
  return (
    <Button variant="text" id={button.id ?? id} enabled={button.enabled} onClick={() => button.onClick()}>
      {button.label}
    </Button>
  );
}
