import picomatch from 'picomatch';
import { AndroidWorldError } from '../contracts/errors.ts';
import type { Suite } from '../contracts/suite.ts';
import type { AnyTask, Difficulty } from '../contracts/task.ts';
import { didYouMean } from '../messages/near-names.ts';
import { plural } from '../messages/plural.ts';

/** Which tasks to run; all members that are given must hold, and nothing given means every task. */
export interface TaskSelection {
  /** Globs on `<task>` or `<suite>/<task>`: any may match. A leading `!` leaves out what matches. */
  readonly tasks?: readonly string[];
  /** The task has any of these. */
  readonly tags?: readonly string[];
  /** The task has one of these. */
  readonly difficulty?: readonly Difficulty[];
  /** The task touches any of these, e.g. `contacts`. */
  readonly app?: readonly string[];
}

/** A task, and where it comes from. */
export interface SelectedTask {
  /** The suite that has the task. */
  readonly suite: Suite;
  /** As the suite has it. */
  readonly task: AnyTask;
}

/**
 * Selects tasks, sorted by name, then suite.
 *
 * @throws AW_TASK_NOT_FOUND if a pattern, tag or app is none of these suites', or if no task is left
 */
export function selectTasks(suites: readonly Suite[], selection: TaskSelection = {}): SelectedTask[] {
  const tasks = suites.flatMap((suite) => suite.tasks.map((task) => ({ suite, task })));
  const matchers = selection.tasks?.map(matcherOf) ?? [];
  if (tasks.length === 0) {
    const named = suites.map(({ name }) => `"${name}"`).join(', ');
    const have = suites.length === 1 ? 'has' : 'have';
    throw new AndroidWorldError(
      'AW_TASK_NOT_FOUND',
      named === '' ? 'There is no suite to take tasks from' : `${named} ${have} no task: expected at least one`,
    );
  }
  requireKnown(tasks, matchers, selection);
  const selected = tasks.filter((task) => isMatched(task, matchers) && hasFacts(task, selection));
  if (selected.length === 0) {
    throw notFound(
      `None of the ${plural(tasks.length, 'task')} is selected by all of ${JSON.stringify(selection)}`,
      [],
    );
  }
  return selected.sort((a, b) => compare(a.task.name, b.task.name) || compare(a.suite.name, b.suite.name));
}

function requireKnown(tasks: readonly SelectedTask[], matchers: readonly Matcher[], selection: TaskSelection): void {
  const names = tasks.map(({ task }) => task.name);
  const problems = [
    ...matchers
      .filter(({ matches }) => !tasks.some(matches))
      .map(({ glob, isGlob }) => {
        if (isGlob) return `tasks: "${glob}" matches none of the ${plural(tasks.length, 'task')}`;
        return `tasks: there is no task "${glob}"${didYouMean(glob.slice(glob.lastIndexOf('/') + 1), names)}`;
      }),
    ...unknown(
      'tag',
      selection.tags,
      tasks.flatMap(({ task }) => task.tags ?? []),
    ),
    ...unknown(
      'app',
      selection.app,
      tasks.flatMap(({ task }) => task.apps),
    ),
  ];
  if (problems.length > 0) {
    throw notFound(
      `Cannot select tasks of ${[...new Set(tasks.map(({ suite }) => suite.name))].join(', ')}:\n  ${problems.join('\n  ')}`,
      problems,
    );
  }
}

function unknown(what: 'tag' | 'app', wanted: readonly string[] = [], known: readonly string[]): string[] {
  return wanted
    .filter((name) => !known.includes(name))
    .map((name) => `${what}: no task has the ${what} "${name}"${didYouMean(name, known)}`);
}

interface Matcher {
  readonly glob: string;
  readonly negated: boolean;
  /** False for an exact name. */
  readonly isGlob: boolean;
  readonly matches: (selected: SelectedTask) => boolean;
}

function matcherOf(pattern: string): Matcher {
  // `!(a|b)` is a glob of its own, not the negation of `(a|b)`.
  const negated = /^!(?!\()/.test(pattern);
  const glob = negated ? pattern.slice(1) : pattern;
  const isMatch = picomatch(glob);
  return {
    glob,
    negated,
    isGlob: picomatch.scan(glob).isGlob,
    matches: ({ suite, task }) => isMatch(task.name) || isMatch(`${suite.name}/${task.name}`),
  };
}

function isMatched(selected: SelectedTask, matchers: readonly Matcher[]): boolean {
  const wanted = matchers.filter(({ negated }) => !negated);
  const unwanted = matchers.filter(({ negated }) => negated);
  return (
    (wanted.length === 0 || wanted.some(({ matches }) => matches(selected))) &&
    !unwanted.some(({ matches }) => matches(selected))
  );
}

function hasFacts({ task }: SelectedTask, { tags, difficulty, app }: TaskSelection): boolean {
  return (
    (tags === undefined || tags.some((tag) => task.tags?.includes(tag))) &&
    (difficulty === undefined || difficulty.some((level) => level === task.difficulty)) &&
    (app === undefined || app.some((name) => task.apps.includes(name)))
  );
}

function notFound(message: string, problems: readonly string[]): AndroidWorldError {
  return new AndroidWorldError(
    'AW_TASK_NOT_FOUND',
    `${message}\n\nList the tasks there are: androidworld list --task "*"`,
    {
      details: { problems },
    },
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
