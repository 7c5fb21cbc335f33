import { localParts } from '@androidworld/app-sdk';
import {
  Button,
  css,
  Glyph,
  LinearLayout,
  TextView,
  useActivity,
  useApi,
  useNow,
  usePhoneState,
  useSystemBars,
} from '@androidworld/app-sdk/ui';
import bell from '@material-symbols/svg-400/rounded/alarm-fill.svg';
import { useEffect } from 'preact/hooks';
import { instanceExtra, loadInstances } from '../store/alarms.ts';
import { timeOfDayText } from '../time-text.ts';
import { useClockData } from './use-clock-data.ts';

css`
.clock-ringing { background: var(--primary-container); color: var(--on-primary-container); padding: 96px 24px 64px; }
.clock-ringing-time { font-size: 4.5rem; }
`;

/** The alarm that rings, over the whole screen. It goes when the alarm stops. */
export function RingingAlarm() {
  const api = useApi();
  const { intent, finish } = useActivity();
  useSystemBars({ statusBar: 'var(--primary-container)', navigationBar: 'var(--primary-container)' });
  const nowMs = useNow({ everyMs: 60_000 });
  const { zone, hour24 } = usePhoneState((state) => state.clock);
  const id = Number(intent.extras?.[instanceExtra]);
  const { data: instances } = useClockData(loadInstances);
  const instance = instances?.find((candidate) => candidate.id === id);
  const isSilent = instances !== undefined && instance?.state !== 'fired';
  useEffect(() => {
    if (isSilent) void finish();
  }, [isSilent]);
  return (
    <LinearLayout orientation="vertical" class="clock-ringing" weight={1} id="content" align="center" justify="between">
      <LinearLayout orientation="vertical" align="center" gap={8}>
        <TextView id="digital_clock" className="android.widget.TextClock" class="clock-ringing-time">
          {timeOfDayText(localParts(nowMs, zone), hour24)}
        </TextView>
        <TextView id="title" textAppearance="title-large">
          {instance === undefined || instance.label === '' ? 'Alarm' : instance.label}
        </TextView>
      </LinearLayout>
      <Glyph icon={bell} size={96} />
      <LinearLayout gap={24} justify="center">
        <Button id="snooze" variant="outlined" onClick={() => void api.callProcess('snoozeAlarm', id)}>
          Snooze
        </Button>
        <Button id="dismiss" onClick={() => void api.callProcess('dismissAlarm', id)}>
          Dismiss
        </Button>
      </LinearLayout>
    </LinearLayout>
  );
}
