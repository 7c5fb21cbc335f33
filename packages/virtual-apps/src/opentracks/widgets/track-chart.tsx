import { css, LinearLayout, View } from '@androidworld/app-sdk/ui';
import type { TrackSample } from '../recording/intervals.ts';

css`
.track-chart { flex: 1; margin: 16px; }
.track-chart > svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
.track-chart-line { fill: none; stroke-width: 2; vector-effect: non-scaling-stroke; }
.track-chart-grid { stroke: var(--outline-variant); stroke-width: 1; vector-effect: non-scaling-stroke; }
`;

const elevationColor = '#2e7d32';
const speedColor = '#1565c0';

/** The heights and speeds of a track, as curves; they have no texts for readers of the tree. */
export function TrackChart({ samples, along }: { samples: readonly TrackSample[]; along: 'elapsedMs' | 'distance' }) {
  const end = Math.max(1, samples.at(-1)?.[along] ?? 0);
  const across = samples.map((sample) => (sample[along] / end) * 100);
  const heights = scaled(samples.map(({ elevation }) => elevation ?? 0));
  const speeds = scaled(samples.map(({ speed }) => speed));
  return (
    <LinearLayout orientation="vertical" align="stretch" weight={1}>
      <View id="chart_view" className="android.view.View" class="track-chart">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {[0, 25, 50, 75, 100].map((y) => (
            <line key={y} class="track-chart-grid" x1="0" x2="100" y1={y} y2={y} />
          ))}
          <polyline class="track-chart-line" stroke={elevationColor} points={joined(across, heights)} />
          <polyline class="track-chart-line" stroke={speedColor} points={joined(across, speeds)} />
        </svg>
      </View>
    </LinearLayout>
  );
}

/** From the lower edge to the upper one. */
function scaled(values: readonly number[]): readonly number[] {
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  return values.map((value) => (range === 0 ? 90 : 95 - ((value - least) / range) * 90));
}

function joined(across: readonly number[], down: readonly number[]): string {
  return across.map((x, index) => `${x},${down[index] ?? 0}`).join(' ');
}
