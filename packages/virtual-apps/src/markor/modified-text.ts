import { DateFormat } from '@androidworld/app-sdk';

/** Date and time as the file browser writes them: `10/15/2023, 15:34`. */
export function modifiedText(
  ms: number,
  { zone, is24Hour }: { readonly zone: string; readonly is24Hour: boolean },
): string {
  return DateFormat.format(is24Hour ? 'M/d/yyyy, HH:mm' : 'M/d/yyyy, h:mm a', ms, zone);
}
