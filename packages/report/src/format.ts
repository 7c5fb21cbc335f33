/** `61.2 %` */
export function percent(share: number | undefined): string {
  return share === undefined ? '–' : `${(share * 100).toFixed(1)} %`;
}

/** `850 ms`, `12.3 s`, `4 min 05 s`, `2 h 07 min` */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${pad(seconds % 60)} s`;
  return `${Math.floor(minutes / 60)} h ${pad(minutes % 60)} min`;
}

/** `950`, `12.3 k`, `1.2 M` */
export function compact(count: number): string {
  if (count < 1000) return String(count);
  if (count < 1_000_000) return `${(count / 1000).toFixed(1)} k`;
  return `${(count / 1_000_000).toFixed(1)} M`;
}

/** `$1.25`, `$0.004` */
export function dollars(usd: number): string {
  return `$${usd.toFixed(usd < 0.1 ? 3 : 2)}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
