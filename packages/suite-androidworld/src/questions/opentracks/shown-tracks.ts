import type { Ui, UiElement } from '@androidworld/core';
import { october } from '../../tasks/calendar/october.ts';

/** A row of the list, as it says. */
export interface ShownTrack {
  /** Where it can be touched. */
  readonly element: UiElement;
  readonly name: string;
  /** `2023-10-13` */
  readonly day: string;
  readonly time: string;
  readonly minutes: number;
  readonly metres: number;
}

const metresOf: Readonly<Record<string, number>> = { mi: 1609.344, ft: 0.3048, km: 1000, m: 1 };

/** Rows of which all texts are to be seen, and no bar lies over. */
export function shownTracks(ui: Ui): readonly ShownTrack[] {
  const end = ui.find({ resourceId: 'bottom_app_bar' })?.bounds?.top ?? Number.POSITIVE_INFINITY;
  const beside = (id: string, isBeside: (element: UiElement) => boolean) =>
    ui.findAll({ resourceId: `track_list_item_${id}` }).find(isBeside)?.text;
  return ui.findAll({ resourceId: 'track_list_item_name' }).flatMap((element) => {
    const { bounds, text: name = '' } = element;
    if (bounds === undefined || bounds.bottom > end) return [];
    const isOnFirstLine = (other: UiElement) => Math.abs((other.bounds?.top ?? -1) - bounds.top) < 20;
    const isOnSecondLine = (other: UiElement) => Math.abs((other.bounds?.top ?? -1) - bounds.bottom) < 20;
    const date = beside('date', isOnFirstLine);
    const time = beside('time', isOnSecondLine);
    const figures = beside('time_distance', isOnSecondLine);
    if (date === undefined || time === undefined || figures === undefined) return [];
    return [{ element, name, day: dayOf(date), time, ...readFigures(figures) }];
  });
}

/**
 * The tracks of the list that is open, newest first, down to the first that began before a day.
 *
 * @param from `2023-10-09`
 */
export async function tracksSince(ui: Ui, from: string): Promise<readonly ShownTrack[]> {
  const tracks = new Map<string, ShownTrack>();
  for (;;) {
    const before = tracks.size;
    for (const track of shownTracks(ui)) tracks.set(keyOf(track), track);
    const all = [...tracks.values()];
    if (tracks.size === before || all.some(({ day }) => day < from)) return all.filter(({ day }) => day >= from);
    await ui.perform({ action_type: 'scroll', direction: 'down' });
  }
}

export function keyOf({ name, day, time, minutes, metres }: ShownTrack): string {
  return [name, day, time, minutes, metres].join('\n');
}

/** `1:30:00 (3.11 mi)` */
function readFigures(text: string): Pick<ShownTrack, 'minutes' | 'metres'> {
  const [, time = '', size = '', unit = ''] = /^([\d:]+) \(([\d.,]+) (\w+)\)/.exec(text) ?? [];
  const seconds = time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  const metres = Number(size.replaceAll(',', '')) * (metresOf[unit] ?? Number.NaN);
  return { minutes: Math.floor(seconds / 60), metres };
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Today`, `Thursday`, `5 Oct` or `5 Oct 2022`, seen on the day on which episodes begin. */
function dayOf(words: string): string {
  if (words === 'Today') return daysAgo(0);
  if (words === 'Yesterday') return daysAgo(1);
  const weekday = weekdays.indexOf(words);
  if (weekday >= 0) return daysAgo((new Date(today).getUTCDay() - weekday + 7) % 7);
  const [day, month = '', year = october.year] = words.split(' ');
  return isoDay(Date.UTC(Number(year), months.indexOf(month), Number(day)));
}

const today = Date.UTC(october.year, october.month - 1, october.today);
const daysAgo = (days: number) => isoDay(today - days * 86_400_000);
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The Monday before, or the day itself. */
export const mondayOfThisWeek = daysAgo((new Date(today).getUTCDay() + 6) % 7);
