import { AdaptiveIcon, useSystemApi } from '@androidworld/app-sdk/system';
import { css, LinearLayout } from '@androidworld/app-sdk/ui';
import type { CSSProperties } from 'preact';
import { useRef } from 'preact/hooks';
import { type LaunchableApp, launch } from '../launchable-apps.ts';
import type { HeldIcon } from '../workspace/use-icon-drag.ts';

css`
.launcher-icon { align-items: center; justify-content: center; gap: 6px; padding: 0; }
.launcher-disc { position: relative; border-radius: 50%; box-shadow: var(--shadow-1); flex-shrink: 0; }
.launcher-badge { position: absolute; right: -2px; bottom: -2px; border-radius: 50%; box-shadow: var(--shadow-1); }
.launcher-label { font-size: 0.8125rem; text-align: center; width: 100%; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.launcher-on-wallpaper .launcher-label { color: #fff; text-shadow: 0 1px 3px rgb(0 0 0 / 0.55); }
`;

export interface AppIconProps {
  readonly app: LaunchableApp;
  /** Default: its label. */
  readonly contentDescription?: string | undefined;
  /** Whether its name is drawn; accessibility is told of it in any case. Default true. */
  readonly labelled?: boolean;
  /** Dragging it away leaves it here. */
  readonly isCopied?: boolean;
  readonly style?: CSSProperties | undefined;
  onHold(icon: HeldIcon): void;
}

/** An app's icon with its name below. A TextView to accessibility, as Launcher3's BubbleTextView is. */
export function AppIcon(props: AppIconProps) {
  const { app, contentDescription = app.label, labelled = true, isCopied = false, style, onHold } = props;
  const api = useSystemApi();
  const element = useRef<HTMLDivElement>(null);
  const hold = () => {
    const box = element.current?.getBoundingClientRect();
    if (box !== undefined) onHold({ app, isCopied, place: [box.left, box.top, box.right, box.bottom] });
  };
  return (
    <LinearLayout
      orientation="vertical"
      className="android.widget.TextView"
      contentDescription={contentDescription}
      semantics={{ text: app.label }}
      class="launcher-icon"
      align="center"
      elementRef={element}
      style={style}
      onClick={() => void launch(api, app)}
      onLongClick={hold}
    >
      <AppDisc app={app} />
      {labelled && <span class="launcher-label">{app.label}</span>}
    </LinearLayout>
  );
}

/** The icon alone. */
export function AppDisc({ app }: { app: LaunchableApp }) {
  return (
    <span class="launcher-disc">
      <AdaptiveIcon icon={app.icon} size={56} />
      {app.badge !== undefined && (
        <span class="launcher-badge">
          <AdaptiveIcon icon={app.badge} size={22} />
        </span>
      )}
    </span>
  );
}
