import type { JavaException } from './system-services.ts';

class FrameworkException extends Error implements JavaException {
  override readonly name = 'JavaException';
  readonly javaClass: string;

  constructor(javaClass: string, message: string) {
    super(message);
    this.javaClass = javaClass;
  }
}

/** An exception as Android's framework throws it, e.g. `javaException('java.lang.SecurityException', 'Permission Denial: …')`. */
export function javaException(javaClass: string, message: string): JavaException {
  return new FrameworkException(javaClass, message);
}

export function isJavaException(error: unknown): error is JavaException {
  return error instanceof Error && 'javaClass' in error && typeof error.javaClass === 'string';
}

export const securityException = (message: string) => javaException('java.lang.SecurityException', message);
export const illegalArgument = (message: string) => javaException('java.lang.IllegalArgumentException', message);
export const illegalState = (message: string) => javaException('java.lang.IllegalStateException', message);

/** How apps see an error of the system: the class's simple name first. */
export function asAppError(error: unknown): Error {
  if (isJavaException(error)) return new Error(`${simpleName(error.javaClass)}: ${error.message}`, { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}

function simpleName(javaClass: string): string {
  return javaClass.slice(javaClass.lastIndexOf('.') + 1);
}

export function sqliteException(message: string) {
  return javaException('android.database.sqlite.SQLiteException', message);
}
