/** `+1m5s0ms`, `-20ms`, `0` (AOSP `TimeUtils.formatDuration`). */
export function formatDuration(ms: number): string {
  if (ms === 0) return '0';
  const units: readonly (readonly [number, string])[] = [
    [86_400_000, 'd'],
    [3_600_000, 'h'],
    [60_000, 'm'],
    [1_000, 's'],
  ];
  let rest = Math.abs(Math.round(ms));
  let text = '';
  for (const [length, unit] of units) {
    if (text !== '' || rest >= length) text += `${Math.floor(rest / length)}${unit}`;
    rest %= length;
  }
  return `${ms < 0 ? '-' : '+'}${text}${rest}ms`;
}

/** From now until a moment; `--` for one that was not set. */
export function formatMoment(atMs: number, nowMs: number): string {
  return atMs === 0 ? '--' : formatDuration(atMs - nowMs);
}
