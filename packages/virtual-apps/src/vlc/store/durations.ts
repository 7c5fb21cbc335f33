/** `0:05`, `81:21` never: from an hour on `1:21:21`. */
export function shortDuration(ms: number): string {
  const { hours, minutes, seconds } = partsOf(ms);
  const end = String(seconds).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${end}` : `${minutes}:${end}`;
}

/** `15s `, `2min 36s `, `1h 2min 3s `: each part with a space behind it. */
export function wordyDuration(ms: number): string {
  const { hours, minutes, seconds } = partsOf(ms);
  const parts = [hours > 0 && `${hours}h `, minutes > 0 && `${minutes}min `, seconds > 0 && `${seconds}s `];
  return parts.filter(Boolean).join('');
}

/** For accessibility: `1 minutes 21 seconds`. */
export function spokenDuration(ms: number): string {
  const { hours, minutes, seconds } = partsOf(ms);
  const parts = [
    hours > 0 && `${hours} hours`,
    minutes > 0 && `${minutes} minutes`,
    seconds > 0 && `${seconds} seconds`,
  ];
  return parts.filter(Boolean).join(' ');
}

function partsOf(ms: number) {
  const all = Math.floor(Math.max(0, ms) / 1000);
  return { hours: Math.floor(all / 3600), minutes: Math.floor((all % 3600) / 60), seconds: all % 60 };
}
