import { mean } from '@androidworld/core/results';
import type { Report, ReportEpisode, ReportStatus } from '../../model/report-model.ts';

/** A task with the episodes of each agent: one row of the table. */
export interface TaskRow {
  readonly suite: string;
  readonly task: string;
  readonly difficulty: ReportEpisode['difficulty'];
  readonly apps: readonly string[];
  readonly tags: readonly string[];
  readonly startsInGoalState: boolean;
  /** By agent, in order of instances. */
  readonly cells: ReadonlyMap<string, readonly Cell[]>;
}

export interface Cell {
  /** Place in the report's list of episodes. */
  readonly index: number;
  readonly episode: ReportEpisode;
}

export interface Filter {
  /** Words, all of which must occur in the task, a goal, an app or a tag. */
  readonly text: string;
  /** Empty: all. */
  readonly statuses: ReadonlySet<ReportStatus>;
  readonly app: string;
  readonly difficulty: string;
}

export interface Sorting {
  /** `task`, `difficulty`, or `agent:<name>`: by the mean score of that agent. */
  readonly by: string;
  readonly descending: boolean;
}

export const noFilter: Filter = { text: '', statuses: new Set(), app: '', difficulty: '' };

/** The table: filtered, sorted. A filter by status leaves out the other episodes of a row, too. */
export function taskRows(report: Report, filter: Filter, sorting: Sorting): TaskRow[] {
  const rows = new Map<string, TaskRow & { cells: Map<string, Cell[]> }>();
  for (const [index, episode] of report.episodes.entries()) {
    if (!matches(episode, filter)) continue;
    const { suite, task, difficulty, apps, tags, startsInGoalState } = episode;
    const key = JSON.stringify([suite, task]);
    const row = rows.get(key) ?? { suite, task, difficulty, apps, tags, startsInGoalState, cells: new Map() };
    rows.set(key, row);
    const cells = row.cells.get(episode.agent) ?? [];
    row.cells.set(episode.agent, cells);
    cells.push({ index, episode });
  }
  const sorted = [...rows.values()].sort((a, b) => compare(a, b, sorting.by));
  return sorting.descending ? sorted.reverse() : sorted;
}

/** Mean score of the scored episodes; `undefined` when none is. */
export function meanScore(cells: readonly Cell[]): number | undefined {
  return mean(cells.flatMap(({ episode: { score } }) => score ?? []));
}

function matches(episode: ReportEpisode, { text, statuses, app, difficulty }: Filter): boolean {
  if (statuses.size > 0 && !statuses.has(episode.status)) return false;
  if (app !== '' && !episode.apps.includes(app)) return false;
  if (difficulty !== '' && episode.difficulty !== difficulty) return false;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const { suite, task, goal, apps, tags, error } = episode;
  const searched = [suite, task, goal, ...apps, ...tags, error?.code ?? '', error?.message ?? '']
    .join('\n')
    .toLowerCase();
  return words.every((word) => searched.includes(word));
}

const difficultyOrder = ['easy', 'medium', 'hard'];

function compare(a: TaskRow, b: TaskRow, by: string): number {
  const byName = compareText(a.task, b.task) || compareText(a.suite, b.suite);
  if (by === 'difficulty') return rank(a) - rank(b) || byName;
  if (!by.startsWith('agent:')) return byName;
  const agent = by.slice('agent:'.length);
  return scoreOf(a, agent) - scoreOf(b, agent) || byName;
}

function rank(row: TaskRow): number {
  return row.difficulty === undefined ? difficultyOrder.length : difficultyOrder.indexOf(row.difficulty);
}

/** Rows without an episode of this agent come first. */
function scoreOf(row: TaskRow, agent: string): number {
  return meanScore(row.cells.get(agent) ?? []) ?? -1;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
