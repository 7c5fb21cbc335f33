import type { AppIcon } from '@androidworld/app-sdk';
import { AdaptiveIcon } from '@androidworld/app-sdk/system';
import { css, LinearLayout, TextView, View } from '@androidworld/app-sdk/ui';

css`
.toast { display: grid; place-items: center; pointer-events: none; }
.toast-body { max-width: calc(100vw - 32px); min-height: 48px; padding: 0 16px; gap: 8px; border-radius: 28px; background: var(--surface-container); color: var(--on-surface); box-shadow: var(--shadow-2); }
.toast-body > .text { margin: 12px 0; font-size: 0.875rem; line-height: 1.25rem; }
`;

/** What an app says in passing: its icon, and at most two lines (System UI's `text_toast`). */
export function Toast({ text, icon }: { text: string; icon: AppIcon | null }) {
  return (
    <View class="toast" className="android.widget.FrameLayout">
      <LinearLayout class="toast-body" align="center">
        {icon !== null && (
          <View id="icon" className="android.widget.ImageView">
            <AdaptiveIcon icon={icon} size={24} />
          </View>
        )}
        <TextView id="text" lines={2}>
          {text}
        </TextView>
      </LinearLayout>
    </View>
  );
}
