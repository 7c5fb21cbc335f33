import { useSystemApi } from '@androidworld/app-sdk/system';
import { type BarProps, css, FrameLayout, phoneTime, useDrag } from '@androidworld/app-sdk/ui';
import { useRef } from 'preact/hooks';

css`
.navigation-bar { height: 100%; touch-action: none; display: grid; place-items: center; }
.navigation-pill { width: 108px; height: 4px; border-radius: 2px; }
.navigation-pill.light { background: rgb(255 255 255 / 0.9); }
.navigation-pill.dark { background: rgb(27 27 31 / 0.85); }
`;

/** How long a finger rests before the swipe up means recents, as in Launcher3's gesture navigation. */
const HOLD_MS = 350;

/** The pill: swiped up it goes home; swiped up and held it shows the recent apps. */
export function NavigationBar({ icons }: BarProps) {
  const api = useSystemApi();
  const start = useRef({ x: 0, y: 0, at: 0 });
  const swipe = useDrag({
    start: (event) => {
      start.current = { x: event.clientX, y: event.clientY, at: phoneTime.eventTime(event) };
    },
    move: () => {},
    end: (event) => {
      if (start.current.y - event.clientY < 60) return;
      if (phoneTime.eventTime(event) - start.current.at > HOLD_MS) void api.system.setPanel('recents');
      else void api.system.goHome();
    },
  });
  return (
    <FrameLayout class="navigation-bar" id="navigation_bar_view" pointer={swipe}>
      <span class={`navigation-pill ${icons}`} />
    </FrameLayout>
  );
}
