import { css, RecyclerView, TextView, useActivity, useLive, usePhoneClock } from '@androidworld/app-sdk/ui';
import filterIcon from '@material-symbols/svg-400/rounded/filter_alt.svg';
import clearFilter from '@material-symbols/svg-400/rounded/filter_alt_off.svg';
import { useState } from 'preact/hooks';
import { extras } from '../../package-name.ts';
import { trackTable } from '../../store/database.ts';
import { findTracks } from '../../store/tracks.ts';
import { useTracker } from '../../use-tracker.ts';
import { TrackerPage } from '../../widgets/tracker-page.tsx';
import { AggregateCard } from './aggregate-card.tsx';
import { aggregateTracks } from './aggregate-tracks.ts';
import { FilterDialog } from './filter-dialog.tsx';
import { isCounted, type StatisticsFilter, thisWeek } from './statistics-filter.ts';

css`
.aggregated-empty { padding: 64px 32px; flex: 1; }
.aggregated-list { margin-bottom: -16px; }
`;

/** AggregatedStatisticsActivity: of all tracks, or of those picked in the list. */
export function AggregatedStatisticsScreen() {
  const { intent } = useActivity();
  const { units, rate } = useTracker();
  const { nowMs, zone } = usePhoneClock();
  const [filter, setFilter] = useState<StatisticsFilter | null>(null);
  const [isAsking, setAsking] = useState(false);
  const picked = intent.extras?.[extras.tracks];
  const ids = Array.isArray(picked) ? picked.map(Number) : undefined;
  const { data: tracks } = useLive((api) => findTracks(api, ids), { tables: [trackTable] }, [ids?.join()]);
  const categories = aggregateTracks(tracks ?? []).map(({ category }) => category);
  const aggregates = aggregateTracks((tracks ?? []).filter((track) => isCounted(track, filter, zone)));
  const bottomMenu =
    filter === null
      ? {
          id: 'aggregated_statistics_filter',
          title: 'Filter',
          icon: filterIcon,
          showAsAction: 'always' as const,
          onClick: () => setAsking(true),
        }
      : {
          id: 'aggregated_statistics_clear_filter',
          title: 'Filter',
          icon: clearFilter,
          showAsAction: 'always' as const,
          onClick: () => setFilter(null),
        };
  return (
    <TrackerPage title="Aggregated stats" bottomMenu={[bottomMenu]}>
      {tracks !== undefined && aggregates.length === 0 ? (
        <TextView id="aggregated_stats_empty_view" class="aggregated-empty" textAppearance="body-large" align="center">
          {filter === null
            ? 'Record your first track to see aggregated statistics'
            : 'There are not activities for the specified filter'}
        </TextView>
      ) : (
        <RecyclerView
          id="aggregated_stats_list"
          class="aggregated-list"
          padding={[0, 8, 24, 8]}
          items={aggregates}
          itemKey={({ category }) => category}
          renderItem={(aggregate) => <AggregateCard aggregate={aggregate} units={units} rate={rate} />}
        />
      )}
      {isAsking && (
        <FilterDialog
          categories={categories}
          initial={{ categories, ...thisWeek(nowMs, zone) }}
          onFilter={setFilter}
          onClose={() => setAsking(false)}
        />
      )}
    </TrackerPage>
  );
}
