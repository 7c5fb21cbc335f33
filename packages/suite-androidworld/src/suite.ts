import { closeRecents, restoreAppSnapshot, setClock } from '@androidworld/android-kit';
import { AndroidWorldError, type AnyTask, defineSuite, type Suite, type SuiteContext } from '@androidworld/core';
import { readGoals } from './goals/read-goals.ts';
import { type AppSetup, type SetUpOptions, setUpApp } from './setup/app-setup.ts';
import { appSetups } from './setup/app-setups.ts';
import { withStepBudgets } from './step-budgets.ts';
import { tasks } from './tasks/tasks.ts';
import { version } from './version.ts';

export interface AndroidWorldOptions {
  /**
   * Path of the original's `task_metadata.json`: goals are then worded by the templates in that file instead of ours,
   * for comparison with published numbers.
   */
  readonly goals?: string;
  /** `published` (default): the budgets the original runs with. `intended`: those it meant for four of its tasks. */
  readonly stepBudgets?: 'published' | 'intended';
  /** Folder with the apps' APK files, for devices that lack some. */
  readonly apks?: string;
}

/** Where every task begins (paper, section 3.4): a Sunday. */
const startTime = new Date('2023-10-15T15:34:00Z');

/**
 * The tasks of AndroidWorld (Rawles et al. 2024).
 *
 * @throws CONFIG_INVALID if the goals file cannot be read or lacks what a task needs
 */
export function androidWorld(options: AndroidWorldOptions = {}): Suite {
  const { goals, stepBudgets = 'published', apks } = options;
  const budgeted = withStepBudgets(tasks, stepBudgets);
  const setUpOptions = apks === undefined ? {} : { apkFolder: apks };
  return defineSuite({
    name: 'androidworld',
    version,
    tasks: goals === undefined ? budgeted : readGoals(goals, budgeted),
    stepBudgetProfile: stepBudgets,
    async beforeEpisode(context, task) {
      await setClock(context.device, startTime, { signal: context.signal });
      await restoreApps(context, task, setUpOptions);
    },
    async afterEpisode(context, task) {
      await restoreApps(context, task, setUpOptions);
      await closeRecents(context.device, { signal: context.signal });
    },
  });
}

/** An app is set up when a task first needs it: a device that lacks one loses only the tasks of that app. */
async function restoreApps(context: SuiteContext, task: AnyTask, options: SetUpOptions): Promise<void> {
  for (const app of task.apps.map(appNamed)) {
    await setUpApp(context, app, options);
    await restoreAppSnapshot(context.device, app.packageName, { signal: context.signal });
  }
}

function appNamed(name: string): AppSetup {
  const app = appSetups.find((candidate) => candidate.name === name);
  if (app) return app;
  const known = appSetups.map((candidate) => candidate.name).join(', ');
  throw new AndroidWorldError('TASK_FAILED', `Unknown app "${name}". Known to this suite: ${known}`);
}
