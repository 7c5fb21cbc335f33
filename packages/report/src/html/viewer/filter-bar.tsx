import { useMemo } from 'preact/hooks';
import type { Report, ReportStatus } from '../../model/report-model.ts';
import type { Filter } from './task-rows.ts';

const statuses: readonly ReportStatus[] = ['passed', 'failed', 'errored', 'unfinished'];

export interface FilterBarProps {
  readonly report: Report;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

export function FilterBar({ report, filter, onFilter }: FilterBarProps) {
  const { apps, difficulties, used } = useMemo(() => choices(report), [report]);
  const toggle = (status: ReportStatus) => {
    const chosen = new Set(filter.statuses);
    if (!chosen.delete(status)) chosen.add(status);
    onFilter({ ...filter, statuses: chosen });
  };
  return (
    <search class="filter">
      <input
        type="search"
        aria-label="Find episodes"
        placeholder="Find a task, goal, app, error"
        value={filter.text}
        onInput={(event) => onFilter({ ...filter, text: event.currentTarget.value })}
      />
      {statuses
        .filter((status) => used.has(status))
        .map((status) => (
          <button
            type="button"
            key={status}
            class="chip"
            aria-pressed={filter.statuses.has(status)}
            onClick={() => toggle(status)}
          >
            <i class={`dot ${status}`} />
            {status}
          </button>
        ))}
      <Choice label="All apps" value={filter.app} of={apps} onChoose={(app) => onFilter({ ...filter, app })} />
      <Choice
        label="All difficulties"
        value={filter.difficulty}
        of={difficulties}
        onChoose={(difficulty) => onFilter({ ...filter, difficulty })}
      />
    </search>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly of: readonly string[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value, of, onChoose }: ChoiceProps) {
  if (of.length < 2) return null;
  return (
    <select value={value} onChange={(event) => onChoose(event.currentTarget.value)} aria-label={label}>
      <option value="">{label}</option>
      {of.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}

function choices({ episodes }: Report) {
  return {
    apps: [...new Set(episodes.flatMap((episode) => episode.apps))].sort(),
    difficulties: ['easy', 'medium', 'hard'].filter((level) => episodes.some(({ difficulty }) => difficulty === level)),
    used: new Set(episodes.map((episode) => episode.status)),
  };
}
