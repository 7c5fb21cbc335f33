import { css, LinearLayout, RecyclerView, Spinner, TextView } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { distanceText, elevationParts, written } from '../format/distance.ts';
import { rateParts } from '../format/speed.ts';
import { unitSystems } from '../format/units.ts';
import { type Interval, intervalsOf } from '../recording/intervals.ts';
import type { TrackPoint } from '../store/database.ts';
import type { Units } from '../store/preferences.ts';

css`
.interval-head { padding: 12px 16px; border-bottom: 1px solid var(--outline-variant); }
.interval-head > .text, .interval-row > .text { flex: 1; }
.interval-row { min-height: 48px; padding: 0 16px; }
.interval-empty { padding: 48px 16px; }
`;

/** Lengths to cut at, in miles, kilometres or nautical miles. */
const lengths = [0.1, 0.5, 1, 2, 3, 4, 5, 10, 20, 50];

interface IntervalListProps {
  points: readonly TrackPoint[];
  units: Units;
  isPace: boolean;
}

/** How fast each mile was. */
export function IntervalList({ points, units, isPace }: IntervalListProps) {
  const [length, setLength] = useState(lengths.indexOf(1));
  const { long } = unitSystems[units];
  const intervals = intervalsOf(points, (lengths[length] ?? 1) * long.metres).map((interval, index) => ({
    ...interval,
    index,
  }));
  return (
    <LinearLayout orientation="vertical" align="stretch" weight={1}>
      <LinearLayout padding={[8, 16]}>
        <TextView textAppearance="body-large">Split interval</TextView>
        <Spinner
          id="intervals_dropdown"
          items={lengths.map((value) => `${value} ${long.name}`)}
          selected={length}
          onSelect={setLength}
          weight={1}
        />
      </LinearLayout>
      <LinearLayout class="interval-head">
        <TextView textAppearance="label">DISTANCE</TextView>
        <TextView textAppearance="label">{isPace ? 'PACE' : 'SPEED'}</TextView>
        <TextView textAppearance="label">ELEVATION</TextView>
      </LinearLayout>
      {intervals.length === 0 ? (
        <TextView class="interval-empty" align="center">
          There are not any interval yet
        </TextView>
      ) : (
        <RecyclerView
          id="interval_list"
          items={intervals}
          itemKey={({ index }) => index}
          renderItem={(interval) => <IntervalRow interval={interval} units={units} isPace={isPace} />}
        />
      )}
    </LinearLayout>
  );
}

function IntervalRow({ interval, units, isPace }: { interval: Interval; units: Units; isPace: boolean }) {
  const height = (metres: number | null) => (metres === null ? '' : written(elevationParts(metres, units)));
  return (
    <LinearLayout class="interval-row">
      <TextView id="interval_item_distance">{distanceText(interval.distance, units)}</TextView>
      <TextView id="interval_item_rate">{written(rateParts(interval.speed, units, isPace))}</TextView>
      <TextView id="interval_item_gain">{height(interval.gain)}</TextView>
      <TextView id="interval_item_loss">{height(interval.loss)}</TextView>
    </LinearLayout>
  );
}
