/**
 * Tells the process of a failure that no peer can act on, where the connection it happened on is given up and all
 * others go on.
 */
export function reportBug(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : new Error(String(error)));
}
