import type { Failure } from './messages.ts';

/** What of an error crosses to the other process. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return code === undefined ? { message: error.message } : { message: error.message, code };
}

export function errorOf({ message, code }: Failure): Error {
  return code === undefined ? new Error(message) : Object.assign(new Error(message), { code });
}
