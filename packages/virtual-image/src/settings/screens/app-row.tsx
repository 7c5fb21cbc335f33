import type { PackageInfo } from '@androidworld/app-sdk/system';
import { AdaptiveIcon } from '@androidworld/app-sdk/system';
import { css, LinearLayout, Switch, TextView, View } from '@androidworld/app-sdk/ui';

interface AppRowProps {
  app: PackageInfo;
  summary?: string | undefined;
  onClick: () => void;
  /** A switch of its own beside the row. */
  toggle?: { readonly value: boolean; readonly enabled?: boolean; onChange(on: boolean): void } | undefined;
  /** Lists of all apps describe the names, lists of preferences don't. */
  isListed?: boolean | undefined;
}

css`
.app-row { padding: 0 16px 0 24px; min-height: 56px; }
.app-row-icon { width: 48px; flex-shrink: 0; padding: 4px 0; }
.app-row-image { width: 32px; height: 32px; }
.app-row-texts { padding: 16px 0; align-items: stretch; }
.app-row-title { font-size: 1.25rem; }
`;

/** An app of a list: its icon, its name and something about it. */
export function AppRow({ app, summary, onClick, toggle, isListed = false }: AppRowProps) {
  return (
    <LinearLayout class="app-row" onClick={onClick}>
      <LinearLayout id="icon_frame" class="app-row-icon">
        <View id="android:id/icon" className="android.widget.ImageView" class="app-row-image">
          <AdaptiveIcon icon={app.icon} size={32} />
        </View>
      </LinearLayout>
      <LinearLayout orientation="vertical" weight={1} class="app-row-texts">
        <LinearLayout>
          <TextView id="android:id/title" class="app-row-title" contentDescription={isListed ? app.label : undefined}>
            {app.label}
          </TextView>
        </LinearLayout>
        {summary !== undefined && (
          <TextView id="android:id/summary" color="muted" layoutWidth="match_parent">
            {summary}
          </TextView>
        )}
      </LinearLayout>
      {toggle !== undefined && (
        <LinearLayout id="android:id/widget_frame" class="preference-widget preference-two-target">
          <Switch
            id="switchWidget"
            contentDescription={app.label}
            checked={toggle.value}
            enabled={toggle.enabled}
            onChange={(on) => toggle.onChange(on)}
          />
        </LinearLayout>
      )}
    </LinearLayout>
  );
}
