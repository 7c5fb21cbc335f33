import type { Agent } from '../contracts/agent.ts';
import type { Driver } from '../contracts/device.ts';
import type { Reporter } from '../contracts/reporter.ts';
import type { Suite } from '../contracts/suite.ts';
import type { Difficulty } from '../contracts/task.ts';
import type { AnyTool } from '../contracts/tool.ts';
import type { RunLimits } from '../engine/limits.ts';

/**
 * A plugin, or where it comes from: a package or file, as `import` in the config file would find it, with the options
 * of its factory. `"@acme/agents#fast"` is the export `fast`; without `#` it is the default export.
 */
export type PluginReference<Plugin> = Plugin | string | readonly [name: string, options?: unknown];

/** What a user writes in `androidworld.config.ts` (or `.mts`, `.js`, `.mjs`, `.json`, `.yaml`, or in package.json). */
export interface AndroidWorldConfig {
  /** Where devices come from. */
  readonly driver?: PluginReference<Driver> | undefined;
  /** Where tasks come from. */
  readonly suites?: readonly PluginReference<Suite>[] | undefined;
  readonly agents?: readonly PluginReference<Agent>[] | undefined;
  /** Of the run; all instances are derived from it. Default 30. */
  readonly seed?: number | undefined;
  /** Instances of each task. Default 1. */
  readonly instances?: number | undefined;
  /** All instances of a task are the same. Default false. */
  readonly identicalParams?: boolean | undefined;
  /** Globs on `<task>` or `<suite>/<task>`; a leading `!` leaves out. Default all. */
  readonly tasks?: string | readonly string[] | undefined;
  /** Tasks with any of these. */
  readonly tags?: string | readonly string[] | undefined;
  readonly difficulty?: Difficulty | readonly Difficulty[] | undefined;
  /** Tasks that touch any of these apps. */
  readonly app?: string | readonly string[] | undefined;
  /** Serials. Default all the driver has. */
  readonly devices?: string | readonly string[] | undefined;
  /** The results folder, relative to the config file. Default `results`. */
  readonly out?: string | undefined;
  readonly reporters?: readonly PluginReference<Reporter>[] | undefined;
  /** Functions agents may call. */
  readonly tools?: readonly PluginReference<AnyTool>[] | undefined;
  /**
   * How long a decision takes by the time of a device that owns it (a simulator): milliseconds, or `measured` for
   * what the agent took. Default 3,000. Other devices' time runs by itself.
   */
  readonly thinkingMs?: number | 'measured' | undefined;
  readonly deadlines?: DeadlineSettings | undefined;
  /** What a run may use: when one is used up it ends in good order, and can be gone on with. Default none. */
  readonly limits?: RunLimits | undefined;
  /** How often an episode is tried again after the harness failed. */
  readonly retries?: number | undefined;
}

/** Milliseconds after which something is given up; what is absent has the engine's default. */
export interface DeadlineSettings {
  /** One call on a device. */
  readonly callMs?: number;
  /** A suite's preparation of a device. */
  readonly prepareMs?: number;
  /** Each of a suite's and a task's other functions. */
  readonly phaseMs?: number;
  /** One decision of an agent. */
  readonly stepMs?: number;
  /** All steps of an episode. */
  readonly episodeMs?: number;
  /** A device that failed, to come back. */
  readonly recoverMs?: number;
  /** The whole run. */
  readonly runMs?: number;
}

/** Returns its argument. */
export function defineConfig(config: AndroidWorldConfig): AndroidWorldConfig {
  return config;
}
