import { css, usePhoneState, useStore } from '@androidworld/app-sdk/ui';
import { useLayoutEffect } from 'preact/hooks';
import { ActivityView } from './activity-view.tsx';
import { appModules } from './app-modules.ts';
import { keyboardHeight } from './keyboard.tsx';
import { Problem } from './problem.tsx';
import { SystemOverlays } from './system-overlays.tsx';

// One CSS pixel in the phone is one dp, so that rectangles come out in pixels of the screen.
css`
html, body { margin: 0; height: 100%; background: #000; overflow: hidden; }
.phone {
  position: fixed;
  inset: 0;
  overflow: hidden;
  background: #000;
  font-family: Roboto, "Noto Color Emoji", sans-serif;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  --status-bar-height: 51.81px;
  --navigation-bar-height: 24px;
}
.phone * { scrollbar-width: none; }
.screen-off { position: absolute; inset: 0; z-index: 100; background: #000; }
`;

/** A dp is a pixel of a screen of this density. */
const DP_PER_INCH = 160;

/** All of the screen: activities, bottom to top, and what System UI lays over them. */
export function PhoneFrame() {
  useStore(appModules.changed, (serial) => serial);
  const activities = usePhoneState((state) => state.activities);
  const densityDpi = usePhoneState((state) => state.display.densityDpi);
  const screenOn = usePhoneState((state) => state.screenOn);
  const fontScale = usePhoneState((state) => state.fontScale);
  const keyboardDp = useStore(keyboardHeight, (dp) => dp);
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = `${16 * fontScale}px`;
  }, [fontScale]);
  const front = activities.findLast((activity) => activity.visible);
  return (
    <div class="phone" style={{ zoom: densityDpi / DP_PER_INCH, '--keyboard-height': `${keyboardDp}px` }}>
      {activities.map((activity) => (
        <ActivityView
          key={`${activity.token}/${activity.processId}`}
          window={activity}
          focused={activity.token === front?.token}
        />
      ))}
      <SystemOverlays />
      {!screenOn && <div class="screen-off" />}
      <Problem />
    </div>
  );
}
