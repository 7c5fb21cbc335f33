import { describeConfig } from '@androidworld/core/config';
import { previewRun } from '@androidworld/core/engine';
import type { PlannedEpisode } from '@androidworld/core/results';
import type { Session } from '../config/load-session.ts';
import type { Flags } from '../options.ts';
import { findStore } from './find-store.ts';

/** What `runSession` would run. Results that a run could not be added to, it would be refused for: so is this. */
export async function previewSession(
  session: Session,
  plan: readonly PlannedEpisode[],
  { resume }: Flags,
): Promise<readonly PlannedEpisode[]> {
  const { suites, agents, out } = session;
  const store = await findStore(out);
  try {
    return await previewRun({
      ...{ plan, suites, agents },
      config: describeConfig(session),
      ...(store !== undefined && { store }),
      ...(resume !== undefined && { resume }),
    });
  } finally {
    await store?.close();
  }
}
