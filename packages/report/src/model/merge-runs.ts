import type { RunStore, StoredEpisode, StoredRun } from '@androidworld/core/results';

/** A run of a results folder. */
export interface RunSource {
  /** The results that have the run. */
  readonly store: Pick<RunStore, 'readRun' | 'readEpisodes'>;
  /** Id, or `last` for the run that was started last. */
  readonly runId: string | 'last';
}

/** Several runs as one, and where each of its episodes came from. */
export interface MergedRuns {
  readonly run: StoredRun;
  episodes(): AsyncIterable<MergedEpisode>;
}

interface MergedEpisode {
  /** With the name its agent has among these runs. */
  readonly episode: StoredEpisode;
  /** Place of its run in the list. */
  readonly source: number;
  /** Id of the episode in its run. */
  readonly id: string;
}

/**
 * Puts runs together. Shards of one plan, and other runs of the same configuration that have no episode in common, become one
 * run; otherwise agents are told apart by their run.
 *
 * @throws AW_RUN_NOT_FOUND
 */
export async function mergeRuns(sources: readonly RunSource[]): Promise<MergedRuns> {
  const runs = await Promise.all(sources.map(({ store, runId }) => store.readRun(runId)));
  const [first] = runs;
  if (first === undefined) throw new Error('No run to merge was given');
  const isOne = runs.length === 1 || areParts(runs);
  const agentOf = (agent: string, { manifest }: StoredRun) => (isOne ? agent : `${agent} (${manifest.id})`);
  const renamed = <E extends { readonly agent: string; readonly id: string }>(episode: E, run: StoredRun): E => {
    const agent = agentOf(episode.agent, run);
    return { ...episode, agent, id: `${agent}${episode.id.slice(episode.agent.length)}` };
  };
  const finished = runs.map(({ finishedAt }) => finishedAt);
  return {
    run: {
      manifest: {
        id: runs.map(({ manifest }) => manifest.id).join(' + '),
        startedAt: runs.map(({ manifest }) => manifest.startedAt).sort()[0] ?? first.manifest.startedAt,
        configHash: runs.map(({ manifest }) => manifest.configHash).join(' + '),
        config: isOne
          ? first.manifest.config
          : Object.fromEntries(runs.map(({ manifest }) => [manifest.id, manifest.config])),
        versions: Object.assign({}, ...runs.map(({ manifest }) => manifest.versions)),
        plan: runs.flatMap((run) => run.manifest.plan.map((episode) => renamed(episode, run))),
      },
      ...(finished.every((at) => at !== undefined) && { finishedAt: finished.toSorted().at(-1) ?? '' }),
      devices: [...new Map(runs.flatMap(({ devices }) => devices.map((device) => [device.serial, device]))).values()],
    },
    async *episodes() {
      for (const [source, { store }] of sources.entries()) {
        const run = runs[source];
        if (run === undefined) continue;
        for await (const episode of store.readEpisodes(run.manifest.id))
          yield { episode: renamed(episode, run), source, id: episode.id };
      }
    },
  };
}

function areParts(runs: readonly StoredRun[]): boolean {
  const configs = new Set(runs.map(({ manifest }) => JSON.stringify(manifest.config)));
  const ids = runs.flatMap(({ manifest }) => manifest.plan.map(({ id }) => id));
  return configs.size === 1 && new Set(ids).size === ids.length;
}
