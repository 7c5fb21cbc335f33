import { useSystemApi } from '@androidworld/app-sdk/system';
import { css, FrameLayout, LinearLayout, ScrollView, useBack, useSwipe } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { ShadeHeader } from './shade-header.tsx';

css`
.shade { position: absolute; inset: 0; background: #111318; color: #e3e2e6; touch-action: none; }
.shade-behind { position: absolute; left: 0; right: 0; top: 0; bottom: 32px; }
.shade-body { position: absolute; left: 0; right: 0; top: 0; bottom: var(--keyboard-height, 0px); }
`;

interface ShadeFrameProps {
  readonly children: ComponentChildren;
  /** Quick settings in full; without, the notifications with some tiles above them. */
  readonly isFull?: boolean;
  readonly onPullDown?: () => void;
  readonly onPushUp?: () => void;
}

/** How far a finger goes to open or close more, in pixels of the screen. */
const PULL_PX = 80;

/** The pulled-down window over the whole screen. Up or BACK closes it, down opens the rest. */
export function ShadeFrame({ children, isFull = false, onPullDown, onPushUp }: ShadeFrameProps) {
  const api = useSystemApi();
  const close = () => void api.system.setPanel('none');
  const swipe = useSwipe(({ dx, dy }) => {
    if (Math.abs(dy) < Math.abs(dx)) return;
    if (dy < -PULL_PX) (onPushUp ?? close)();
    else if (dy > PULL_PX) onPullDown?.();
  });
  useBack(close);
  return (
    <FrameLayout class="shade theme dark" id="notification_panel" pointer={swipe}>
      {isFull && <ScrollView id="notification_stack_scroller" focusable={false} class="shade-behind" />}
      <LinearLayout orientation="vertical" class="shade-body">
        <ShadeHeader isFull={isFull} />
        {children}
      </LinearLayout>
    </FrameLayout>
  );
}
