import {
  css,
  type IconSource,
  ImageButton,
  LinearLayout,
  RecyclerView,
  TextView,
  useActivity,
  useApi,
  useElapsed,
} from '@androidworld/app-sdk/ui';
import pause from '@material-symbols/svg-400/rounded/pause-fill.svg';
import play from '@material-symbols/svg-400/rounded/play_arrow-fill.svg';
import replay from '@material-symbols/svg-400/rounded/replay.svg';
import share from '@material-symbols/svg-400/rounded/share.svg';
import lapIcon from '@material-symbols/svg-400/rounded/timer.svg';
import { loadStopwatch, mostLaps, noStopwatch, type Stopwatch, totalMs } from '../store/stopwatch.ts';
import { hundredthsText, lapText, stopwatchText } from '../time-text.ts';
import { Fab, FabBar, fabBarHeight } from './fab-bar.tsx';
import { useTimedData } from './use-clock-data.ts';

css`
.clock-stopwatch-time { flex: 1 1 0; font-variant-numeric: tabular-nums; }
.clock-stopwatch-alone { padding-bottom: 112px; }
.clock-stopwatch-main { font-size: 5.25rem; line-height: 94px; letter-spacing: 0; }
.clock-stopwatch-hundredths { font-size: 2.75rem; line-height: 52px; color: var(--on-surface-variant); }
.clock-stopwatch-laps { flex: 1.2 1 0; }
.clock-lap { padding: 10px 56px; font-variant-numeric: tabular-nums; }
@media (orientation: landscape) {
  .clock-stopwatch { flex-direction: row; }
  .clock-stopwatch-time { padding-bottom: 112px; }
  .clock-stopwatch-figures { flex-direction: row; align-items: baseline; justify-content: center; gap: 12px; }
  .clock-stopwatch-laps { flex: 1 1 0; }
}
`;

/** Text changes ten times a second: quick enough to the eye, and the screen rests in between. */
const everyMs = 100;

export function StopwatchTab() {
  const api = useApi();
  const { visible } = useActivity();
  const stored = useTimedData(loadStopwatch);
  const stopwatch = stored.data?.data ?? noStopwatch;
  const elapsedMs = useElapsed(stored.data?.bootedMs ?? 0, {
    everyMs,
    running: visible && stopwatch.state === 'running',
  });
  if (stored.data === undefined) return null;
  const total = totalMs(stopwatch, elapsedMs);
  return (
    <LinearLayout
      orientation="vertical"
      weight={1}
      id="stopwatch_view"
      className="android.widget.LinearLayout"
      class="clock-stopwatch"
    >
      <LinearLayout
        orientation="vertical"
        class={`clock-stopwatch-time ${stopwatch.lapEndsMs.length === 0 ? 'clock-stopwatch-alone' : ''}`}
        justify="center"
      >
        <LinearLayout id="stopwatch_time_wrapper" orientation="vertical" align="center" class="clock-stopwatch-figures">
          <TextView id="stopwatch_time_text" class="clock-stopwatch-main">
            {stopwatchText(Math.floor(total / 1000))}
          </TextView>
          <TextView id="stopwatch_hundredths_text" class="clock-stopwatch-hundredths">
            {hundredthsText(total)}
          </TextView>
        </LinearLayout>
      </LinearLayout>
      {stopwatch.lapEndsMs.length > 0 && <Laps stopwatch={stopwatch} total={total} />}
      <FabBar
        left={
          stopwatch.state === 'reset' ? undefined : (
            <SideButton
              id="left_button"
              icon={replay}
              contentDescription="Reset"
              onClick={() => void api.callProcess('resetStopwatch')}
            />
          )
        }
        right={
          hasRightButton(stopwatch) ? (
            <RightButton
              stopwatch={stopwatch}
              onShare={() => void api.startChooser(shareIntent(stopwatch, total), 'Share')}
            />
          ) : undefined
        }
      >
        {stopwatch.state === 'running' ? (
          <Fab wide icon={pause} contentDescription="Pause" onClick={() => void api.callProcess('pauseStopwatch')} />
        ) : (
          <Fab icon={play} contentDescription="Start" onClick={() => void api.callProcess('startStopwatch')} />
        )}
      </FabBar>
    </LinearLayout>
  );
}

function hasRightButton({ state, lapEndsMs }: Stopwatch): boolean {
  return state === 'paused' || (state === 'running' && lapEndsMs.length < mostLaps);
}

function RightButton({ stopwatch, onShare }: { stopwatch: Stopwatch; onShare: () => void }) {
  const api = useApi();
  if (stopwatch.state === 'paused') {
    return <SideButton id="right_button" icon={share} contentDescription="Share" onClick={onShare} />;
  }
  return (
    <SideButton
      id="right_button"
      icon={lapIcon}
      contentDescription="Lap"
      onClick={() => void api.callProcess('addLap')}
    />
  );
}

function SideButton(props: { id: string; icon: IconSource; contentDescription: string; onClick: () => void }) {
  return <ImageButton {...props} variant="tonal" class="clock-fab-small" />;
}

/** The lap under way first, then those that ended, newest first. */
function Laps({ stopwatch, total }: { stopwatch: Stopwatch; total: number }) {
  const laps = [...stopwatch.lapEndsMs, total]
    .map((endMs, index, ends) => ({ number: index + 1, lapMs: endMs - (ends[index - 1] ?? 0), endMs }))
    .reverse();
  return (
    <RecyclerView
      id="laps_list"
      class="clock-stopwatch-laps"
      items={laps}
      itemKey={({ number }) => number}
      padding={[0, 0, fabBarHeight, 0]}
      renderItem={({ number, lapMs, endMs }) => (
        <LinearLayout class="clock-lap" justify="between">
          <TextView id="lap_number" textAppearance="body-large" color="muted">{`# ${number}`}</TextView>
          <TextView id="lap_time" textAppearance="body-large">
            {lapText(lapMs)}
          </TextView>
          <TextView id="lap_total" textAppearance="body-large">
            {lapText(endMs)}
          </TextView>
        </LinearLayout>
      )}
    />
  );
}

function shareIntent(stopwatch: Stopwatch, total: number) {
  const laps = stopwatch.lapEndsMs.map(
    (endMs, index, ends) => `${index + 1}) ${lapText(endMs - (ends[index - 1] ?? 0))}`,
  );
  const text = [`My time is ${lapText(total)}`, ...(laps.length === 0 ? [] : ['Lap times:', ...laps])].join('\n');
  return { action: 'android.intent.action.SEND', type: 'text/plain', extras: { 'android.intent.extra.TEXT': text } };
}
