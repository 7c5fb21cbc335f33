import type { PackageInfo } from '@androidworld/app-sdk/system';
import { FrameLayout, Glyph, LinearLayout, TextView, View } from '@androidworld/app-sdk/ui';

/** Which app a page is about: its icon over its name. */
export function EntityHeader({ app, summary }: { app: PackageInfo; summary?: string | undefined }) {
  return (
    <FrameLayout>
      <View id="entity_header" className="android.widget.RelativeLayout">
        <LinearLayout
          id="entity_header_content"
          orientation="vertical"
          align="center"
          gap={8}
          padding={[24, 24, 16, 24]}
        >
          <View
            id="entity_header_icon"
            className="android.widget.ImageView"
            style={{
              width: 48,
              height: 48,
              borderRadius: '50%',
              background: app.icon.background,
              display: 'grid',
              placeItems: 'center',
            }}
          >
            <Glyph icon={app.icon.path} size={26} color={app.icon.foreground} />
          </View>
          <TextView id="entity_header_title" style={{ fontSize: '1.25rem' }}>
            {app.label}
          </TextView>
          {summary !== undefined && (
            <TextView id="entity_header_summary" color="muted">
              {summary}
            </TextView>
          )}
        </LinearLayout>
      </View>
    </FrameLayout>
  );
}
