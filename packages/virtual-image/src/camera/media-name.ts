import { DateFormat } from '@androidworld/app-sdk';

/** `IMG_20231015_153412`, `VID_…`: Camera2 names what it takes by the phone's clock. */
export function mediaName(prefix: 'IMG' | 'VID', ms: number, zone: string): string {
  return DateFormat.format(`'${prefix}'_yyyyMMdd_HHmmss`, ms, zone);
}
