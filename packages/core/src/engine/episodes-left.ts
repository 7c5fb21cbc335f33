import type { PlannedEpisode, RunManifest } from '../contracts/records.ts';
import type { RunStore } from '../contracts/store.ts';
import { mustRunAgain } from './retry-policy.ts';

/** Those of a run's episodes that have no result yet, or one that does not count. */
export async function episodesLeft(store: RunStore, { id, plan }: RunManifest): Promise<readonly PlannedEpisode[]> {
  const done = new Set<string>();
  for await (const episode of store.readFacts(id)) {
    if (!mustRunAgain(episode)) done.add(episode.id);
  }
  return plan.filter((episode) => !done.has(episode.id));
}
