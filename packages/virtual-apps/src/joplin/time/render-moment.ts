import { DateFormat } from '@androidworld/app-sdk';

/** As Joplin writes times by default: `15/10/2023 15:34`. */
export function renderMoment(ms: number, zone: string): string {
  return DateFormat.format('dd/MM/yyyy HH:mm', ms, zone);
}
