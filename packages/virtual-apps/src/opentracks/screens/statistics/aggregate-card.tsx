import { CardView, css, TextView } from '@androidworld/app-sdk/ui';
import { typeByText } from '../../activity-types.ts';
import { distanceParts } from '../../format/distance.ts';
import { durationText } from '../../format/duration.ts';
import { rateParts } from '../../format/speed.ts';
import type { Rate, Units } from '../../store/preferences.ts';
import { ActivityIcon } from '../../widgets/activity-icon.tsx';
import { type Aggregate, isPaceOf } from './aggregate-tracks.ts';

css`
.aggregate-card { margin: 8px; padding: 16px; display: flex; flex-direction: column; gap: 8px; }
.aggregate-line { display: flex; align-items: center; gap: 8px; }
.aggregate-half { flex: 1; min-width: 0; display: flex; flex-direction: column; align-items: flex-start; }
.aggregate-value { display: flex; align-items: baseline; gap: 4px; }
.aggregate-number { font-size: 1.5rem; }
.aggregate-label { font-size: 0.75rem; color: var(--on-surface-variant); }
`;

interface AggregateCardProps {
  aggregate: Aggregate;
  units: Units;
  rate: Rate;
}

export function AggregateCard({ aggregate, units, rate }: AggregateCardProps) {
  const isPace = isPaceOf(aggregate, rate);
  const speed = (metresPerSecond: number) => rateParts(metresPerSecond, units, isPace);
  return (
    <CardView class="aggregate-card">
      <div class="aggregate-line">
        <ActivityIcon id="activity_icon" name={typeByText(aggregate.category).icon} />
        <TextView id="aggregated_stats_type_label" textAppearance="title">
          {aggregate.category.toUpperCase()}
        </TextView>
        <TextView id="aggregated_stats_num_tracks" textAppearance="title">{`(${aggregate.count})`}</TextView>
      </div>
      <div class="aggregate-line">
        <div class="aggregate-half">
          <Value name="distance" {...distanceParts(aggregate.distance, units)} />
        </div>
        <div class="aggregate-half">
          <TextView id="aggregated_stats_time" class="aggregate-number">
            {durationText(aggregate.movingMs)}
          </TextView>
        </div>
      </div>
      <div class="aggregate-line">
        <div class="aggregate-half">
          <Value name="avg_rate" {...speed(aggregate.averageSpeed)} />
          <TextView id="aggregated_stats_avg_rate_label" class="aggregate-label">
            {isPace ? 'AVG MOVING PACE' : 'AVG MOVING SPEED'}
          </TextView>
        </div>
        <div class="aggregate-half">
          <Value name="max_rate" {...speed(aggregate.maxSpeed)} />
          <TextView id="aggregated_stats_max_rate_label" class="aggregate-label">
            {isPace ? 'FASTEST PACE' : 'MAX SPEED'}
          </TextView>
        </div>
      </div>
    </CardView>
  );
}

function Value({ name, value, unit }: { name: string; value: string; unit: string }) {
  return (
    <div class="aggregate-value">
      <TextView id={`aggregated_stats_${name}`} class="aggregate-number">
        {value}
      </TextView>
      <TextView id={`aggregated_stats_${name}_unit`}>{unit}</TextView>
    </div>
  );
}
