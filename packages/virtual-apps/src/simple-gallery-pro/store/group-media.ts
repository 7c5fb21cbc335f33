import { DateFormat, type PhoneClock } from '@androidworld/app-sdk';
import type { Medium } from './media.ts';
import { filters } from './preferences.ts';

/** Bits of a grouping, as the app stores them. */
export const grouping = {
  none: 1,
  modifiedDaily: 2,
  type: 8,
  extension: 16,
  modifiedMonthly: 64,
  descending: 1024,
} as const;

export interface Group {
  /** Empty where nothing is grouped. */
  readonly title: string;
  readonly media: readonly Medium[];
}

const typeNames: Readonly<Record<number, string>> = {
  [filters.images]: 'Images',
  [filters.videos]: 'Videos',
  [filters.gifs]: 'GIFs',
  [filters.svgs]: 'SVGs',
};

/** Files under their titles; within a group they keep their order. */
export function groupMedia(media: readonly Medium[], by: number, clock: PhoneClock): Group[] {
  if ((by & grouping.none) !== 0) return [{ title: '', media }];
  const groups = new Map<string, { readonly title: string; readonly media: Medium[] }>();
  for (const medium of media) {
    const { key, title } = placeOf(medium, by, clock);
    const group = groups.get(key) ?? { title, media: [] };
    group.media.push(medium);
    groups.set(key, group);
  }
  const sign = (by & grouping.descending) === 0 ? 1 : -1;
  return [...groups].toSorted(([one], [other]) => sign * (one < other ? -1 : 1)).map(([, group]) => group);
}

/** The key sorts, the title is shown. */
function placeOf({ name, type, modifiedMs }: Medium, by: number, { nowMs, zone }: PhoneClock) {
  const part = (pattern: string, ms = modifiedMs) => DateFormat.format(pattern, ms, zone);
  if (by & grouping.type) return { key: String(type), title: typeNames[type] ?? 'Other' };
  if (by & grouping.extension) {
    const extension = name.slice(name.lastIndexOf('.') + 1).toUpperCase();
    return { key: extension, title: extension };
  }
  if (by & grouping.modifiedMonthly) return { key: part('yyyy-MM'), title: part('MMMM yyyy') };
  const day = part('yyyy-MM-dd');
  const [today, yesterday] = [nowMs, nowMs - 24 * 60 * 60 * 1000].map((ms) => part('yyyy-MM-dd', ms));
  if (day === today) return { key: day, title: 'Today' };
  return { key: day, title: day === yesterday ? 'Yesterday' : part('d MMMM yyyy') };
}
