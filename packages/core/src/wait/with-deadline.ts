import { setMaxListeners } from 'node:events';
import { AndroidWorldError } from '../contracts/errors.ts';
import { type Clock, systemClock } from './clock.ts';
import { lastSeen, type Saw } from './last-seen.ts';

/** What is done, and what may end it. */
export interface DeadlineOptions {
  /** What is done, as in "Set-up of ContactsAddContact": goes into the error. */
  readonly what: string;
  /** Default: the system's. */
  readonly clock?: Clock;
  /** Ends the operation, which then rejects with its reason. */
  readonly signal?: AbortSignal | undefined;
  /** Without it only the signal ends the operation. */
  readonly timeoutMs?: number | undefined;
  /** What is thrown at the deadline, instead of AW_TIMEOUT. */
  readonly deadlineError?: Error | undefined;
  /** How long an operation that was told to stop may take to do so. Default 1 s. */
  readonly leaveMs?: number;
}

/**
 * Runs an operation that ends in any case: by itself, at its deadline, or when the signal aborts.
 *
 * It is given a signal of its own, and `saw` to tell what it has seen so far, for the message. One that does not heed the
 * signal is abandoned after `leaveMs`; what it does later has no effect here.
 *
 * @throws AW_TIMEOUT at the deadline, with what was seen last; the signal's reason when that aborts; whatever the operation throws
 */
export async function withDeadline<T>(
  options: DeadlineOptions,
  operation: (signal: AbortSignal, saw: Saw) => Promise<T>,
): Promise<T> {
  const { what, clock = systemClock, signal, timeoutMs, deadlineError, leaveMs = 1_000 } = options;
  signal?.throwIfAborted();
  // Any number of operations may hang on one signal at a time; each lets go of it.
  if (signal) setMaxListeners(0, signal);
  const own = new AbortController();
  const forward = () => own.abort(signal?.reason);
  signal?.addEventListener('abort', forward, { once: true });
  const over = new AbortController();
  const seen = lastSeen();
  try {
    const running = operation(own.signal, seen.saw);
    const deadline =
      timeoutMs === undefined ? undefined : alarm({ clock, milliseconds: timeoutMs, signal: over.signal });
    void deadline?.then((rang) => {
      if (rang) own.abort(deadlineError ?? timeout(what, timeoutMs ?? 0, seen.ending()));
    });
    const value = await Promise.race([
      running,
      abandoned({ running, stop: own.signal, over: over.signal, clock, leaveMs }),
    ]);
    own.signal.throwIfAborted();
    return value;
  } catch (error) {
    // The reason it was stopped says more than how it took that.
    throw own.signal.aborted ? own.signal.reason : error;
  } finally {
    over.abort(ended);
    signal?.removeEventListener('abort', forward);
  }
}

/** Nobody is told of it. Without a reason each end of an operation would make an error, with its stack. */
const ended = 'The operation has ended';

function timeout(what: string, timeoutMs: number, ending: string): AndroidWorldError {
  return new AndroidWorldError('AW_TIMEOUT', `Timed out after ${timeoutMs} ms: ${what}${ending}`, {
    details: { what, timeoutMs },
  });
}

/** Rejects `leaveMs` after the stop signal, so that nothing waits for what does not stop. */
async function abandoned(options: {
  running: Promise<unknown>;
  stop: AbortSignal;
  over: AbortSignal;
  clock: Clock;
  leaveMs: number;
}): Promise<never> {
  const { running, stop, over, clock, leaveMs } = options;
  // Nobody listens to an abandoned operation any more; its end, good or bad, changes nothing.
  running.catch(() => undefined);
  await aborted(stop, over);
  if (stop.aborted && !over.aborted) await alarm({ clock, milliseconds: leaveMs, signal: over });
  throw stop.reason;
}

function aborted(...signals: readonly AbortSignal[]): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of signals) {
      if (signal.aborted) resolve();
      else signal.addEventListener('abort', () => resolve(), { once: true });
    }
  });
}

/** Whether the time passed before the signal aborted. */
async function alarm(options: { clock: Clock; milliseconds: number; signal: AbortSignal }): Promise<boolean> {
  const { clock, milliseconds, signal } = options;
  try {
    await clock.sleep(milliseconds, signal);
    return true;
  } catch {
    // Only the signal makes a sleep fail: it was switched off.
    return false;
  }
}
