import { javaException } from '../../java-exception.ts';

export function isSqliteError(error: unknown): error is Error & { readonly code: string } {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return error.code.startsWith('SQLITE_');
}

/** What Android throws for it. */
export function sqliteFailure(error: Error & { readonly code: string }, sql: string): Error {
  const kind = error.code.startsWith('SQLITE_CONSTRAINT') ? 'SQLiteConstraintException' : 'SQLiteException';
  const text = `${error.message} (code 1 ${error.code}): , while compiling: ${sql}`;
  return javaException(`android.database.sqlite.${kind}`, text);
}
