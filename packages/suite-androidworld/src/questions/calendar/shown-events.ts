import type { Ui, UiElement } from '@androidworld/core';
import { openDay } from '../../tasks/calendar/delete-event-steps.ts';

/** An event as a list shows it. */
export interface ShownEvent {
  readonly title: string;
  /** `09:05`; undefined of one that lasts all day. */
  readonly start: string | undefined;
  /** It began on the day before the one that is shown. */
  readonly isEarlier: boolean;
  /** Heading of its day, `16 Monday`, and of its month; on the screen of one day there are none. */
  readonly day: string;
  readonly month: string;
}

const titleId = 'event_item_title';
const timeId = 'event_item_time';
const headingId = 'event_section_title';

/** The events of a day, read from its screen. @param date `2023-10-18` */
export async function eventsOfDay(ui: Ui, date: string): Promise<ShownEvent[]> {
  await openDay(ui, Number(date.slice(-2)));
  return shownEvents(ui);
}

/** What the list on the screen shows, from top to bottom. */
export function shownEvents(ui: Ui): ShownEvent[] {
  const rows = [titleId, timeId, headingId]
    .flatMap((id) => ui.findAll({ resourceId: id }).map((element) => ({ id, element })))
    .toSorted((one, other) => topOf(one.element) - topOf(other.element));
  const events: ShownEvent[] = [];
  let [month, day, title] = ['', '', ''];
  for (const { id, element } of rows) {
    const text = element.text ?? '';
    if (id === titleId) title = text;
    else if (id === timeId) events.push({ title, day, month, ...readTime(text) });
    else if (/^\d/.test(text)) day = text;
    else month = text;
  }
  return events;
}

/** `16:00 - 16:45`, `23:30 (October 16) - 00:15` */
function readTime(text: string): Pick<ShownEvent, 'start' | 'isEarlier'> {
  const [, start, earlier] = /^(\d\d:\d\d)( \()?/.exec(text) ?? [];
  return { start, isEarlier: earlier !== undefined };
}

function topOf({ bounds }: UiElement): number {
  return bounds?.top ?? 0;
}
