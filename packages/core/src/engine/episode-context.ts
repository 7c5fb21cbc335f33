import type { Device } from '../contracts/device.ts';
import type { PlannedEpisode, StepRecord } from '../contracts/records.ts';
import type { AnyTool } from '../contracts/tool.ts';
import type { TaskInstance } from '../planning/instance.ts';
import type { Clock } from '../wait/clock.ts';
import type { Deadlines } from './deadlines.ts';
import { createPhases, type Phases } from './phases.ts';
import type { EpisodeParts } from './run-parts.ts';
import type { Cleanup } from './tear-down.ts';
import { defaultThinkingMs, type Thinking } from './thinking.ts';

/** What an episode is run with: made once, when it begins, and handed from layer to layer as it is. */
export interface EpisodeContext extends EpisodeParts {
  readonly episode: PlannedEpisode;
  readonly instance: TaskInstance;
  readonly device: Device;
  /** The suite this device was last prepared for, if any. */
  readonly prepared: Set<string>;
  readonly tools: readonly AnyTool[];
  readonly deadlines: Deadlines;
  readonly thinkingMs: Thinking;
  readonly clock: Clock;
  /** Ends the episode early; it is then torn down but has no result. */
  readonly signal: AbortSignal;
  readonly phases: Phases;
  /** What takes back what was begun, in the order it was begun; grows. */
  readonly cleanups: Cleanup[];
  onStep(step: StepRecord): Promise<void>;
  log(kind: string, message: string, data?: Readonly<Record<string, unknown>>): void;
}

type Given = Omit<EpisodeContext, 'phases' | 'cleanups' | 'thinkingMs'> & Partial<Pick<EpisodeContext, 'thinkingMs'>>;

export function createEpisodeContext(given: Given): EpisodeContext {
  return { thinkingMs: defaultThinkingMs, ...given, phases: createPhases(given.clock), cleanups: [] };
}
