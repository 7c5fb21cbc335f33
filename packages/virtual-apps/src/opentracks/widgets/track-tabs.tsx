import { TabLayout, ViewPager } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { typeByText } from '../activity-types.ts';
import { isToldByPace } from '../format/speed.ts';
import { samplesOf } from '../recording/intervals.ts';
import type { Track, TrackPoint } from '../store/database.ts';
import { useTracker } from '../use-tracker.ts';
import { IntervalList } from './interval-list.tsx';
import { TrackChart } from './track-chart.tsx';

const tabs = ['Stats', 'Intervals', 'By time', 'By distance'].map((label) => ({ label }));

interface TrackTabsProps {
  track: Track;
  points: readonly TrackPoint[];
  /** The first page. */
  statistics: ComponentChildren;
}

/** The four pages of a track, recorded or in the making. */
export function TrackTabs({ track, points, statistics }: TrackTabsProps) {
  const { units, rate } = useTracker();
  const [page, setPage] = useState(0);
  const isPace = isToldByPace(rate, typeByText(track.category).isPace);
  const samples = samplesOf(points);
  return (
    <>
      <TabLayout id="track_detail_activity_tablayout" tabs={tabs} selected={page} onSelect={setPage} />
      <ViewPager
        id="track_detail_activity_view_pager"
        className="androidx.viewpager2.widget.ViewPager2"
        selected={page}
        onSelect={setPage}
        pages={[
          statistics,
          <IntervalList key="intervals" points={points} units={units} isPace={isPace} />,
          <TrackChart key="time" samples={samples} along="elapsedMs" />,
          <TrackChart key="distance" samples={samples} along="distance" />,
        ]}
      />
    </>
  );
}
