import { AndroidWorldError, isAndroidWorldError } from '../contracts/errors.ts';
import type { EpisodeError, EpisodePhase } from '../contracts/records.ts';
import { describeThrown } from '../messages/describe-thrown.ts';

/** An error as the record keeps it. */
export function episodeError(error: unknown, phase: EpisodePhase): EpisodeError {
  if (isAndroidWorldError(error)) {
    const stack = stackOf(error);
    return {
      code: error.code,
      audience: error.audience,
      phase,
      message: error.message,
      ...(stack !== undefined && { stack }),
      details: error.details,
    };
  }
  const stack = stackOf(error);
  return { code: 'BUG', audience: 'bug', phase, message: describeThrown(error), ...(stack !== undefined && { stack }) };
}

/** What a task's (or its suite's) code threw: harness errors as they are, everything else names the task. */
export function taskError(error: unknown, what: string): AndroidWorldError {
  if (isAndroidWorldError(error) && error.audience !== 'agent') return error;
  return new AndroidWorldError('AW_TASK_FAILED', `${what} failed: ${describeThrown(error)}`, {
    cause: error,
    details: { what },
  });
}

/** What an agent's code threw: errors with a meaning of their own as they are, everything else names the agent. */
export function agentError(error: unknown, agent: string): AndroidWorldError {
  if (isAndroidWorldError(error)) return error;
  return new AndroidWorldError('AW_AGENT_FAILED', `Agent "${agent}" failed: ${describeThrown(error)}`, {
    cause: error,
    details: { agent },
  });
}

/** With its causes: the first error says what failed, the last one why. */
function stackOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const cause = error.cause === undefined ? undefined : (stackOf(error.cause) ?? describeThrown(error.cause));
  return cause === undefined ? error.stack : `${error.stack ?? error.message}\nCaused by: ${cause}`;
}
