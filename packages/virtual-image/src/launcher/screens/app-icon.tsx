import { useSystemApi } from '@androidworld/app-sdk/system';
import { css, Glyph, LinearLayout } from '@androidworld/app-sdk/ui';
import { type LaunchableApp, launch } from '../launchable-apps.ts';

css`
.launcher-icon { align-items: center; justify-content: flex-start; gap: 6px; padding: 8px 2px; width: 88px; }
.launcher-disc { width: 56px; height: 56px; border-radius: 50%; display: grid; place-items: center; box-shadow: var(--shadow-1); }
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
      <AppDisc app={app} />
      {labelled && <span class="launcher-label">{app.label}</span>}
    </LinearLayout>
  );
}

/** The round icon alone. */
function AppDisc({ app, size = 56 }: { app: Pick<LaunchableApp, 'icon'>; size?: number }) {
  return (
    <span class="launcher-disc" style={{ background: app.icon.background, width: size, height: size }}>
      <Glyph icon={app.icon.path} size={size * 0.54} color={app.icon.foreground} />
    </span>
  );
}
