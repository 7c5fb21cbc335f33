import type { Ui } from '@androidworld/core';
import type { AskedEvent } from './asked-event.ts';
import { dayOf, october, secondsAt } from './october.ts';

/** What a near miss enters besides. */
export interface FurtherEntries {
  readonly location?: string;
  /** How often it repeats, where it is to repeat for ever. */
  readonly times?: number;
}

/** From wherever the phone is: enters an event and saves it. */
export async function addEvent(ui: Ui, event: AskedEvent, further: FurtherEntries = {}): Promise<void> {
  await enterEvent(ui, event, further);
  await save(ui);
}

/** Enters an event that has nothing but a title, and saves it. */
export async function addTitle(ui: Ui, title: string): Promise<void> {
  await enterTitle(ui, title);
  await save(ui);
}

async function save(ui: Ui): Promise<void> {
  await ui.tap('Save');
  // Once only, with the first event that has a reminder.
  if (ui.find({ text: 'Disclaimer' })) await ui.tap({ text: 'OK' });
  await ui.waitFor(newEventButton);
}

const newEventButton = { contentDescription: 'New Event' };

export async function enterEvent(ui: Ui, event: AskedEvent, further: FurtherEntries = {}): Promise<void> {
  await enterTitle(ui, event.eventTitle);
  if (further.location !== undefined) await ui.type({ resourceId: 'event_location' }, further.location);
  if (event.eventDescription !== '') await ui.type({ resourceId: 'event_description' }, event.eventDescription);
  await enterTimes(ui, event);
  if (event.repeatRule !== undefined) await enterRepetition(ui, event.repeatRule, further.times);
}

async function enterTitle(ui: Ui, title: string): Promise<void> {
  await ui.openApp('Simple Calendar Pro');
  await ui.tap(newEventButton);
  await ui.tap({ resourceId: 'fab_event_label' });
  await ui.type({ resourceId: 'event_title' }, title);
}

async function enterTimes(ui: Ui, { day, hour, durationMins }: AskedEvent): Promise<void> {
  const end = new Date((secondsAt(day, hour) + durationMins * 60) * 1000);
  const endDay = dayOf(end.getTime() / 1000);
  await pickDate(ui, 'event_start_date', day);
  await pickTime(ui, 'event_start_time', hour, 0);
  // The end moves with the start.
  if (endDay !== day) await pickDate(ui, 'event_end_date', endDay);
  await pickTime(ui, 'event_end_time', end.getUTCHours(), end.getUTCMinutes());
}

async function pickDate(ui: Ui, row: string, day: number): Promise<void> {
  await ui.tap(await ui.scrollTo({ resourceId: row }));
  const isNextMonth = day > october.lastDay;
  if (isNextMonth) await ui.tap('Next month');
  const date = isNextMonth ? `0?${day - october.lastDay} November` : `0?${day} October`;
  await ui.tap({ contentDescription: new RegExp(`^${date} ${october.year}$`) });
  await ui.tap({ text: 'OK' });
}

/** From the dial, which goes on to the minutes when an hour was tapped. */
async function pickTime(ui: Ui, row: string, hour: number, minutes: number): Promise<void> {
  const onDial = { className: 'android.widget.TextView' };
  await ui.tap(await ui.scrollTo({ resourceId: row }));
  await ui.tap({ ...onDial, contentDescription: hour === 0 ? '00 hours' : `${hour} hours` });
  await ui.tap({ ...onDial, contentDescription: `${String(minutes).padStart(2, '0')} minutes` });
  await ui.tap({ text: 'OK' });
}

async function enterRepetition(ui: Ui, rule: 'daily' | 'weekly', times: number | undefined): Promise<void> {
  await ui.tap(await ui.scrollTo({ resourceId: 'event_repetition' }));
  await ui.tap({ text: rule === 'daily' ? 'Daily' : 'Weekly' });
  if (times === undefined) return;
  await ui.tap(await ui.scrollTo({ resourceId: 'event_repetition_limit' }));
  await ui.tap({ resourceId: 'repeat_type_x_times' });
  await ui.type({ resourceId: 'repeat_type_count' }, String(times));
  await ui.tap({ text: 'OK' });
}
