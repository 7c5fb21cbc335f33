import { css, LinearLayout, ProgressBar, TextView, View } from '@androidworld/app-sdk/ui';

interface UsageProgressBarProps {
  /** In large letters at its beginning. */
  used: string;
  /** At the other end. */
  total: string;
  percent: number;
  below?: string | undefined;
}

// SettingsLib's preference_usage_progress_bar.xml.
css`
.usage-bar { padding: 16px 24px; align-items: stretch; gap: 8px; }
.usage-bar-texts { align-items: flex-end; justify-content: space-between; }
.usage-bar-used { font-size: 2.25rem; }
`;

/** How much of something is used. */
export function UsageProgressBar({ used, total, percent, below }: UsageProgressBarProps) {
  return (
    <LinearLayout orientation="vertical" class="usage-bar">
      <View className="android.widget.RelativeLayout">
        <LinearLayout class="usage-bar-texts">
          <TextView id="usage_summary" class="usage-bar-used">
            {used}
          </TextView>
          <TextView id="total_summary" color="muted">
            {total}
          </TextView>
        </LinearLayout>
      </View>
      <ProgressBar id="android:id/progress" value={percent} />
      {below !== undefined && (
        <TextView id="bottom_summary" color="muted">
          {below}
        </TextView>
      )}
    </LinearLayout>
  );
}
