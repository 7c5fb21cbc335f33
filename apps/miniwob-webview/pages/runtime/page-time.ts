// The time of the pages: everything in them reads and waits through here, so that one place can replace it. In the
// WebView of a phone these are the window's own; the virtual phone gives the window its time before the page runs.

/** Milliseconds since the epoch. */
export function now(): number {
  return Date.now();
}

/** Calls once. @returns what `cancel` takes */
export function after(milliseconds: number, act: () => void): number {
  return window.setTimeout(act, milliseconds);
}

/** Calls again and again. @returns what `cancel` takes */
export function every(milliseconds: number, act: () => void): number {
  return window.setInterval(act, milliseconds);
}

/** Of `after` and `every`, which share their numbers. */
export function cancel(timer: number | null | undefined): void {
  if (timer !== null) window.clearTimeout(timer);
}
