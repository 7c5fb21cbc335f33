import type { RunWriter } from '../contracts/store.ts';
import type { AnyTool } from '../contracts/tool.ts';
import type { Clock } from '../wait/clock.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { Deadlines } from './deadlines.ts';
import type { ReporterHub } from './reporter-hub.ts';
import type { EpisodeParts } from './run-parts.ts';
import type { Thinking } from './thinking.ts';

/** What the episodes of a run share: made once, when the first begins. */
export interface RunContext {
  readonly parts: ReadonlyMap<string, EpisodeParts>;
  readonly tools: readonly AnyTool[];
  readonly deadlines: Deadlines;
  readonly thinkingMs: Thinking;
  /** How often an episode that failed because of the harness is tried again. */
  readonly retries: number;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly writer: RunWriter;
  readonly hub: ReporterHub;
  readonly circuitBreaker: CircuitBreaker;
  /** As of `afterAttempt`. */
  readonly reopenedFor: Set<string>;
  onStoreError(error: unknown): void;
}
