/** Date and time as the file browser writes them: `10/15/2023, 15:34`. */
export function modifiedText(
  ms: number,
  { zone, is24Hour }: { readonly zone: string; readonly is24Hour: boolean },
): string {
  const text = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: is24Hour ? '2-digit' : 'numeric',
    minute: '2-digit',
    hourCycle: is24Hour ? 'h23' : 'h12',
  }).format(ms);
  // Newer ICU data put a narrow no-break space before AM and PM; Android 13 a plain one.
  return text.replaceAll('\u202f', ' ');
}
