import { css, View } from '@androidworld/app-sdk/ui';
import { durationText } from '../format-text.ts';

css`
.recorder-waveform { height: 200px; align-self: stretch; overflow: hidden; }
.recorder-waveform > svg { display: block; width: 100%; height: 100%; }
.recorder-placeholder { position: absolute; left: 358PX; top: 272PX; width: 363PX; height: 149PX; }
.recorder-placeholder > svg { display: block; width: 100%; height: 100%; }
`;

const width = 411;
const height = 200;
/** dp a second takes. */
const dpPerSecond = 25;

/**
 * The sound seen from the side; what is played or recorded just now is in the middle. The microphone of this phone
 * hears nothing, so it is a line.
 */
export function Waveform({ id, durationMs, positionMs }: { id: string; durationMs: number; positionMs: number }) {
  const x = (ms: number) => width / 2 + ((ms - positionMs) / 1000) * dpPerSecond;
  const stepSeconds = 2;
  const first = Math.max(0, Math.floor(positionMs / 1000 - width / 2 / dpPerSecond));
  const marks = Array.from({ length: Math.ceil(width / dpPerSecond / stepSeconds) + 1 }, (_, index) => {
    const seconds = (Math.ceil(first / stepSeconds) + index) * stepSeconds;
    return { seconds, at: x(seconds * 1000) };
  });
  const [from, to] = [Math.max(0, x(0)), Math.min(width, x(durationMs))];
  return (
    <View id={id} className="android.view.View" class="recorder-waveform">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {marks.map(({ seconds, at }) => (
          <g key={seconds}>
            <path d={`M${at} 24V${height - 24}`} stroke="#fff" stroke-opacity="0.12" />
            <path d={`M${at} 0V10M${at} ${height}v-10`} stroke="#fff" stroke-opacity="0.5" />
            <text x={at} y={22} fill="#fff" fill-opacity="0.6" font-size="11" text-anchor="middle">
              {durationText(seconds * 1000)}
            </text>
          </g>
        ))}
        {to > from && <path d={`M${from} ${height / 2}H${to}`} stroke="#fff" stroke-width="2" />}
        <path d={`M${width / 2} 0V${height}`} stroke="#ffd600" stroke-width="2" />
      </svg>
    </View>
  );
}

/** What stands in place of a waveform while there is none: the app's drawing of one. */
export function WaveformDrawing() {
  const bars = [18, 34, 26, 58, 42, 84, 66, 118, 90, 142, 104, 150, 110, 128, 82, 96, 60, 74, 40, 52, 28, 34, 16];
  return (
    <View id="placeholder" className="android.widget.ImageView" class="recorder-placeholder">
      <svg viewBox="0 20 330 160" aria-hidden="true">
        {bars.map((size, index) => (
          <rect
            key={index}
            x={index * 14 + 6}
            y={100 - size / 2}
            width="6"
            height={size}
            rx="3"
            fill="#fff"
            fill-opacity="0.9"
          />
        ))}
      </svg>
    </View>
  );
}
