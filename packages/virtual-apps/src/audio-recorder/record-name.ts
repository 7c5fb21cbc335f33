import { DateFormat } from '@androidworld/app-sdk';
import type { NamingFormat } from './recording-settings.ts';

/** Name of a new record, without extension. */
export function recordName(
  naming: NamingFormat,
  { counter, nowMs, zone }: { readonly counter: number; readonly nowMs: number; readonly zone: string },
): string {
  const date = (pattern: string) => DateFormat.format(pattern, nowMs, zone);
  switch (naming) {
    case 'record':
      return `Record-${counter}`;
    case 'date':
      return date('dd.MM.yyyy HH.mm.ss');
    case 'date_us':
      return date('MM-dd-yyyy hh.mm.ssa');
    case 'date_iso8601':
      return date('yyyy-MM-dd HH.mm.ss');
    case 'timestamp':
      return String(nowMs);
  }
}

/** What becomes of a name that was typed. */
export function cleanName(typed: string): string {
  return typed.replaceAll(':', '_').trim();
}
