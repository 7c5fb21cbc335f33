/** What choosing takes of a task. */
interface TaskOfApps {
  readonly name: string;
  readonly apps: readonly string[];
  readonly stepBudget: number;
  readonly optimalSteps?: number | undefined;
}

/**
 * A task for each app: the shortest of those that use the app alone, else of those that use it with others, unless one
 * that was chosen before uses it already. Short is what takes a person few steps, or else has a small step budget.
 *
 * @returns names of tasks, in the order of the tasks
 */
export function onePerApp(tasks: readonly TaskOfApps[]): ReadonlySet<string> {
  const apps = [...new Set(tasks.flatMap((task) => task.apps))];
  const chosen = new Map<string, TaskOfApps>();
  const lengthOf = ({ optimalSteps, stepBudget }: TaskOfApps) => optimalSteps ?? stepBudget;
  const shortest = (candidates: readonly TaskOfApps[]) =>
    candidates.toSorted((one, other) => lengthOf(one) - lengthOf(other))[0];
  const alone = new Set<string>();
  for (const app of apps) {
    const task = shortest(tasks.filter((candidate) => candidate.apps.length === 1 && candidate.apps[0] === app));
    if (task === undefined) continue;
    alone.add(app);
    chosen.set(task.name, task);
  }
  for (const app of apps.filter((one) => !alone.has(one))) {
    if ([...chosen.values()].some((task) => task.apps.includes(app))) continue;
    const task = shortest(tasks.filter((candidate) => candidate.apps.includes(app)));
    if (task !== undefined) chosen.set(task.name, task);
  }
  return new Set(tasks.filter(({ name }) => chosen.has(name)).map(({ name }) => name));
}
