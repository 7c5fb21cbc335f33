/** `m:ss`, or `h:mm:ss`. */
export function durationText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => String(part).padStart(index === 0 && shown.length === 3 ? 1 : 2, '0')).join(':');
}

/** Heading a call stands under. */
export function dayText(dateMs: number, nowMs: number, timeZone: string): 'Today' | 'Yesterday' | 'Older' {
  const days = dayNumber(nowMs, timeZone) - dayNumber(dateMs, timeZone);
  if (days <= 0) return 'Today';
  return days === 1 ? 'Yesterday' : 'Older';
}

function dayNumber(ms: number, timeZone: string): number {
  // Swedish dates are ISO dates.
  return Date.parse(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(ms)) / 86_400_000;
}

/** When a call was, as short as the call log says it: `Just now`, `5 min. ago`, `3:34 PM`, `Oct 12`. */
export function whenText(dateMs: number, nowMs: number, options: { timeZone: string; hour24: boolean }): string {
  const { timeZone, hour24 } = options;
  const minutes = Math.floor((nowMs - dateMs) / 60_000);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${minutes} min. ago`;
  if (dayText(dateMs, nowMs, timeZone) !== 'Older') {
    const style = { hour: 'numeric', minute: '2-digit', hourCycle: hour24 ? 'h23' : 'h12', timeZone } as const;
    return new Intl.DateTimeFormat('en-US', style).format(dateMs);
  }
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone }).format(dateMs);
}
