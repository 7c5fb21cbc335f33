import { css, FrameLayout, LinearLayout, TextView } from '@androidworld/app-sdk/ui';
import { useClockText, useDateText } from '../clock-text.ts';
import { StatusIcons } from '../status-icons.tsx';

css`
.shade-head { position: relative; flex: none; }
.shade-head-quick { height: 96px; }
.shade-head-full { height: 136px; }
.shade-head > .shade-clock { position: absolute; left: 16px; font-weight: 400; display: flex; align-items: center; }
.shade-head-full > .shade-clock { top: 10px; height: 110px; font-size: 2.5rem; }
.shade-head-quick > .shade-clock { top: 48px; height: 40px; font-size: 1.375rem; }
.shade-head > .shade-date { position: absolute; height: 24px; line-height: 24px; }
.shade-head-full > .shade-date { left: 16px; top: 96px; }
.shade-head-quick > .shade-date { left: 96px; top: 56px; }
.shade-head > .shade-carrier { position: absolute; right: 20px; top: 62px; font-size: 0.875rem; }
.shade-head > .shade-icons { position: absolute; right: 16px; height: 24px; }
.shade-head-full > .shade-icons { top: 96px; }
.shade-head-quick > .shade-icons { top: 56px; }
@media (orientation: landscape) {
  .shade-head-full, .shade-head-quick { height: 64px; }
  .shade-head-full > .shade-clock, .shade-head-quick > .shade-clock { top: 16px; height: 40px; font-size: 1.375rem; }
  .shade-head-full > .shade-date, .shade-head-quick > .shade-date { left: 96px; top: 24px; }
  .shade-head > .shade-carrier { right: 140px; top: 28px; }
  .shade-head-full > .shade-icons, .shade-head-quick > .shade-icons { top: 24px; }
}
`;

/** Clock, date, carrier and status icons: in one row above notifications, in two above quick settings. */
export function ShadeHeader({ isFull }: { isFull: boolean }) {
  const clock = useClockText();
  const date = useDateText();
  return (
    <FrameLayout id="split_shade_status_bar" class={`shade-head ${isFull ? 'shade-head-full' : 'shade-head-quick'}`}>
      <TextView id="clock" class="shade-clock" contentDescription={clock}>
        {clock}
      </TextView>
      <TextView id="date" class="shade-date" textAppearance="body">
        {date}
      </TextView>
      {isFull && (
        <TextView id="qs_carrier_text" class="shade-carrier" selected>
          T-Mobile
        </TextView>
      )}
      <LinearLayout class="shade-icons" align="center">
        <StatusIcons withLevel />
      </LinearLayout>
    </FrameLayout>
  );
}
