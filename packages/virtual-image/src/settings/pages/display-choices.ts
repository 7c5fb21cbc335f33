/** Milliseconds: entries of the real list. */
export const screenTimeouts = [15_000, 30_000, 60_000, 120_000, 300_000, 600_000, 1_800_000] as const;

export const fontSizes = [
  { label: 'Small', scale: 0.85 },
  { label: 'Default', scale: 1 },
  { label: 'Large', scale: 1.15 },
  { label: 'Largest', scale: 1.3 },
] as const;

/** e.g. `30 seconds`, `1 minute` */
export function timeoutText(ms: number): string {
  const [count, unit] = ms < 60_000 ? [Math.round(ms / 1000), 'second'] : [Math.round(ms / 60_000), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Emulators are set to never turn the screen off, by the greatest number there is, for which Android has no word. */
export function timeoutSummary(ms: number): string {
  return `After ${screenTimeouts.some((known) => known === ms) ? timeoutText(ms) : 'null'} of inactivity`;
}
