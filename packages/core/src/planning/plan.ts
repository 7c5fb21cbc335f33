import type { Agent } from '../contracts/agent.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import type { PlannedEpisode } from '../contracts/records.ts';
import type { Suite } from '../contracts/suite.ts';
import type { TaskParams } from '../contracts/task.ts';
import { plural } from '../messages/plural.ts';
import { instanceSeed } from './seed.ts';
import { type SelectedTask, selectTasks, type TaskSelection } from './select-tasks.ts';

/** Parameters that take the place of drawn ones, with the seed their set-up data is made from. */
export interface FrozenInstance {
  /** Its name. */
  readonly suite: string;
  /** Its name. */
  readonly task: string;
  /** From 0. */
  readonly instance: number;
  /** Of the instance: unsigned 32 bits. */
  readonly seed: number;
  /** As read from a file and checked by the task's schema. */
  readonly params: TaskParams;
}

/** What a run is planned from. */
export interface PlanOptions {
  /** At least one; their names, and those of the tasks in each, are unique. */
  readonly suites: readonly Suite[];
  /** At least one, with names of their own; every agent gets every instance. */
  readonly agents: readonly Pick<Agent, 'name'>[];
  /** Of the run. */
  readonly seed: number;
  /** Instances of each task. */
  readonly instances: number;
  /** All instances of a task are the same (the paper's repeated trials, section 4.4). Default false. */
  readonly identicalParams?: boolean;
  /** Default: every task. */
  readonly select?: TaskSelection;
  /** As read by `readInstances`. */
  readonly frozen?: readonly FrozenInstance[];
}

/**
 * Plans a run: for each agent, in the order given, every selected task by name, then its instances. Pure: equal
 * options give equal episodes, and an instance's seed does not depend on which other tasks are there.
 *
 * @throws AW_CONFIG_INVALID if names are missing, doubled or not usable in an id, or there are too many episodes; AW_TASK_NOT_FOUND as `selectTasks`
 */
export function plan(options: PlanOptions): PlannedEpisode[] {
  requireNames(options);
  const tasks = selectTasks(options.suites, options.select);
  requireSize(tasks.length, options);
  const instances = Array.from({ length: options.instances }, (_, instance) => instance);
  const frozen = new Map(options.frozen?.map((entry) => [placeOf(entry), entry]));
  return options.agents.flatMap((agent) =>
    tasks.flatMap((selected) =>
      instances.map((instance) => {
        const place = { suite: selected.suite.name, task: selected.task.name, instance };
        const fixed = frozen.get(placeOf(place));
        return {
          id: `${agent.name}/${placeOf(place)}`,
          agent: agent.name,
          ...place,
          seed: fixed?.seed ?? seedOf(place, options),
          ...factsOf(selected),
          ...(fixed && { params: fixed.params }),
        };
      }),
    ),
  );
}

function placeOf(place: { suite: string; task: string; instance: number }): string {
  return `${place.suite}/${place.task}/${place.instance}`;
}

function seedOf(
  { suite, task, instance }: { suite: string; task: string; instance: number },
  { seed, identicalParams = false }: PlanOptions,
): number {
  return instanceSeed({ runSeed: seed, suite, task, instance: identicalParams ? 0 : instance });
}

function factsOf({ task }: SelectedTask) {
  return {
    stepBudget: task.stepBudget,
    tags: [...(task.tags ?? [])],
    apps: [...task.apps],
    startsInGoalState: task.startsInGoalState ?? false,
    ...(task.difficulty !== undefined && { difficulty: task.difficulty }),
    ...(task.optimalSteps !== undefined && { optimalSteps: task.optimalSteps }),
  };
}

/** More than anybody runs. A number with some digits too many would take all the memory there is, for minutes, and then fail. */
const mostEpisodes = 250_000;

function requireSize(tasks: number, { agents, instances }: PlanOptions): void {
  const episodes = tasks * agents.length * instances;
  if (episodes <= mostEpisodes) return;
  const parts = [plural(tasks, 'task'), plural(instances, 'instance'), plural(agents.length, 'agent')];
  throw new AndroidWorldError(
    'AW_CONFIG_INVALID',
    `Cannot plan the run: ${parts.join(' x ')} are ${plural(episodes, 'episode')}, and a run has at most ${mostEpisodes.toLocaleString('en')}. Ask for fewer instances, tasks or agents`,
    { details: { episodes, most: mostEpisodes } },
  );
}

function requireNames({ suites, agents }: PlanOptions): void {
  const problems = [
    ...(suites.length === 0 ? ['expected at least one suite, found none'] : []),
    ...(agents.length === 0 ? ['expected at least one agent, found none'] : []),
    ...repeated(agents).map(
      (name) => `two agents have the name "${name}"; give each its own, so that results can tell them apart`,
    ),
    ...repeated(suites).map((name) => `two suites have the name "${name}"`),
    ...suites.flatMap((suite) =>
      repeated(suite.tasks).map((name) => `two tasks of suite "${suite.name}" have the name "${name}"`),
    ),
    ...agents.filter(({ name }) => name === '').map(() => 'an agent has an empty name'),
    ...[...suites, ...suites.flatMap((suite) => suite.tasks)]
      // With no slash in suite and task, an episode's id can only be read in one way.
      .filter(({ name }) => name === '' || name.includes('/'))
      .map(
        ({ name }) => `expected the name of a suite or task to be a text without "/", found ${JSON.stringify(name)}`,
      ),
  ];
  if (problems.length > 0) {
    throw new AndroidWorldError('AW_CONFIG_INVALID', `Cannot plan the run:\n  ${problems.join('\n  ')}`, {
      details: { problems },
    });
  }
}

function repeated(named: readonly { readonly name: string }[]): string[] {
  const names = named.map(({ name }) => name);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
