import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../store/database.ts';
import { unit } from '../time/repetition.ts';
import { parseIcs } from './parse-ics.ts';
import { renderIcs } from './render-ics.ts';

const startTs = Date.UTC(2023, 9, 16, 16) / 1000;
const base: CalendarEvent = {
  id: 1,
  startTs,
  endTs: startTs + 2700,
  title: 'Choir',
  location: 'Town hall',
  description: 'We sing.\nBring the notes.',
  reminder1: 10,
  reminder2: 1_500,
  reminder3: -1,
  reminder1Type: 0,
  reminder2Type: 0,
  reminder3Type: 0,
  repeatInterval: 0,
  repeatRule: 0,
  repeatLimit: 0,
  exceptions: [],
  attendees: '',
  importId: '0123456789abcdef0123456789abcdef1697384040000',
  timeZone: 'UTC',
  flags: 0,
  typeId: 1,
  parentId: 0,
  lastUpdatedMs: startTs * 1000,
  source: 'simple-calendar',
  availability: 0,
  color: 0,
  kind: 0,
};
const regular = {
  id: 1,
  title: 'Regular event',
  color: -689_152,
  calendarId: 0,
  displayName: '',
  email: '',
  type: 0,
};
const render = (event: CalendarEvent) =>
  renderIcs([event], { types: [regular], zone: 'UTC', nowTs: startTs, completed: new Set() });

describe('renderIcs()', () => {
  it('writes an event as the app does', () => {
    expect(
      render({ ...base, repeatInterval: unit.week, repeatRule: 5, repeatLimit: -4, exceptions: [20231018] }),
    ).toMatchInlineSnapshot(`
        "BEGIN:VCALENDAR
        PRODID:-//Simple Mobile Tools//NONSGML Event Calendar//EN
        VERSION:2.0
        BEGIN:VEVENT
        SUMMARY:Choir
        UID:0123456789abcdef0123456789abcdef1697384040000
        X-SMT-CATEGORY-COLOR:-689152
        CATEGORIES:Regular event
        LAST-MODIFIED:20231016T160000Z
        TRANSP:OPAQUE
        LOCATION:Town hall
        DTSTART:20231016T160000Z
        DTEND:20231016T164500Z
        DTSTAMP:20231016T160000Z
        STATUS:CONFIRMED
        RRULE:FREQ=WEEKLY;INTERVAL=1;COUNT=4;BYDAY=MO,WE
        DESCRIPTION:We sing.\\nBring the notes.
        BEGIN:VALARM
        DESCRIPTION:Reminder
        ACTION:DISPLAY
        TRIGGER:-P0DT0H10M0S
        END:VALARM
        BEGIN:VALARM
        DESCRIPTION:Reminder
        ACTION:DISPLAY
        TRIGGER:-P1DT1H0M0S
        END:VALARM
        EXDATE:20231018
        END:VEVENT
        END:VCALENDAR
        "
      `);
  });
});

describe('parseIcs()', () => {
  it('reads what renderIcs() wrote', () => {
    const intervals = [0, unit.day, 2 * unit.week, unit.month, unit.year];
    fc.assert(
      fc.property(
        fc.string({ maxLength: 200 }).map((text) => text.replace(/[\\\r\n]/g, '')),
        fc.constantFrom(...intervals),
        fc.boolean(),
        (description, repeatInterval, isAllDay) => {
          const event = {
            ...base,
            description,
            repeatInterval,
            repeatRule: repeatInterval === 2 * unit.week ? 33 : repeatInterval > unit.week * 2 ? 1 : 0,
            ...(isAllDay ? { flags: 1, startTs: startTs - 16 * 3600, endTs: startTs + 20 * 3600 } : {}),
          };
          const [read] = parseIcs(render(event), 'UTC').entries;
          expect(read).toMatchObject({
            title: event.title,
            description,
            startTs: event.startTs,
            endTs: event.endTs,
            flags: event.flags,
            repeatInterval,
            repeatRule: event.repeatRule,
            reminders: [10, 1_500],
            uid: event.importId,
          });
        },
      ),
    );
  });

  it('reads times of a zone, leaves out what has no start, and counts those it cannot read', () => {
    const text = [
      'BEGIN:VEVENT',
      'SUMMARY:Tea',
      'DTSTART;TZID=Europe/Berlin:20231016T180000',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'SUMMARY:Never',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'SUMMARY:Some day',
      'DTSTART:soon',
      'END:VEVENT',
    ].join('\r\n');
    const { entries, failed } = parseIcs(text, 'UTC');
    expect(entries.map(({ title, startTs: start }) => ({ title, start }))).toEqual([{ title: 'Tea', start: startTs }]);
    expect(failed).toBe(1);
  });
});
