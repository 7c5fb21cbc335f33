import { resolve } from 'node:path';
import { describeConfig } from '@androidworld/core/config';
import { type RunOutcome, run } from '@androidworld/core/engine';
import type { PlannedEpisode, Reporter, RunStore } from '@androidworld/core/results';
import type { Session } from '../config/load-session.ts';
import { installedVersions } from '../config/versions.ts';
import { type Flags, recordedOptions } from '../options.ts';
import type { Terminal } from '../terminal.ts';

export interface RunSessionOptions {
  readonly plan: readonly PlannedEpisode[];
  readonly store: RunStore;
  readonly reporters: readonly Reporter[];
  readonly flags: Flags;
}

/** Runs a plan on the session's devices. */
export async function runSession(
  session: Session,
  options: RunSessionOptions,
  terminal: Terminal,
): Promise<RunOutcome> {
  const { plan, store, reporters, flags } = options;
  const { suites, agents, driver, devices, tools, thinkingMs, deadlines, limits, retries } = session;
  const { resume } = flags;
  return run({
    plan,
    suites,
    agents,
    tools,
    store,
    thinkingMs,
    deadlines,
    limits,
    config: describeConfig(session),
    versions: installedVersions(session.plugins),
    invocation: invocationOf(flags, terminal),
    driver,
    reporters: [...reporters, ...session.reporters],
    signal: terminal.signal,
    ...(devices !== undefined && { devices }),
    ...(retries !== undefined && { retries }),
    ...(resume !== undefined && { resume }),
  });
}

/** The flags and where they were given, so that the run can be asked for again from any folder. */
function invocationOf(flags: Flags, { cwd }: Terminal): Readonly<Record<string, unknown>> {
  const given = recordedOptions.flatMap((name) => (flags[name] === undefined ? [] : [[name, flags[name]]]));
  return Object.fromEntries([
    ['cwd', cwd],
    ...given,
    ...(flags.config === undefined ? [] : [['config', resolve(cwd, flags.config)]]),
  ]);
}
