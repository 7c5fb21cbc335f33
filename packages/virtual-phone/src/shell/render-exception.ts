import type { JavaException } from '../system/phone-system.ts';

/** `java.lang.X: message`, as Throwable.toString. */
export function renderException(error: JavaException): string {
  return error.message === '' ? error.javaClass : `${error.javaClass}: ${error.message}`;
}
