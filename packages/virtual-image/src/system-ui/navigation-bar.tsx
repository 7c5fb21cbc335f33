import { type BarProps, css, FrameLayout } from '@androidworld/app-sdk/ui';

css`
.navigation-bar { height: 100%; display: grid; place-items: center; }
.navigation-pill { width: 108px; height: 4px; border-radius: 2px; }
.navigation-pill.light { background: rgb(255 255 255 / 0.9); }
.navigation-pill.dark { background: rgb(27 27 31 / 0.85); }
`;

/** The pill of gesture navigation; what fingers do there the frame of the phone follows, over whatever is shown. */
export function NavigationBar({ icons }: BarProps) {
  return (
    <FrameLayout class="navigation-bar" id="navigation_bar_view">
      <span class={`navigation-pill ${icons}`} />
    </FrameLayout>
  );
}
