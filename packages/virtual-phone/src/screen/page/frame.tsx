import { density, styleSheets } from '@androidworld/app-sdk/host';
import { css, usePhoneState, useStore } from '@androidworld/app-sdk/ui';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { settleLifecycles } from './activity-lifecycles.ts';
import { ActivityView } from './activity-view.tsx';
import { appModules } from './app-modules.ts';
import { BackArrow } from './back-arrow.tsx';
import { keyboardHeight } from './keyboard.tsx';
import { Problem } from './problem.tsx';
import { SystemOverlays } from './system-overlays.tsx';
import { useShownActivities } from './use-shown-activities.ts';

// A CSS pixel is a pixel of the screen. The status bar is as high as the camera's cutout, but for landscape, where that is
// at the side (status_bar_height_landscape). What is below all activities is black already: black of the frame's own would
// be drawn again with each change.
css`
html { background: #000; }
html, body { margin: 0; height: 100%; overflow: hidden; }
.phone {
  position: fixed;
  inset: 0;
  overflow: hidden;
  font-family: Roboto, "Noto Sans Devanagari", "Noto Sans Thai", "Noto Sans SC", "Noto Sans KR", "Noto Naskh Arabic", "Noto Sans Hebrew", "Noto Color Emoji", sans-serif;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  --status-bar-height: max(128PX, 28px);
  --navigation-bar-height: 24px;
}
.phone * { scrollbar-width: none; }
@media (orientation: landscape) { .phone { --status-bar-height: 28px; } }
.screen-off { position: absolute; inset: 0; z-index: 100; background: #000; }
`;

/** All of the screen: activities, bottom to top, and what System UI lays over them. */
export function PhoneFrame() {
  useStore(appModules.changed, (serial) => serial);
  const activities = usePhoneState((state) => state.activities);
  const densityDpi = usePhoneState((state) => state.display.densityDpi);
  const screenOn = usePhoneState((state) => state.screenOn);
  const fontScale = usePhoneState((state) => state.fontScale);
  const keyboardPx = useStore(keyboardHeight, (px) => px);
  useDensity(densityDpi);
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = `${16 * density.value * fontScale}px`;
  }, [densityDpi, fontScale]);
  useLayoutEffect(settleLifecycles, [activities]);
  const { isShown, onDrawn } = useShownActivities(activities);
  const overlays = useMemo(() => <SystemOverlays key={densityDpi} />, [densityDpi]);
  const front = activities.findLast((activity) => activity.visible);
  return (
    <div class="phone" style={{ '--keyboard-height': `${keyboardPx}PX` }}>
      {activities.map((activity) => (
        <ActivityView
          // Another density makes activities anew, as on Android.
          key={`${activity.token}/${activity.processId}/${densityDpi}`}
          window={activity}
          shown={isShown(activity)}
          onDrawn={onDrawn}
          focused={activity.token === front?.token}
        />
      ))}
      {overlays}
      <BackArrow />
      {!screenOn && <div class="screen-off" />}
      <Problem />
    </div>
  );
}

/** Before anything is drawn in it. */
function useDensity(dpi: number): void {
  const drawnIn = useRef<number | null>(null);
  if (drawnIn.current === dpi) return;
  drawnIn.current = dpi;
  density.setDpi(dpi);
  styleSheets.rewrite();
}
