import {
  type AppSetUp,
  closeRecents,
  restoreAppSnapshot,
  type SetUpAppOptions,
  setClock,
  setUpApp,
} from '@androidworld/android-kit';
import { type AnyTask, defineSuite, type Suite, type SuiteContext } from '@androidworld/core';
import { checkOptions } from '@androidworld/core/internals';
import type { AnswerRules } from '@androidworld/question-tasks';
import { z } from 'zod';
import { appSetUp } from './apps/app-set-ups.ts';
import { checkApps } from './apps/check-apps.ts';
import { readGoals } from './goals/read-goals.ts';
import { type CheckRules, withChecks } from './published-checks/with-checks.ts';
import { suiteQuestions } from './question-tasks.ts';
import { withStepBudgets } from './step-budgets.ts';
import { tasks } from './tasks/tasks.ts';
import { version } from './version.ts';

/** Options of the suite `androidworld`; `published` is how the original does it. */
export interface AndroidWorldOptions {
  /**
   * Path of the original's `task_metadata.json`: goals are then worded by the templates in that file instead of ours,
   * for comparison with published numbers.
   */
  readonly goals?: string;
  /** `published` (default): the budgets the original runs with. `intended`: those it meant for four of its tasks. */
  readonly stepBudgets?: 'published' | 'intended';
  /** `lenient` (default): what `docs/answers.md` says. `published`: questions are judged by the original's rules. */
  readonly answers?: AnswerRules;
  /** `strict` (default): what is asked for and nothing else. `published`: the original's rules, and its tolerance. */
  readonly checks?: CheckRules;
  /** Folder with the apps' APK files, or its address (`https://…`), for devices that lack some. */
  readonly apks?: string;
}

const optionShape = {
  goals: z.string('expected the path of a file').min(1, 'expected the path of a file').optional(),
  stepBudgets: z.enum(['published', 'intended'], 'expected "published" or "intended"').optional(),
  answers: z.enum(['lenient', 'published'], 'expected "lenient" or "published"').optional(),
  checks: z.enum(['strict', 'published'], 'expected "strict" or "published"').optional(),
  apks: z.string('expected a folder or an address').min(1, 'expected a folder or an address').optional(),
} satisfies Record<keyof AndroidWorldOptions, z.ZodType>;

/** Where every task begins (paper, section 3.4): a Sunday. */
const startTime = new Date('2023-10-15T15:34:00Z');

/**
 * The tasks of AndroidWorld (Rawles et al. 2024).
 *
 * @throws AW_CONFIG_INVALID naming options that are wrong; if the goals file cannot be read or lacks what a task needs
 */
export function androidWorld(options: AndroidWorldOptions = {}): Suite {
  checkOptions('the suite androidworld', optionShape, options);
  const { goals, stepBudgets = 'published', answers = 'lenient', checks = 'strict', apks } = options;
  const budgeted = withStepBudgets([...withChecks(tasks, checks), ...suiteQuestions({ answers })], stepBudgets);
  const setUpOptions: SetUpAppOptions = apks === undefined ? {} : { source: { apks } };
  // Apps of each device that the episode before left restored. Nothing runs between the end of one episode and the
  // beginning of the next, so these need not be restored again; the next agent may open any app, so the rest must be.
  const restored = new Map<string, ReadonlySet<string>>();
  return defineSuite({
    name: 'androidworld',
    version,
    tasks: goals === undefined ? budgeted : readGoals(goals, budgeted),
    settings: { stepBudgets, answers, checks },
    async prepareDevice({ device }) {
      // Opened anew, it may be another device of that name, or one that has lost what it had.
      restored.delete(device.serial);
    },
    async beforeEpisode(context, task) {
      const { device, signal } = context;
      const clean = restored.get(device.serial);
      restored.delete(device.serial);
      // What an episode left that was not torn down would open in place of an app's first screen.
      if (clean === undefined) await closeRecents(device, { signal });
      await setClock(device, startTime, { signal });
      await restoreApps(
        context,
        appsOf(task).filter((app) => !clean?.has(app.name)),
        setUpOptions,
      );
    },
    async afterEpisode(context, task) {
      const { device, signal } = context;
      const apps = appsOf(task);
      await restoreApps(context, apps, setUpOptions);
      await closeRecents(device, { signal });
      restored.set(device.serial, new Set(apps.map((app) => app.name)));
    },
    checkDevice: ({ device, signal }) => checkApps(device, { tasks: budgeted, apks, signal }),
  });
}

/** An app is set up when a task first needs it: a device that lacks one loses only the tasks of that app. */
async function restoreApps(context: SuiteContext, apps: readonly AppSetUp[], options: SetUpAppOptions): Promise<void> {
  for (const app of apps) {
    await setUpApp(context, app, options);
    await restoreAppSnapshot(context.device, app.packageName, { signal: context.signal });
  }
}

function appsOf(task: AnyTask): AppSetUp[] {
  return task.apps.map(appSetUp);
}
