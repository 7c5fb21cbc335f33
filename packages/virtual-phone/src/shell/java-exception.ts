import type { JavaException } from '../system/phone-system.ts';

/** A failure as a command of Android's framework throws it. */
export function javaException(javaClass: string, message: string): JavaException {
  return Object.assign(new Error(message), { name: 'JavaException', javaClass });
}

export function illegalArgument(message: string): JavaException {
  return javaException('java.lang.IllegalArgumentException', message);
}

export function isJavaException(error: unknown): error is JavaException {
  return error instanceof Error && 'javaClass' in error && typeof error.javaClass === 'string';
}

/** `java.lang.X: message`, as Throwable.toString. */
export function renderException(error: JavaException): string {
  return error.message === '' ? error.javaClass : `${error.javaClass}: ${error.message}`;
}
