import { DateFormat, localParts } from '@androidworld/app-sdk';
import {
  css,
  FrameLayout,
  LinearLayout,
  TextView,
  useActivity,
  useNow,
  usePhoneState,
  useSystemBars,
} from '@androidworld/app-sdk/ui';
import { clockSettings } from '../store/settings.ts';
import { timeOfDayText } from '../time-text.ts';
import { AnalogClock } from './analog-clock.tsx';
import { useClockData } from './use-clock-data.ts';

css`
.clock-saver { background: #000; color: #fff; display: grid; place-items: center; --on-surface: #fff; --on-surface-variant: #aaa; }
.clock-saver-night { color: #5f6368; --on-surface: #5f6368; --on-surface-variant: #5f6368; }
.clock-saver-time { font-size: 5rem; line-height: 6rem; }
`;

/** Nothing but the time on a black screen, until it is touched. */
export function Screensaver() {
  const { finish } = useActivity();
  const settings = useClockData(clockSettings.get).data;
  const nowMs = useNow({ everyMs: 60_000 });
  const { zone, hour24 } = usePhoneState((state) => state.clock);
  useSystemBars({ edgeToEdge: true, icons: 'light' });
  if (settings === undefined) return null;
  const local = localParts(nowMs, zone);
  return (
    <FrameLayout
      id="saver_container"
      weight={1}
      class={settings.screensaverNight ? 'clock-saver clock-saver-night' : 'clock-saver'}
      onClick={() => void finish()}
    >
      <LinearLayout orientation="vertical" id="main_clock" align="center">
        {settings.screensaverStyle === 'analog' ? (
          <AnalogClock time={local} seconds={undefined} />
        ) : (
          <TextView id="digital_clock" className="android.widget.TextClock" class="clock-saver-time">
            {timeOfDayText(local, hour24)}
          </TextView>
        )}
        <TextView id="date" contentDescription={DateFormat.format('EEEE, MMMM d', nowMs, zone)}>
          {DateFormat.format('EEE, MMM d', nowMs, zone)}
        </TextView>
      </LinearLayout>
    </FrameLayout>
  );
}
