import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { AndroidWorldError } from '@androidworld/core';
import { mustRunAgain, type PlannedEpisode, type RunManifest, type RunStore } from '@androidworld/core/results';
import { createOption, type Flags, type OptionName, recordedOptions } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { resultsFolder } from './named-runs.ts';

/** A run that this one goes on with, or takes its episodes from. */
export interface RecordedRun {
  readonly manifest: RunManifest;
  /** What the run was asked for with, and over it what is asked for now. */
  readonly flags: Flags;
  /** Where it was asked for: its configuration and plugins are looked for from here. */
  readonly cwd: string;
  /** Those of its episodes that are to be run. */
  readonly plan: readonly PlannedEpisode[];
}

/**
 * Reads the run that `--resume` or `--of` names.
 *
 * @returns `undefined` when neither is given
 * @throws AW_RUN_NOT_FOUND; AW_USAGE when flags do not go together, or nothing is left to run
 */
export async function readRecordedRun(flags: Flags, terminal: Terminal): Promise<RecordedRun | undefined> {
  const { resume, only } = flags;
  if (only !== undefined && resume !== undefined)
    throw new AndroidWorldError('AW_USAGE', '--only makes a new run of some episodes: it does not go with --resume');
  if (flags.of !== undefined && only === undefined)
    throw new AndroidWorldError(
      'AW_USAGE',
      '--of names the run whose episodes --only chooses: expected --only failed or --only errored',
    );
  requireNoNewPlan(flags);
  const id = resume ?? (only === undefined ? undefined : (flags.of ?? 'last'));
  if (id === undefined) return undefined;
  const { openStore } = await import('@androidworld/store');
  const folder = await resultsFolder(flags, terminal);
  const store = await openStore({ folder, create: false });
  try {
    const { manifest } = await store.readRun(id);
    const plan = only === undefined ? manifest.plan : await chosen(store, manifest, only);
    const given = fromHere(flags, terminal);
    return { manifest, flags: { ...askedFor(manifest), ...given, out: folder }, cwd: cwdOf(manifest, terminal), plan };
  } finally {
    await store.close();
  }
}

/**
 * What says how a plan is made. A run that is gone on with may be told the same again, which is compared with what it has;
 * where its suites and agents come from may be told anew.
 */
const ofNewPlans = {
  resume: ['shard', 'frozen'],
  only: ['task', 'tag', 'app', 'difficulty', 'seed', 'instances', 'identicalParams', 'shard', 'frozen'],
} as const satisfies Partial<Record<keyof Flags, readonly OptionName[]>>;

/** They would be taken for heeded, and be without effect. */
function requireNoNewPlan(flags: Flags): void {
  for (const name of ['resume', 'only'] as const) {
    if (flags[name] === undefined) continue;
    const given = ofNewPlans[name]
      .map(createOption)
      .filter((option) => Reflect.get(flags, option.attributeName()) !== undefined)
      .map(({ long }) => long);
    if (given.length === 0) continue;
    const takes = name === 'resume' ? 'goes on with what its run has planned' : 'takes episodes of its run as they are';
    throw new AndroidWorldError(
      'AW_USAGE',
      `--${name} ${takes}: it does not go with ${given.join(', ')}. Leave one or the other out`,
    );
  }
}

async function chosen(store: RunStore, { id, plan }: RunManifest, only: string): Promise<PlannedEpisode[]> {
  if (only !== 'failed' && only !== 'errored')
    throw new AndroidWorldError('AW_USAGE', `Expected --only failed or --only errored, found ${JSON.stringify(only)}`);
  const wanted = new Map<string, PlannedEpisode['params']>();
  for await (const episode of store.readEpisodes(id)) {
    const status = episode.result?.status;
    if (status === only || (only === 'errored' && mustRunAgain(episode))) wanted.set(episode.id, episode.params);
  }
  const episodes = plan.flatMap((episode) => {
    const params = wanted.get(episode.id);
    return params === undefined ? [] : [{ ...episode, params }];
  });
  if (episodes.length > 0) return episodes;
  throw new AndroidWorldError('AW_USAGE', `Run "${id}" has no ${only} episode: there is nothing to run`);
}

/** A manifest is a file of earlier: only what is an option of today is taken from it. */
function askedFor({ invocation = {} }: RunManifest): Flags {
  return Object.fromEntries(
    recordedOptions.flatMap((name) => (invocation[name] === undefined ? [] : [[name, invocation[name]]])),
  );
}

/** Results may be moved to where that folder is not: then this one has to do. */
function cwdOf({ invocation: { cwd } = {} }: RunManifest, terminal: Terminal): string {
  return typeof cwd === 'string' && existsSync(cwd) ? cwd : terminal.cwd;
}

/** Files that are named now are those of the folder one is in now. */
function fromHere({ config, suite, agent, ...others }: Flags, { cwd }: Terminal): Flags {
  const absolute = (name: string) => (name.startsWith('.') ? resolve(cwd, name) : name);
  return {
    ...others,
    ...(config !== undefined && { config: resolve(cwd, config) }),
    ...(suite !== undefined && { suite: suite.map(absolute) }),
    ...(agent !== undefined && { agent: agent.map(absolute) }),
  };
}
