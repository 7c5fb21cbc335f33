import { AndroidWorldError } from '@androidworld/core';
import { type Clock, withDeadline } from '@androidworld/core/driver';
import { plural } from '@androidworld/core/internals';
import { classifyFailure, type Failure } from './classify-failure.ts';
import { pauseBeforeRetry } from './retry-policy.ts';
import type { Secrets } from './secrets/known-secrets.ts';
import { redactError } from './secrets/redact-error.ts';

export interface CallOptions {
  /** For messages. */
  readonly modelId: string;
  /** Kept out of what is returned and thrown, should the provider repeat them. */
  readonly secrets: Secrets;
  readonly timeoutMs: number;
  readonly deadlineMs: number;
  readonly signal: AbortSignal;
  readonly clock: Clock;
}

/** What a call brought: a reply, or the provider's refusal to let the model answer. */
export type CallOutcome<T> = { readonly attempts: number } & ({ readonly reply: T } | { readonly refused: string });

/**
 * Asks until there is a reply, as long as asking again may help and time is left.
 *
 * @throws AW_PROVIDER_REJECTED at once if asking again would not help; AW_PROVIDER when tries or time are used up; the
 *   signal's reason; as it is, what is no failure of the provider
 */
export async function callModel<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  options: CallOptions,
): Promise<CallOutcome<T>> {
  const { timeoutMs, deadlineMs, signal, clock } = options;
  const startMs = clock.now();
  for (let attempts = 1; ; attempts += 1) {
    const leftMs = Math.max(0, Math.round(Math.min(timeoutMs, deadlineMs - (clock.now() - startMs))));
    const late = new Error(`no answer within ${leftMs} ms`);
    try {
      // A provider answers in the time of the world, whatever clock the pauses go by.
      const limits = { what: 'Asking the model', signal, timeoutMs: leftMs, deadlineError: late, leaveMs: 0 };
      return { reply: await withDeadline(limits, attempt), attempts };
    } catch (error) {
      signal.throwIfAborted();
      const failure: Failure | undefined =
        error === late ? { kind: 'timeout', message: late.message } : failureOf(error, options);
      if (failure === undefined) throw redactError(error, options.secrets);
      if (failure.kind === 'refused') return { refused: failure.answer ?? failure.message, attempts };
      if (failure.kind === 'rejected') throw rejected(failure, options);
      const elapsedMs = clock.now() - startMs;
      const remainingMs = deadlineMs - elapsedMs;
      const pauseMs = pauseBeforeRetry({ failure, attempts, remainingMs, random: Math.random() });
      if (pauseMs === undefined) throw givenUp(failure, { ...options, attempts, elapsedMs });
      await clock.sleep(pauseMs, signal);
    }
  }
}

function failureOf(error: unknown, { clock, secrets }: CallOptions): Failure | undefined {
  return classifyFailure(error, { now: clock.date(), redact: secrets.redact });
}

// The errors below have no cause: that of the SDK carries the whole request, and its message what was hidden here.

function rejected(failure: Failure, { modelId }: CallOptions): AndroidWorldError {
  const { status, message } = failure;
  return new AndroidWorldError(
    'AW_PROVIDER_REJECTED',
    `Model "${modelId}" cannot be asked: ${message}${advice(status)}`,
    {
      details: { model: modelId, ...(status !== undefined && { status }) },
    },
  );
}

function advice(status: number | undefined): string {
  switch (status) {
    case 401:
    case 403:
      return '\n  Check the API key, and that it may use this model';
    case 404:
      return "\n  Check the model's name and the base URL";
    case 429:
      return '\n  The account has no credit left';
    default:
      return '';
  }
}

function givenUp(
  { kind, message, status, retryAfterMs }: Failure,
  { modelId, attempts, elapsedMs }: CallOptions & { readonly attempts: number; readonly elapsedMs: number },
): AndroidWorldError {
  const tries = plural(attempts, 'attempt');
  const asked = retryAfterMs === undefined ? '' : `; the provider asks to wait ${Math.ceil(retryAfterMs / 1_000)} s`;
  return new AndroidWorldError(
    'AW_PROVIDER',
    `Model "${modelId}" gave no reply in ${tries} within ${Math.round(elapsedMs / 1_000)} s: ${message}${asked}`,
    { details: { model: modelId, kind, attempts, ...(status !== undefined && { status }) } },
  );
}
