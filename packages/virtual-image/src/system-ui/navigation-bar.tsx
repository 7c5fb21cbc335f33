import { useSystemApi } from '@androidworld/app-sdk/system';
import { type BarProps, css, FrameLayout, useSwipe } from '@androidworld/app-sdk/ui';

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
  const swipe = useSwipe(({ dy, durationMs }) => {
    if (dy > -60) return;
    if (durationMs > HOLD_MS) void api.system.setPanel('recents');
    else void api.system.goHome();
  });
  return (
    <FrameLayout class="navigation-bar" id="navigation_bar_view" pointer={swipe}>
      <span class={`navigation-pill ${icons}`} />
    </FrameLayout>
  );
}
