import type { JavaException } from '../system/system-services.ts';

/** `java.lang.X: message`, as Throwable.toString. */
export function renderException(error: JavaException): string {
  return error.message === '' ? error.javaClass : `${error.javaClass}: ${error.message}`;
}
