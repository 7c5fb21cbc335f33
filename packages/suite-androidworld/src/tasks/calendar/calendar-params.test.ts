import { createRandom } from '@androidworld/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asRow, dateParams, eventParams, sampleDate, sampleEvent } from './asked-event.ts';
import { comingDays, dayOf, dayOfComing, october, secondsAt } from './october.ts';
import { sampleEvents, touchesDay } from './other-events.ts';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

describe('october', () => {
  it('knows what "this Monday" means on Sunday, the 15th', () => {
    for (const name of comingDays) {
      const day = dayOfComing(name);
      expect(weekday.format(secondsAt(day, 12) * 1000)).toBe(name);
      expect(day).toBeGreaterThan(october.today);
    }
  });

  it('counts on after the last day', () => {
    expect([secondsAt(1, 0) - 1, secondsAt(1, 0), secondsAt(31, 23, 59), secondsAt(31, 24)].map(dayOf)).toEqual([
      0, 1, 31, 32,
    ]);
  });
});

describe('asRow()', () => {
  const event = { day: 16, hour: 14, durationMins: 45, eventTitle: 'Lunch', eventDescription: 'Cake.' };

  it('gives an event its seconds', () => {
    expect(asRow(event)).toMatchObject({ start_ts: 1697464800, end_ts: 1697464800 + 45 * 60, repeat_interval: 0 });
  });

  it.each([
    [16, 1],
    [17, 2],
    [20, 16],
    [21, 32],
    [22, 64],
  ])('gives a weekly event of 2023-10-%i the bit %i', (day, bit) => {
    expect(asRow({ ...event, day, repeatRule: 'weekly' })).toMatchObject({
      repeat_interval: 604_800,
      repeat_rule: bit,
    });
  });

  it('gives a daily event no bit, and neither of them an end', () => {
    expect(asRow({ ...event, repeatRule: 'daily' })).toMatchObject({
      repeat_interval: 86_400,
      repeat_rule: 0,
      repeat_limit: 0,
    });
  });
});

it('samples what the schemas of the parameters accept', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const random = createRandom(seed);
      for (const [name, value] of Object.entries({ ...sampleDate(random), ...sampleEvent(random) })) {
        const schema = { ...dateParams, ...eventParams }[name];
        expect(schema?.safeParse(value).success, name).toBe(true);
      }
    }),
  );
});

// NOTE of the original: an event that ends as the day begins looks like one of that day.
it('keeps other events off a day, also those that end as it begins', () => {
  const event = { hour: 23, eventTitle: 'x', eventDescription: '' };
  expect(touchesDay({ ...event, day: 16, durationMins: 60 }, 17)).toBe(true);
  expect(touchesDay({ ...event, day: 16, durationMins: 45 }, 17)).toBe(false);
  expect(touchesDay({ ...event, day: 18, durationMins: 60, hour: 0 }, 17)).toBe(false);
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 15, max: 31 }), (seed, day) => {
      const accepts = (drawn: Parameters<typeof touchesDay>[0]) => !touchesDay(drawn, day);
      const events = sampleEvents(createRandom(seed), 20, { accepts });
      expect(events).toHaveLength(20);
      expect(new Set(events.map((drawn) => JSON.stringify(drawn))).size).toBe(20);
      for (const { start_ts, end_ts } of events.map(asRow)) {
        expect(start_ts < secondsAt(day, 0) ? end_ts < secondsAt(day, 0) : start_ts >= secondsAt(day + 1, 0)).toBe(
          true,
        );
      }
    }),
  );
});
