import { AndroidWorldError, isAndroidWorldError } from '@androidworld/core';
import type { Secrets } from './known-secrets.ts';

/**
 * An error whose message, stack, details and causes hold no secret: the same one where that is so already, else a copy
 * without causes.
 */
export function redactError(error: unknown, secrets: Secrets): unknown {
  if (!(error instanceof Error)) return secrets.redactAll(error);
  const details = isAndroidWorldError(error) ? JSON.stringify(error.details) : '';
  const texts = [details, ...chainOf(error).flatMap(({ message, stack = '' }) => [message, stack])];
  if (texts.every((text) => secrets.redact(text) === text)) return error;
  const message = secrets.redact(error.message);
  const clean = isAndroidWorldError(error)
    ? new AndroidWorldError(error.code, message, { details: secrets.redactAll(error.details) })
    : Object.defineProperty(new Error(message), 'name', { value: error.name });
  if (error.stack !== undefined) clean.stack = secrets.redact(error.stack);
  return clean;
}

function chainOf(error: Error): Error[] {
  const chain: Error[] = [];
  for (let each: unknown = error; each instanceof Error && !chain.includes(each); each = each.cause) chain.push(each);
  return chain;
}
