import { css, TextView, View } from '@androidworld/app-sdk/ui';

css`
.toast { position: absolute; left: 0; right: 0; bottom: 96px; display: grid; place-items: center; pointer-events: none; }
.toast-text { max-width: 300px; padding: 12px 24px; border-radius: 24px; background: var(--inverse-surface); color: var(--inverse-on-surface); box-shadow: var(--shadow-2); }
`;

export function Toast({ text }: { text: string }) {
  return (
    <View class="toast" className="android.widget.FrameLayout">
      <TextView class="toast-text" id="android:id/message" lines={2}>
        {text}
      </TextView>
    </View>
  );
}
