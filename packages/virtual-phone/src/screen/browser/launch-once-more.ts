import type { Browser } from 'playwright-core';

/**
 * Starts a Chromium, and another when that one crashed: one start in some thousands does (seen: SIGSEGV before its first
 * page, on a loaded machine), the next does not.
 */
export async function launchOnceMore(start: () => Promise<Browser>): Promise<Browser> {
  return start().catch((error: unknown) => {
    if (!isCrash(error)) throw error;
    return start();
  });
}

/** Playwright has what became of the process in the message, or in `log` beside it. */
function isCrash(error: unknown): boolean {
  const log = error instanceof Error && 'log' in error && Array.isArray(error.log) ? error.log : [];
  return /signal=SIG(?:SEGV|BUS|ILL|TRAP|ABRT)\b/.test([String(error), ...log].join('\n'));
}
