import { useLayoutEffect } from 'preact/hooks';
import { css, usePhoneState, useStore } from '../../app-sdk/ui/index.ts';
import { ActivityView } from './activity-view.tsx';
import { appModules } from './app-modules.ts';
import { keyboardHeight } from './keyboard.tsx';
import { SystemOverlays } from './system-overlays.tsx';

// One CSS pixel in the phone is one dp at density 420, so that rectangles come out in pixels of the screen.
css`
html, body { margin: 0; height: 100%; background: #000; overflow: hidden; }
.phone {
  zoom: 2.625;
  position: fixed;
  inset: 0;
  overflow: hidden;
  background: #000;
  font-family: Roboto, "Noto Color Emoji", sans-serif;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  --status-bar-height: calc(136px / 2.625);
  --navigation-bar-height: 24px;
}
.phone * { scrollbar-width: none; }
.screen-off { position: absolute; inset: 0; z-index: 100; background: #000; }
`;

/** All of the screen: activities, bottom to top, and what System UI lays over them. */
export function PhoneFrame() {
  useStore(appModules.changed, (serial) => serial);
  const activities = usePhoneState((state) => state.activities);
  const screenOn = usePhoneState((state) => state.screenOn);
  const fontScale = usePhoneState((state) => state.fontScale);
  const keyboardDp = useStore(keyboardHeight, (dp) => dp);
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = `${16 * fontScale}px`;
  }, [fontScale]);
  const front = activities.findLast((activity) => activity.visible);
  return (
    <div class="phone" style={{ '--keyboard-height': `${keyboardDp}px` }}>
      {activities.map((activity) => (
        <ActivityView
          key={`${activity.token}/${activity.processId}`}
          window={activity}
          focused={activity.token === front?.token}
        />
      ))}
      <SystemOverlays />
      {!screenOn && <div class="screen-off" />}
    </div>
  );
}
