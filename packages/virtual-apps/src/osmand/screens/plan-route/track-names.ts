import type { AppApi } from '@androidworld/app-sdk';
import { tracksFolder } from '../../store/tracks.ts';

/** `Sun 15 Oct 2023`. @param now of the phone's own zone */
export function dateName(now: Date): string {
  const part = (options: Intl.DateTimeFormatOptions) => now.toLocaleDateString('en-US', options);
  return `${part({ weekday: 'short' })} ${part({ day: '2-digit' })} ${part({ month: 'short' })} ${now.getFullYear()}`;
}

/** With `_1`, `_2` behind it if there is such a track. */
export async function freeTrackName(api: AppApi, name: string): Promise<string> {
  for (let number = 0; ; number++) {
    const next = number === 0 ? name : `${name}_${number}`;
    if ((await api.files.stat(`${tracksFolder}/${next}.gpx`)) === null) return next;
  }
}
