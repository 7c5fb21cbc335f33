import { type PlanOptions, plan, sampleInstance } from '@androidworld/core/engine';
import type { PlannedEpisode } from '@androidworld/core/results';

/** The tasks of the paper's study (Rawles et al. 2024, section 4.4). */
export const paperTasks: readonly string[] = [
  'MarkorEditNote',
  'ExpenseAddSingle',
  'SimpleCalendarDeleteEventsOnRelativeDay',
  'FilesDeleteFile',
  'SportsTrackerActivitiesCountForWeek',
];

/**
 * Plans a robustness study: of each task, `trials` instances that are the same, then as many with the parameters of these
 * and other seeds, then as many with these seeds and parameters of their own. Instances are numbered through.
 *
 * @throws as `plan` and `sampleInstance`
 */
export async function robustnessPlan(
  options: Omit<PlanOptions, 'instances' | 'identicalParams' | 'frozen'>,
  trials: number,
): Promise<PlannedEpisode[]> {
  const drawn = plan({ ...options, instances: trials + 1 });
  const episodes: PlannedEpisode[] = [];
  // A plan has the instances of a task one after the other.
  for (let start = 0; start < drawn.length; start += trials + 1) {
    const [first, ...others] = drawn.slice(start, start + trials + 1);
    const task = options.suites
      .find(({ name }) => name === first?.suite)
      ?.tasks.find(({ name }) => name === first?.task);
    if (first === undefined || task === undefined) throw new Error('A plan names a task that its suites do not have');
    const { params } = await sampleInstance(task, first.seed);
    const { id: _, instance: __, ...same } = first;
    const conditions = [
      ...others.map(() => same),
      ...others.map(({ seed }) => ({ ...same, seed, params })),
      ...others.map(({ seed }) => ({ ...same, seed })),
    ];
    episodes.push(
      ...conditions.map((episode, instance) => ({
        ...episode,
        id: `${same.agent}/${same.suite}/${same.task}/${instance}`,
        instance,
      })),
    );
  }
  return episodes;
}
