import { DateFormat } from '@androidworld/app-sdk';
import { offsetText, type PlacedTime } from '../format/date-words.ts';
import type { TrackerPreferences } from '../store/preferences.ts';

/** What a new track is called: `2023-10-15T15:34Z`, `10/15/23, 3:34 PM` or `Track 3`. */
export function trackName(style: TrackerPreferences['trackName'], time: PlacedTime, number: number): string {
  if (style === 'NUMBER') return `Track ${number}`;
  const local = time.ms + time.offset * 1000;
  const write = (pattern: string) => DateFormat.format(pattern, local, 'UTC');
  if (style === 'DATE_LOCAL') return write('M/d/yy, h:mm a');
  return `${write("yyyy-MM-dd'T'HH:mm")}${offsetText(time.offset)}`;
}
