import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Report } from '../../model/report-model.ts';
import { AgentCard } from './agent-card.tsx';
import type { TablePlace } from './app.tsx';
import { Breakdowns } from './breakdowns.tsx';
import { FilterBar } from './filter-bar.tsx';
import { RunHeader } from './run-header.tsx';
import { type Filter, type Sorting, taskRows } from './task-rows.ts';
import { TaskTable } from './task-table.tsx';

export interface RunViewProps {
  readonly report: Report;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly sorting: Sorting;
  readonly onSorting: (sorting: Sorting) => void;
  /** Where it was left, kept as it is scrolled. */
  readonly place: TablePlace;
}

/** The run: its numbers, then every task and episode. */
export function RunView({ report, filter, onFilter, sorting, onSorting, place }: RunViewProps) {
  const rows = taskRows(report, filter, sorting);
  const frame = useRef<HTMLElement>(null);
  useScrollKept(place, frame);
  return (
    <>
      <RunHeader report={report} />
      <section class="agents">
        {report.aggregates.agents.map((agent) => (
          <AgentCard key={agent.name} agent={agent} episodes={report.episodes} />
        ))}
      </section>
      <Breakdowns report={report} />
      <section>
        <div class="section-head">
          <h2>Tasks</h2>
          <FilterBar report={report} filter={filter} onFilter={onFilter} />
        </div>
        <TaskTable report={report} rows={rows} sorting={sorting} onSorting={onSorting} frame={frame} />
      </section>
    </>
  );
}

/** Whoever comes back from an episode finds the table where it was; on a narrow screen it scrolls in its frame. */
function useScrollKept(place: TablePlace, frame: { current: HTMLElement | null }) {
  useLayoutEffect(() => {
    scrollTo(0, place.scrollY);
    frame.current?.scrollTo(0, place.frameTop);
    const keep = () => {
      place.scrollY = scrollY;
      place.frameTop = frame.current?.scrollTop ?? 0;
    };
    addEventListener('scroll', keep, { capture: true, passive: true });
    return () => removeEventListener('scroll', keep, { capture: true });
  }, [place, frame]);
}
