/** Entries of the page of screen timeouts, by milliseconds. */
export const screenTimeouts = [
  { label: '15 seconds', value: '15000' },
  { label: '30 seconds', value: '30000' },
  { label: '1 minute', value: '60000' },
  { label: '2 minutes', value: '120000' },
  { label: '5 minutes', value: '300000' },
  { label: '10 minutes', value: '600000' },
  { label: '30 minutes', value: '1800000' },
] as const;

/** Emulators are set to never turn the screen off, by the greatest number there is, for which Android has no word. */
export function timeoutSummary(value: string): string {
  return `After ${screenTimeouts.find((known) => known.value === value)?.label ?? 'null'} of inactivity`;
}

/** Values of `font_scale`, from small to largest. */
export const fontScales = [0.85, 1, 1.15, 1.3] as const;
