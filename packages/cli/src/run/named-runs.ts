import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { AndroidWorldError } from '@androidworld/core';
import type { RunStore } from '@androidworld/core/results';
import { loadNamedConfig } from '../config/load-named-config.ts';
import type { Flags } from '../options.ts';
import type { Terminal } from '../terminal.ts';

/** A run that was named on the command line. */
export interface NamedRun {
  readonly store: RunStore;
  readonly runId: string;
  /** The results folder, absolute. */
  readonly resultsFolder: string;
}

/** How runs are named: what help says of it. */
export const namedRunsHelp = 'ids of runs, "last", or results folders (their last run; folder#id for another)';

/** `--out`, or the one of the configuration. */
export async function resultsFolder(flags: Flags, terminal: Terminal): Promise<string> {
  if (flags.out !== undefined) return resolve(terminal.cwd, flags.out);
  const loaded = await loadNamedConfig(flags, terminal);
  return resolve(loaded?.folder ?? terminal.cwd, loaded?.config.out ?? 'results');
}

/**
 * Opens the results of runs, each in the results folder of the configuration or in one that is named.
 *
 * @throws AW_RUN_NOT_FOUND, AW_STORE_INVALID; AW_USAGE when a run is named twice, or a folder that is not there
 */
export async function withNamedRuns<T>(
  names: readonly string[],
  { flags, terminal }: { readonly flags: Flags; readonly terminal: Terminal },
  work: (runs: readonly NamedRun[]) => Promise<T>,
): Promise<T> {
  const { openStore } = await import('@androidworld/store');
  const stores = new Map<string, RunStore>();
  try {
    const runs: NamedRun[] = [];
    for (const name of names) {
      const { folder, id } = await placeOf(name, flags, terminal);
      const store = stores.get(folder) ?? (await openStore({ folder, create: false }));
      stores.set(folder, store);
      const runId = (await store.readRun(id)).manifest.id;
      if (runs.some((run) => run.runId === runId))
        throw new AndroidWorldError('AW_USAGE', `Run "${runId}" is named twice: expected different runs`);
      runs.push({ store, runId, resultsFolder: folder });
    }
    return await work(runs);
  } finally {
    await Promise.all([...stores.values()].map((store) => store.close()));
  }
}

async function placeOf(name: string, flags: Flags, terminal: Terminal): Promise<{ folder: string; id: string }> {
  const [path = '', id = 'last'] = name.split('#');
  const folder = resolve(terminal.cwd, path);
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false, // No such folder: it is the id of a run.
  );
  if (isFolder && name !== 'last') return { folder, id };
  if (/[\\/#]/.test(name))
    throw new AndroidWorldError(
      'AW_USAGE',
      `There is no results folder "${folder}". Expected ${namedRunsHelp}, found ${JSON.stringify(name)}`,
    );
  return { folder: await resultsFolder(flags, terminal), id: name };
}
