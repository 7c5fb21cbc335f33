import type { NamingFormat } from './recording-settings.ts';

/** Name of a new record, without extension. */
export function recordName(
  naming: NamingFormat,
  { counter, nowMs, zone }: { readonly counter: number; readonly nowMs: number; readonly zone: string },
): string {
  const part = dateParts(nowMs, zone);
  const time = `${part('hour')}.${part('minute')}.${part('second')}`;
  switch (naming) {
    case 'record':
      return `Record-${counter}`;
    case 'date':
      return `${part('day')}.${part('month')}.${part('year')} ${time}`;
    case 'date_us': {
      const hour = Number(part('hour'));
      const twelve = String(hour % 12 || 12).padStart(2, '0');
      const half = hour < 12 ? 'AM' : 'PM';
      return `${part('month')}-${part('day')}-${part('year')} ${twelve}.${part('minute')}.${part('second')}${half}`;
    }
    case 'date_iso8601':
      return `${part('year')}-${part('month')}-${part('day')} ${time}`;
    case 'timestamp':
      return String(nowMs);
  }
}

/** What becomes of a name that was typed. */
export function cleanName(typed: string): string {
  return typed.replaceAll(':', '_').trim();
}

function dateParts(ms: number, zone: string): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(ms);
  return (type) => parts.find((candidate) => candidate.type === type)?.value ?? '';
}
