import { AndroidWorldError } from '../contracts/errors.ts';
import type { AnyTask, TaskParams } from '../contracts/task.ts';
import { describeIssues } from '../messages/describe-issues.ts';
import { describeThrown } from '../messages/describe-thrown.ts';
import { findNul } from '../messages/find-nul.ts';
import { renderValue } from '../messages/render-value.ts';
import { createRandom } from './random.ts';

/** What a task instance is made of. */
export interface TaskInstance {
  /** As the task's schema gives them back. */
  readonly params: TaskParams;
  /** As worded before set-up. */
  readonly goal: string;
}

/**
 * Draws a task's parameters from the instance's seed and writes its goal.
 *
 * @throws AW_PARAMS_INVALID if the task's schema refuses what it drew; AW_TASK_FAILED if the task's own code throws
 */
export async function sampleInstance(task: AnyTask, seed: number): Promise<TaskInstance> {
  const params = fromTask(task, 'sample()', () => task.sample(createRandom(seed).fork('params')));
  return restoreInstance(task, params);
}

/**
 * Makes an instance of parameters that were drawn or frozen earlier.
 *
 * @throws AW_PARAMS_INVALID if they do not fit the task's schema; AW_TASK_FAILED if the task's own code throws
 */
export async function restoreInstance(task: AnyTask, params: unknown): Promise<TaskInstance> {
  const parsed = await parseParams(task, params);
  if ('problems' in parsed) {
    throw new AndroidWorldError(
      'AW_PARAMS_INVALID',
      `The parameters of task "${task.name}" are not valid:\n  ${parsed.problems.join('\n  ')}`,
      { details: { task: task.name, problems: parsed.problems } },
    );
  }
  const goal = fromTask(task, 'goal()', () => task.goal(parsed.params));
  return { params: parsed.params, goal: requireGoal(task, goal) };
}

/**
 * A goal is told to agents and stored: one that is no text, as of a `goal()` that is async, would be found out in the report.
 *
 * @throws AW_TASK_FAILED
 */
export function requireGoal({ name }: AnyTask, goal: unknown): string {
  if (typeof goal === 'string' && goal.trim() !== '') return goal;
  const found = goal instanceof Promise ? 'a promise' : renderValue(goal);
  throw new AndroidWorldError(
    'AW_TASK_FAILED',
    `goal() of task "${name}" returned ${found}: expected a text that says what to do`,
    {
      details: { task: name, member: 'goal()' },
    },
  );
}

/** The parameters as the task's schema gives them back, or one line per problem. `at` is where they stand. */
export async function parseParams(
  task: AnyTask,
  params: unknown,
  at = 'params',
): Promise<{ params: TaskParams } | { problems: string[] }> {
  const result = await task.params['~standard'].validate(params);
  if (result.issues !== undefined) return { problems: describeIssues(result.issues, params, at) };
  const problems = findNul(result.value).map((path) => {
    const place = path.startsWith('[') ? `${at}${path}` : `${at}.${path}`;
    return `${place}: expected a text without the character NUL, which no phone can take`;
  });
  return problems.length > 0 ? { problems } : { params: result.value };
}

function fromTask<T>(task: AnyTask, member: string, call: () => T): T {
  try {
    return call();
  } catch (cause) {
    throw new AndroidWorldError('AW_TASK_FAILED', `${member} of task "${task.name}" failed: ${describeThrown(cause)}`, {
      details: { task: task.name, member },
      cause,
    });
  }
}
