import { AdaptiveIcon, type PackageInfo } from '@androidworld/app-sdk/system';
import { LinearLayout, TextView } from '@androidworld/app-sdk/ui';

/** The app a page is about (SettingsLib `EntityHeaderController`). */
export function EntityHeader({ app, summary }: { app: PackageInfo; summary?: string }) {
  return (
    <LinearLayout orientation="vertical" align="center" gap={12} padding={[0, 24, 16, 24]}>
      <AdaptiveIcon icon={app.icon} size={64} />
      <TextView id="entity_header_title" textAppearance="title-large">
        {app.label}
      </TextView>
      {summary !== undefined && (
        <TextView id="entity_header_summary" color="muted">
          {summary}
        </TextView>
      )}
    </LinearLayout>
  );
}
