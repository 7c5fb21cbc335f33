import type { Report } from '../../model/report-model.ts';
import { AgentCard } from './agent-card.tsx';
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
}

/** The run: its numbers, then every task and episode. */
export function RunView({ report, filter, onFilter, sorting, onSorting }: RunViewProps) {
  const rows = taskRows(report, filter, sorting);
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
        <TaskTable report={report} rows={rows} sorting={sorting} onSorting={onSorting} />
      </section>
    </>
  );
}
