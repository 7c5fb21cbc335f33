import { report } from './bridge.ts';
import { after } from './bridge-time.ts';
import { loads } from './loads.ts';

let isFinished = false;

/** Tells the app once that the page has loaded. */
export function followLoading(): void {
  window.addEventListener('load', finishSoon);
}

/**
 * A frame within is written by a script: Chromium waits for it until the script says that this was all, which many never do,
 * and tells of no end before.
 */
export function frameWritten(): void {
  const look = () => after(0, () => !loads() && finishSoon());
  if (document.readyState === 'loading') window.addEventListener('DOMContentLoaded', look);
  else look();
}

/** After the page's own handlers. */
function finishSoon(): void {
  after(0, () => {
    if (isFinished) return;
    isFinished = true;
    report({ kind: 'finished', title: document.title });
  });
}
