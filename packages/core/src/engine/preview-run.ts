import type { PlannedEpisode } from '../contracts/records.ts';
import { episodesLeft } from './episodes-left.ts';
import type { RunOptions } from './run.ts';
import { findParts, requireSame } from './run-parts.ts';

/** What a preview takes of a run; `store` is that of the run to be resumed, and is only read. */
export type PreviewOptions = Pick<RunOptions, 'plan' | 'config' | 'suites' | 'agents' | 'resume'> &
  Partial<Pick<RunOptions, 'store'>>;

/**
 * What {@link run} would do, without doing it: it is refused for what that is refused for, but for the devices, which are
 * not looked for, and for another process that has the run.
 *
 * @returns the episodes that would be run: of a resumed run those that are left
 * @throws AW_PLUGIN_NOT_FOUND or AW_TASK_NOT_FOUND if the plan names what is not there; AW_RUN_NOT_FOUND; AW_RUN_CHANGED if
 *   the run to be resumed was made of something else
 */
export async function previewRun(options: PreviewOptions): Promise<readonly PlannedEpisode[]> {
  const { plan, config, store, resume } = options;
  findParts(plan, options);
  if (resume === undefined || store === undefined) return plan;
  const { manifest } = await store.readRun(resume);
  requireSame(manifest, { config, plan });
  return episodesLeft(store, manifest);
}
