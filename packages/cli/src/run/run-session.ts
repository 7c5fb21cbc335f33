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
  const { suites, agents, driver, devices, tools, deadlines, retries } = session;
  return run({
    plan,
    suites,
    agents,
    tools,
    store,
    deadlines,
    config: describeConfig(session),
    versions: installedVersions(),
    driver: devices === undefined ? driver : onlyDevices(driver, devices),
    reporters: [...reporters, ...session.reporters],
    signal: terminal.signal,
    ...(retries !== undefined && { retries }),
    ...(resume !== undefined && { resume }),
  });
}

/** A driver that has only the devices named; opening tells when one is not there. */
function onlyDevices(driver: Session['driver'], serials: readonly string[]): Session['driver'] {
  return {
    ...driver,
    async list(options) {
      const all = await driver.list(options);
      return serials.map(
        (serial) => all.find((device) => device.serial === serial) ?? { serial, kind: 'emulator', state: 'missing' },
      );
    },
    open: (serial, options) => driver.open(serial, options),
  };
}
