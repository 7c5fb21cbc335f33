import { css, Icon, type IconSource, LinearLayout, TextView } from '@androidworld/app-sdk/ui';

css`
.dialer-empty-picture { width: 100%; height: 439PX; flex-shrink: 1; display: grid; place-items: center; }
.dialer-empty-message { width: 648PX; min-height: 123PX; padding-top: 8PX; font-size: 1rem; }
.dialer-empty-action { min-height: 116PX; padding: 0 42PX; display: grid; place-items: center; border-radius: 22px; font-size: 0.875rem; font-weight: 500; color: var(--primary); }
`;

export interface EmptyContentProps {
  icon: IconSource;
  message: string;
  action?: { readonly label: string; run(): void } | undefined;
}

/** What a list says that has nothing, with what would bring something (`EmptyContentView`). */
export function EmptyContent({ icon, message, action }: EmptyContentProps) {
  return (
    <LinearLayout orientation="vertical" weight={1} align="center" justify="center" id="empty_content_view">
      <LinearLayout class="dialer-empty-picture" justify="center">
        <Icon id="empty_content_view_image" icon={icon} size={96} color="var(--outline)" />
      </LinearLayout>
      <TextView id="empty_content_view_message" class="dialer-empty-message" align="center" color="muted">
        {message}
      </TextView>
      {action && (
        <TextView id="empty_content_view_action" class="dialer-empty-action" onClick={action.run}>
          {action.label}
        </TextView>
      )}
    </LinearLayout>
  );
}
