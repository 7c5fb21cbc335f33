import { AdaptiveIcon, useSystemApi } from '@androidworld/app-sdk/system';
import { css, LinearLayout, PopupMenu } from '@androidworld/app-sdk/ui';
import type { CSSProperties } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { type LaunchableApp, launch } from '../launchable-apps.ts';

css`
.launcher-icon { align-items: center; justify-content: center; gap: 6px; padding: 0; }
.launcher-disc { border-radius: 50%; box-shadow: var(--shadow-1); flex-shrink: 0; }
.launcher-label { font-size: 0.8125rem; text-align: center; width: 100%; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.launcher-on-wallpaper .launcher-label { color: #fff; text-shadow: 0 1px 3px rgb(0 0 0 / 0.55); }
`;

export interface AppIconProps {
  readonly app: LaunchableApp;
  /** Default: its label. */
  readonly contentDescription?: string;
  /** Whether its name is drawn; accessibility is told of it in any case. Default true. */
  readonly labelled?: boolean;
  readonly style?: CSSProperties;
}

/**
 * An app's icon with its name below: opens it, and held shows what else can be done. A TextView to accessibility, as
 * Launcher3's BubbleTextView is.
 */
export function AppIcon({ app, contentDescription = app.label, labelled = true, style }: AppIconProps) {
  const api = useSystemApi();
  const anchor = useRef<HTMLDivElement>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const openInfo = () =>
    void api.startActivity({
      action: 'android.settings.APPLICATION_DETAILS_SETTINGS',
      data: `package:${app.packageName}`,
      flags: 0x1000_0000,
    });
  return (
    <>
      <LinearLayout
        orientation="vertical"
        className="android.widget.TextView"
        contentDescription={contentDescription}
        semantics={{ text: app.label }}
        class="launcher-icon"
        align="center"
        elementRef={anchor}
        style={style}
        onClick={() => void launch(api, app)}
        onLongClick={() => setMenuOpen(true)}
      >
        <span class="launcher-disc">
          <AdaptiveIcon icon={app.icon} size={56} />
        </span>
        {labelled && <span class="launcher-label">{app.label}</span>}
      </LinearLayout>
      {isMenuOpen && (
        <PopupMenu
          anchor={anchor}
          items={[{ title: 'App info', onClick: openInfo }]}
          onDismiss={() => setMenuOpen(false)}
        />
      )}
    </>
  );
}
