import { useSystemApi } from '@androidworld/app-sdk/system';
import { css, FrameLayout, LinearLayout, TextView, useBack, useSwipe, View } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { useClockText, useDateText } from '../clock-text.ts';
import { StatusIcons } from '../status-icons.tsx';

css`
.shade { position: absolute; inset: 0; background: rgb(16 18 22 / 0.55); }
.shade-body { position: absolute; left: 0; right: 0; top: 0; max-height: 100%; padding: 16px 12px 28px; color: #f1f0f4; background: #15171b; border-radius: 0 0 28px 28px; }
.shade-body-full { bottom: var(--keyboard-height, 0px); border-radius: 0; }
.shade-head { padding: 4px 14px 8px; }
`;

interface ShadeFrameProps {
  readonly children: ComponentChildren;
  /** Down to the lower edge whatever it holds: a list in it takes the rest of the height. */
  readonly fullScreen?: boolean;
  readonly onPullDown?: () => void;
}

/** The pulled-down window: clock and status above what it is opened for. Up or BACK closes it, down opens the next. */
export function ShadeFrame({ children, fullScreen = false, onPullDown }: ShadeFrameProps) {
  const api = useSystemApi();
  const close = () => void api.system.setPanel('none');
  const clock = useClockText();
  const date = useDateText();
  const swipe = useSwipe(({ dy }) => {
    if (dy < -80) close();
    else if (dy > 80) onPullDown?.();
  });
  useBack(close);
  return (
    <FrameLayout class="shade theme dark" id="notification_panel" pointer={swipe}>
      <View onClick={close} style={{ position: 'absolute', inset: 0 }} />
      <LinearLayout
        orientation="vertical"
        class={`shade-body ${fullScreen ? 'shade-body-full' : ''}`}
        id="quick_settings_panel"
        gap={8}
      >
        <LinearLayout class="shade-head" gap={10}>
          <TextView id="clock" textAppearance="title-large" contentDescription={clock}>
            {clock}
          </TextView>
          <TextView id="date" textAppearance="body">
            {date}
          </TextView>
          <View weight={1} />
          <StatusIcons withLevel />
        </LinearLayout>
        {children}
      </LinearLayout>
    </FrameLayout>
  );
}
