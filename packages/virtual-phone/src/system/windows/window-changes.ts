import type { Frame, ReportedWindow, WindowChange } from './window-state.ts';

/**
 * What has changed from one list of the page's windows to the next.
 *
 * @param before null: nothing was told yet
 * @returns null when nothing has
 */
export function windowChanges(
  before: readonly ReportedWindow[] | null,
  now: readonly ReportedWindow[],
): WindowChange | null {
  if (before === null || !keepsOrder(before, now)) return { isFirst: true, shown: now, gone: [] };
  const known = new Map(before.map((window) => [window.token, window]));
  const shown = now.filter((window) => !isSame(known.get(window.token), window));
  const gone = before.filter(({ token }) => !now.some((window) => window.token === token)).map(({ token }) => token);
  return shown.length === 0 && gone.length === 0 ? null : { isFirst: false, shown, gone };
}

/** Whether those that stay are in the same order, and new ones come after them. */
function keepsOrder(before: readonly ReportedWindow[], now: readonly ReportedWindow[]): boolean {
  const known = before.map(({ token }) => token);
  const places = now.map(({ token }) => known.indexOf(token)).map((place) => (place < 0 ? known.length : place));
  return places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0));
}

function isSame(before: ReportedWindow | undefined, now: ReportedWindow): boolean {
  return before !== undefined && before.focusable === now.focusable && isEqual(before.frame, now.frame);
}

function isEqual(one: Frame, other: Frame): boolean {
  return one.every((edge, place) => edge === other[place]);
}
