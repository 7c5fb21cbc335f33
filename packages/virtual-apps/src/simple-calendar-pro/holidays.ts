import type { AppApi } from '@androidworld/app-sdk';
import { database, flag } from './store/database.ts';
import { typeForKind } from './store/event-types.ts';
import { saveEvent } from './store/events.ts';
import { dayOf } from './time/local-day.ts';
import { allDayTimes } from './time/new-start.ts';
import { rule, unit } from './time/repetition.ts';

/** Public holidays on the same date each year: month, day, name. */
type Holiday = readonly [month: number, day: number, name: string];

const newYear: Holiday = [1, 1, "New Year's Day"];
const labour: Holiday = [5, 1, 'Labour Day'];
const christmas: Holiday = [12, 25, 'Christmas Day'];

/** The countries that are offered, with their holidays. */
export const holidays: Readonly<Record<string, readonly Holiday[]>> = {
  Australia: [newYear, [1, 26, 'Australia Day'], [4, 25, 'Anzac Day'], christmas, [12, 26, 'Boxing Day']],
  Brazil: [
    newYear,
    [4, 21, 'Tiradentes'],
    labour,
    [9, 7, 'Independence Day'],
    [10, 12, 'Our Lady of Aparecida'],
    [11, 2, "All Souls' Day"],
    [11, 15, 'Republic Day'],
    christmas,
  ],
  Canada: [newYear, [7, 1, 'Canada Day'], [11, 11, 'Remembrance Day'], christmas],
  France: [
    newYear,
    labour,
    [5, 8, 'Victory Day'],
    [7, 14, 'Bastille Day'],
    [8, 15, 'Assumption of Mary'],
    [11, 1, "All Saints' Day"],
    [11, 11, 'Armistice Day'],
    christmas,
  ],
  Germany: [newYear, labour, [10, 3, 'German Unity Day'], christmas, [12, 26, 'Second Day of Christmas']],
  India: [[1, 26, 'Republic Day'], [8, 15, 'Independence Day'], [10, 2, 'Gandhi Jayanti'], christmas],
  Italy: [
    newYear,
    [1, 6, 'Epiphany'],
    [4, 25, 'Liberation Day'],
    labour,
    [6, 2, 'Republic Day'],
    [8, 15, 'Assumption of Mary'],
    [11, 1, "All Saints' Day"],
    christmas,
  ],
  Japan: [newYear, [2, 11, 'Foundation Day'], [4, 29, 'Showa Day'], [5, 3, 'Constitution Day'], [11, 3, 'Culture Day']],
  Mexico: [newYear, labour, [9, 16, 'Independence Day'], christmas],
  Slovakia: [
    newYear,
    [1, 6, 'Epiphany'],
    labour,
    [5, 8, 'Victory over Fascism'],
    [7, 5, 'Saints Cyril and Methodius'],
    [8, 29, 'National Uprising'],
    [9, 1, 'Constitution Day'],
    [11, 17, 'Struggle for Freedom and Democracy'],
    christmas,
  ],
  'United Kingdom': [newYear, christmas, [12, 26, 'Boxing Day']],
  'United States': [newYear, [6, 19, 'Juneteenth'], [7, 4, 'Independence Day'], [11, 11, 'Veterans Day'], christmas],
};

const holidayType = { title: 'Holidays', color: 0xff4caf50 | 0, type: 3 };

/** Adds a country's holidays as yearly events of their own type. @returns how many are new */
export async function addHolidays(
  api: AppApi,
  country: string,
  reminders: readonly [number, number, number],
): Promise<number> {
  const typeId = await typeForKind(api, holidayType);
  const zone = await api.clock.zone();
  const nowMs = await api.clock.now();
  const { year } = dayOf(nowMs / 1000, zone);
  const { events } = database.open(api);
  let added = 0;
  for (const [month, day, title] of holidays[country] ?? []) {
    const importId = `${country}-${month}-${day}`;
    if ((await events.count({ where: { importId } })) > 0) continue;
    const date = { year, month, day };
    await saveEvent(api, {
      ...allDayTimes(date, date, zone),
      title,
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
      importId,
      timeZone: zone,
      flags: flag.allDay,
      typeId,
      parentId: 0,
      lastUpdatedMs: nowMs,
      source: 'imported-ics',
      availability: 0,
      color: 0,
      kind: 0,
    });
    added += 1;
  }
  return added;
}
