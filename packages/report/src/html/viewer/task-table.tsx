import { plural } from '@androidworld/core/internals';
import type { RefObject } from 'preact';
import { percent } from '../../format.ts';
import type { Report } from '../../model/report-model.ts';
import { episodeHash } from './route.ts';
import { type Cell, meanScore, type Sorting, type TaskRow } from './task-rows.ts';

export interface TaskTableProps {
  readonly report: Report;
  readonly rows: readonly TaskRow[];
  readonly sorting: Sorting;
  readonly onSorting: (sorting: Sorting) => void;
  readonly frame: RefObject<HTMLElement | null>;
}

/** Tasks down, agents across, a square for every episode. */
export function TaskTable({ report, rows, sorting, onSorting, frame }: TaskTableProps) {
  const ended = report.aggregates.agents.map((agent) => agent.name);
  const agents = [...new Set([...ended, ...report.episodes.map((episode) => episode.agent)])];
  const severalSuites = new Set(report.episodes.map((episode) => episode.suite)).size > 1;
  const sortBy = (by: string) => onSorting({ by, descending: sorting.by === by ? !sorting.descending : false });
  const head = (by: string, text: string) => (
    <th key={by} scope="col" aria-sort={sorting.by === by ? (sorting.descending ? 'descending' : 'ascending') : 'none'}>
      <button type="button" onClick={() => sortBy(by)}>
        {text}
      </button>
    </th>
  );
  return (
    <section class="table-frame" ref={frame} tabIndex={0} aria-label="Tasks and episodes">
      <table class="tasks">
        <thead>
          <tr>
            {head('task', 'Task')}
            {head('difficulty', 'Difficulty')}
            <th scope="col">Apps</th>
            {agents.map((agent) => head(`agent:${agent}`, agent))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.suite}/${row.task}`}>
              <th scope="row">
                {row.task}
                {severalSuites && <span class="muted"> {row.suite}</span>}
                {row.startsInGoalState && (
                  <span class="tag" title="The task starts in its goal state: an agent that does nothing is paid">
                    starts solved
                  </span>
                )}
              </th>
              <td>{row.difficulty ?? ''}</td>
              <td class="muted">{row.apps.join(', ')}</td>
              {agents.map((agent) => (
                <td key={agent}>
                  <Episodes cells={row.cells.get(agent) ?? []} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="table-foot muted">
        {rows.length === 0
          ? 'Nothing fits the filter.'
          : `${plural(rows.length, 'task')}. Open a square for its steps.`}
      </p>
    </section>
  );
}

const marks = { passed: '✓', failed: '✕', errored: '!', unfinished: '·' } as const;

function Episodes({ cells }: { cells: readonly Cell[] }) {
  if (cells.length === 0) return null;
  return (
    <span class="cells">
      <span class="squares" style={{ gridTemplateColumns: `repeat(${Math.min(cells.length, 5)}, 25px)` }}>
        {cells.map(({ index, episode }) => {
          const partial = episode.status === 'failed' && (episode.score ?? 0) > 0;
          const told = `Instance ${episode.instance}: ${episode.status}${partial ? `, score ${episode.score}` : ''}, ${plural(episode.steps, 'step')} of ${episode.stepBudget}`;
          return (
            <a key={index} href={episodeHash(index)} class={`cell ${episode.status}`} title={told} aria-label={told}>
              {partial ? '◐' : marks[episode.status]}
            </a>
          );
        })}
      </span>
      {cells.length > 1 && <span class="cell-mean">{percent(meanScore(cells))}</span>}
    </span>
  );
}
