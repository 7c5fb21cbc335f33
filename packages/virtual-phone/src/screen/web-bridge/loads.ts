import { isWrittenByScript } from './new-document.ts';
import { framesWithin } from './page-door.ts';

/** Whether the document is on its way still. */
export function loads(): boolean {
  if (document.readyState === 'complete' || isWrittenByScript()) return false;
  // With frames that a script writes, Chromium waits for the script to say that this was all.
  return document.readyState === 'loading' || !framesWithin().some((frame) => frame.isWritten());
}
