import { useEffect, useRef } from 'preact/hooks';
import { phoneTime } from '../../runtime/phone-time.ts';
import { css } from '../theme/css.ts';
import { Button } from './button.tsx';
import { LinearLayout } from './layouts.tsx';
import { TextView } from './text-view.tsx';

/** Of a Snackbar. */
export interface SnackbarProps {
  /** The message, two lines at most; another one begins its time anew. */
  text: string;
  /** Label of its button, e.g. "Undo"; undefined: no button. */
  action?: string | undefined;
  /** A tap on the button, before `onDismiss`. */
  onAction?: (() => void) | undefined;
  /** Its time is over, or the button was tapped. It stays until the caller takes it away. */
  onDismiss: () => void;
  /** Default 2750, Android's LENGTH_LONG. */
  durationMs?: number | undefined;
}

css`
.snackbar { position: absolute; left: 8px; right: 8px; bottom: 8px; z-index: 5; min-height: 48px; padding: 0 8px 0 16px; border-radius: 4px; background: var(--inverse-surface); color: var(--inverse-on-surface); box-shadow: var(--shadow-2); }
.snackbar .button { color: var(--inverse-primary); }
`;

/** A message at the lower edge of its (positioned) parent. */
export function Snackbar({ text, action, onAction, onDismiss, durationMs = 2750 }: SnackbarProps) {
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;
  useEffect(() => {
    const timer = phoneTime.after(durationMs, () => dismiss.current());
    return () => timer.cancel();
  }, [text, durationMs]);
  return (
    <LinearLayout className="android.widget.FrameLayout" class="snackbar">
      <TextView id="snackbar_text" weight={1} lines={2}>
        {text}
      </TextView>
      {action !== undefined && (
        <Button
          id="snackbar_action"
          variant="text"
          onClick={() => {
            onAction?.();
            onDismiss();
          }}
        >
          {action}
        </Button>
      )}
    </LinearLayout>
  );
}
