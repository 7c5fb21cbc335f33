import { AdaptiveIcon, useSystemApi } from '@androidworld/app-sdk/system';
import { css, LinearLayout } from '@androidworld/app-sdk/ui';
import { type LaunchableApp, launch } from '../launchable-apps.ts';

css`
.launcher-icon { align-items: center; justify-content: flex-start; gap: 6px; padding: 8px 2px; width: 88px; }
.launcher-disc { border-radius: 50%; box-shadow: var(--shadow-1); }
.launcher-label { font-size: 0.8125rem; text-align: center; width: 100%; }
.launcher-on-wallpaper .launcher-label { color: #fff; text-shadow: 0 1px 3px rgb(0 0 0 / 0.55); }
`;

/** An app's icon with its name below; opens it. A TextView to accessibility, as in Launcher3's BubbleTextView. */
export function AppIcon({
  app,
  labelled = true,
  onLongClick,
}: {
  app: LaunchableApp;
  labelled?: boolean;
  onLongClick?: () => void;
}) {
  const api = useSystemApi();
  return (
    <LinearLayout
      orientation="vertical"
      className="android.widget.TextView"
      id="icon"
      contentDescription={app.label}
      semantics={{ text: labelled ? app.label : undefined }}
      class="launcher-icon"
      onClick={() => void launch(api, app)}
      onLongClick={onLongClick}
    >
      <span class="launcher-disc">
        <AdaptiveIcon icon={app.icon} size={56} />
      </span>
      {labelled && <span class="launcher-label">{app.label}</span>}
    </LinearLayout>
  );
}
