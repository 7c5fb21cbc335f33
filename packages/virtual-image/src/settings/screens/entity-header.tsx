import type { PackageInfo } from '@androidworld/app-sdk/system';
import { AdaptiveIcon } from '@androidworld/app-sdk/system';
import { css, FrameLayout, LinearLayout, TextView, View } from '@androidworld/app-sdk/ui';

interface EntityHeaderProps {
  app: PackageInfo;
  summary?: string | undefined;
  onClick?: (() => void) | undefined;
}

// Settings' settings_entity_header.xml.
css`
.entity-header { display: flex; justify-content: center; padding: 24px 24px 16px; }
.entity-header-icon { display: grid; place-items: center; }
.entity-header-title { font-size: 1.25rem; margin-top: 8px; text-align: center; }
`;

/** Which app a page is about: its icon over its name. */
export function EntityHeader({ app, summary, onClick }: EntityHeaderProps) {
  return (
    <FrameLayout onClick={onClick}>
      <View id="entity_header" className="android.widget.RelativeLayout" class="entity-header">
        <LinearLayout id="entity_header_content" orientation="vertical" align="center" onClick={onClick}>
          <View id="entity_header_icon" className="android.widget.ImageView" class="entity-header-icon">
            <AdaptiveIcon icon={app.icon} size={48} />
          </View>
          <TextView id="entity_header_title" class="entity-header-title">
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
