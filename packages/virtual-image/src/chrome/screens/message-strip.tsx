import { Button, css, Icon, type IconSource, LinearLayout, phoneTime, TextView } from '@androidworld/app-sdk/ui';
import { useEffect, useRef } from 'preact/hooks';

css`
.message-strip { position: absolute; left: 8px; right: 8px; top: 8px; z-index: 5; min-height: 56px; padding: 0 8px 0 16px; gap: 16px; border-radius: 16px; background: var(--surface-container); color: var(--on-surface); box-shadow: var(--shadow-2); }
`;

/** How long it is seen (`MessageAutodismissDurationProvider`). */
const shownMs = 10_000;

export interface MessageStripProps {
  icon: IconSource;
  /** Another one begins its time anew. */
  title: string;
  action: string;
  onAction: () => void;
  /** Its time is over, or its button was tapped. */
  onDismiss: () => void;
}

/** MessageBannerView: what Chrome tells at the upper edge of the page. */
export function MessageStrip({ icon, title, action, onAction, onDismiss }: MessageStripProps) {
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;
  useEffect(() => {
    const timer = phoneTime.after(shownMs, () => dismiss.current());
    return () => timer.cancel();
  }, [title]);
  return (
    <LinearLayout id="message_banner" class="message-strip">
      <Icon id="message_icon" icon={icon} />
      <TextView id="message_title" weight={1} lines={1}>
        {title}
      </TextView>
      <Button
        id="message_primary_button"
        variant="text"
        onClick={() => {
          onDismiss();
          onAction();
        }}
      >
        {action}
      </Button>
    </LinearLayout>
  );
}
