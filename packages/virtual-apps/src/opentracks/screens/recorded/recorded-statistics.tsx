import { css, LinearLayout, ScrollView, TextView, usePhoneClock } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { typeByText } from '../../activity-types.ts';
import { dateTimeText } from '../../format/date-words.ts';
import { distanceParts, elevationParts, type Quantity } from '../../format/distance.ts';
import { durationText } from '../../format/duration.ts';
import { isToldByPace, rateParts } from '../../format/speed.ts';
import { perSecond } from '../../recording/statistics.ts';
import type { Track } from '../../store/database.ts';
import { useTracker } from '../../use-tracker.ts';
import { ActivityIcon } from '../../widgets/activity-icon.tsx';

css`
.stats-head { padding: 16px; gap: 16px; }
.stats-row { display: flex; align-items: stretch; border-top: 1px solid var(--outline-variant); }
.stats-cell { flex: 1; min-width: 0; padding: 12px 16px; display: flex; flex-direction: column; align-items: flex-start; justify-content: center; gap: 4px; }
.stats-cell-line { display: flex; align-items: baseline; gap: 6px; }
.stats-label { font-size: 0.75rem; color: var(--on-surface-variant); letter-spacing: 0.04em; }
.stats-value { font-size: 1.75rem; }
.stats-value-big { font-size: 2.5rem; }
.stats-unit { font-size: 0.875rem; }
`;

/** The first tab of a finished track: what its columns say. */
export function RecordedStatistics({ track }: { track: Track }) {
  const { units, rate } = useTracker();
  const { zone } = usePhoneClock();
  const type = typeByText(track.category);
  const isPace = isToldByPace(rate, type.isPace);
  const speed = (metresPerSecond: number) => rateParts(metresPerSecond, units, isPace);
  const moving = track.averageMovingSpeed || perSecond(track.distance, track.movingMs);
  const { gain, loss } = track;
  return (
    <ScrollView weight={1}>
      <LinearLayout class="stats-head">
        <ActivityIcon id="stats_activity_type_icon" name={type.icon} size={48} />
        <LinearLayout orientation="vertical" weight={1}>
          <TextView id="stats_name_value" textAppearance="title-large">
            {track.name}
          </TextView>
          {track.description !== '' && <TextView id="stats_description_value">{track.description}</TextView>}
          <TextView id="stats_start_datetime_value">
            {dateTimeText({ ms: track.startMs, offset: track.startOffset }, zone)}
          </TextView>
        </LinearLayout>
      </LinearLayout>
      <Row>
        <Cell>
          <Statistic name="distance" label="DISTANCE" {...distanceParts(track.distance, units)} isBig />
        </Cell>
        <Cell>
          <Statistic name="moving_time" label="MOVING TIME" value={durationText(track.movingMs)} />
          <Statistic name="total_time" label="TOTAL TIME" value={durationText(track.totalMs)} />
        </Cell>
      </Row>
      <Row>
        <Cell>
          <Statistic
            name="max_speed"
            label={isPace ? 'FASTEST PACE' : 'MAX SPEED'}
            {...speed(Math.max(track.maxSpeed, moving))}
            isBig
          />
        </Cell>
        <Cell>
          <Statistic name="moving_speed" label={isPace ? 'AVG MOVING PACE' : 'AVG MOVING SPEED'} {...speed(moving)} />
          <Statistic
            name="average_speed"
            label={isPace ? 'AVG PACE' : 'AVG SPEED'}
            {...speed(perSecond(track.distance, track.totalMs))}
          />
        </Cell>
      </Row>
      {gain !== null && loss !== null && (
        <Row>
          <Cell>
            <Statistic name="altitude_gain" label="GAIN" {...elevationParts(gain, units)} />
          </Cell>
          <Cell>
            <Statistic name="altitude_loss" label="LOSS" {...elevationParts(loss, units)} />
          </Cell>
        </Row>
      )}
    </ScrollView>
  );
}

const Row = ({ children }: { children: ComponentChildren }) => <div class="stats-row">{children}</div>;
const Cell = ({ children }: { children: ComponentChildren }) => <div class="stats-cell">{children}</div>;

interface StatisticProps extends Omit<Quantity, 'unit'> {
  /** In the ids of its views. */
  name: string;
  label: string;
  unit?: string;
  isBig?: boolean;
}

function Statistic({ name, label, value, unit, isBig = false }: StatisticProps) {
  return (
    <>
      <TextView id={`stats_${name}_label`} class="stats-label">
        {label}
      </TextView>
      <div class="stats-cell-line">
        <TextView id={`stats_${name}_value`} class={isBig ? 'stats-value-big' : 'stats-value'}>
          {value}
        </TextView>
        {unit !== undefined && (
          <TextView id={`stats_${name}_unit`} class="stats-unit">
            {unit}
          </TextView>
        )}
      </div>
    </>
  );
}
