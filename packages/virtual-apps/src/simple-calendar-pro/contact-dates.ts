import type { AppApi } from '@androidworld/app-sdk';
import { database, flag } from './store/database.ts';
import { typeForKind } from './store/event-types.ts';
import { saveEvent } from './store/events.ts';
import { newImportId } from './store/import-id.ts';
import { allDayTimes } from './time/new-start.ts';
import { rule, unit } from './time/repetition.ts';

/** Dates of people that become events. */
const contactDateKinds = {
  birthdays: { title: 'Birthdays', color: 0xff2196f3 | 0, type: 1, contactType: 3, source: 'contact-birthday' },
  anniversaries: {
    title: 'Anniversaries',
    color: 0xffe53935 | 0,
    type: 2,
    contactType: 1,
    source: 'contact-anniversary',
  },
} as const;

export type ContactDateKind = keyof typeof contactDateKinds;

/** Adds a yearly event for each date of a contact that has none yet. @returns how many were found, and added */
export async function addContactDates(
  api: AppApi,
  kind: ContactDateKind,
  reminders: readonly [number, number, number],
): Promise<{ found: number; added: number }> {
  const { contactType, source, ...type } = contactDateKinds[kind];
  const rows = await api.content.query('content://com.android.contacts/data', {
    projection: ['display_name', 'data1', 'contact_id'],
    where: 'mimetype = ? AND data2 = ?',
    args: ['vnd.android.cursor.item/contact_event', String(contactType)],
  });
  const dates = rows.flatMap((row) => {
    const date = /^(\d{4}|-)-(\d\d)-(\d\d)$/.exec(String(row.data1 ?? ''));
    return date === null ? [] : [{ name: String(row.display_name ?? ''), date }];
  });
  if (dates.length === 0) return { found: 0, added: 0 };
  const typeId = await typeForKind(api, type);
  const zone = await api.clock.zone();
  const { events } = database.open(api);
  let added = 0;
  for (const { name, date } of dates) {
    const hasYear = date[1] !== '-';
    const day = { year: hasYear ? Number(date[1]) : 1970, month: Number(date[2]), day: Number(date[3]) };
    const times = allDayTimes(day, day, zone);
    if ((await events.count({ where: { source, title: name, startTs: times.startTs } })) > 0) continue;
    await saveEvent(api, {
      ...times,
      title: name,
      location: '',
      description: '',
      reminder1: reminders[0],
      reminder2: reminders[1],
      reminder3: reminders[2],
      reminder1Type: 0,
      reminder2Type: 0,
      reminder3Type: 0,
      repeatInterval: unit.year,
      repeatRule: rule.sameDay,
      repeatLimit: 0,
      exceptions: [],
      attendees: '',
      importId: await newImportId(api),
      timeZone: zone,
      flags: flag.allDay | (hasYear ? 0 : flag.missingYear),
      typeId,
      parentId: 0,
      lastUpdatedMs: await api.clock.now(),
      source,
      availability: 0,
      color: 0,
      kind: 0,
    });
    added += 1;
  }
  return { found: dates.length, added };
}
