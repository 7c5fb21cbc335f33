/** `Oct 15`. @param timeMs of the phone's own zone */
export function dayText(timeMs: number): string {
  return new Date(timeMs).toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
}

const dayMs = 86_400_000;

/** Under which heading of the history a day stands: "Today", "Yesterday", "Last 7 days", its month, or its year. */
export function dateHeading(timeMs: number, nowMs: number): string {
  const midnight = new Date(nowMs).setHours(0, 0, 0, 0);
  if (timeMs >= midnight) return 'Today';
  if (timeMs >= midnight - dayMs) return 'Yesterday';
  if (timeMs >= midnight - 7 * dayMs) return 'Last 7 days';
  const [then, now] = [new Date(timeMs), new Date(nowMs)];
  if (then.getFullYear() !== now.getFullYear()) return String(then.getFullYear());
  return then.toLocaleDateString('en-US', { month: 'long' });
}
