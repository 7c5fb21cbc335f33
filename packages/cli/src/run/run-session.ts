import {
  describeConfig,
  type PlannedEpisode,
  type Reporter,
  type RunOutcome,
  type RunStore,
  run,
} from '@androidworld/core';
import type { Session } from '../config/load-session.ts';
import { installedVersions } from '../config/versions.ts';
import type { Terminal } from '../terminal.ts';

export interface RunSessionOptions {
  readonly plan: readonly PlannedEpisode[];
  readonly store: RunStore;
  readonly reporters: readonly Reporter[];
  readonly resume?: string | undefined;
}

/** Runs a plan on the session's devices. */
export async function runSession(
  session: Session,
  options: RunSessionOptions,
  terminal: Terminal,
): Promise<RunOutcome> {
  const { plan, store, reporters, resume } = options;
  const { suites, agents, driver, devices, tools, thinkingMs, deadlines, retries } = session;
  return run({
    plan,
    suites,
    agents,
    tools,
    store,
    thinkingMs,
    deadlines,
    config: describeConfig(session),
    versions: installedVersions(),
    driver,
    reporters: [...reporters, ...session.reporters],
    signal: terminal.signal,
    ...(devices !== undefined && { devices }),
    ...(retries !== undefined && { retries }),
    ...(resume !== undefined && { resume }),
  });
}
