import type { CalendarEvent } from '@androidworld/android-kit';
import { describe, expect, it } from 'vitest';
import { isOnlyAddition, isOnlyRemoval } from '../../checks/rows-change.ts';
import { asRow } from './asked-event.ts';
import { isWantedEvent } from './events-change.ts';

const asked = { day: 16, hour: 14, durationMins: 30, eventTitle: 'Lunch', eventDescription: 'Bring cake.' };

function event(id: number, change: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id,
    ...asRow(asked),
    reminder_1_minutes: 10,
    reminder_2_minutes: -1,
    reminder_3_minutes: -1,
    reminder_1_type: 0,
    reminder_2_type: 0,
    reminder_3_type: 0,
    repetition_exceptions: '[]',
    attendees: '',
    import_id: '',
    time_zone: 'UTC',
    flags: 0,
    event_type: 1,
    parent_id: 0,
    last_updated: 0,
    source: 'simple-calendar',
    availability: 0,
    color: 0,
    type: 0,
    ...change,
  };
}

const before = [event(1, { title: 'Choir' }), event(2, { title: 'Gym' })];
const [choir, gym] = before as [CalendarEvent, CalendarEvent];

describe('isOnlyAddition()', () => {
  const isOnly = (after: readonly CalendarEvent[]) => isOnlyAddition(after, before, [asRow(asked)], isWantedEvent);

  it('does not look at what the goal says nothing of', () => {
    expect(isOnly([...before, event(3)])).toBe(true);
    expect(isOnly([...before, event(7, { reminder_1_minutes: -1, color: 5, last_updated: 9 })])).toBe(true);
  });

  it.each([
    ['nothing was added', before],
    ['it was added twice', [...before, event(3), event(4)]],
    ['another was added too', [...before, event(3), event(4, { title: 'x' })]],
    ['another went', [choir, event(3)]],
    ['another was changed', [choir, { ...gym, color: 5 }, event(3)]],
    ['another was changed into it', [choir, event(2)]],
    ['it begins later', [...before, event(3, { start_ts: event(3).start_ts + 60 })]],
    ['it ends later', [...before, event(3, { end_ts: event(3).end_ts + 60 })]],
    ['its title is another', [...before, event(3, { title: 'Lunch.' })]],
    ['its title is in capitals', [...before, event(3, { title: 'LUNCH' })]],
    ['its description is missing', [...before, event(3, { description: '' })]],
    ['it has a location', [...before, event(3, { location: 'Home' })]],
    ['it repeats', [...before, event(3, { repeat_interval: 86_400 })]],
    ['it ends some day', [...before, event(3, { repeat_limit: -5 })]],
  ])('does not hold when %s', (_, after) => {
    expect(isOnly(after)).toBe(false);
  });

  // The original looks for the new event among all events, old ones too.
  it('does not take an equal event that was there before for the new one', () => {
    const twin = [...before, event(3)];
    expect(isOnlyAddition([...twin, event(4, { title: 'x' })], twin, [asRow(asked)], isWantedEvent)).toBe(false);
    expect(isOnlyAddition([...twin, event(4)], twin, [asRow(asked)], isWantedEvent)).toBe(true);
  });
});

describe('isOnlyRemoval()', () => {
  const all = [...before, event(3), event(4, { title: 'Swim' })];

  it('holds when those went and the others are as they were', () => {
    expect(isOnlyRemoval(before, all, all.slice(2))).toBe(true);
  });

  it.each([
    ['nothing went', all],
    ['one of them stayed', all.slice(0, 3)],
    ['another went too', [choir]],
    ['another was changed', [choir, { ...gym, title: 'x' }]],
    ['one of them was changed', [...before, event(3, { title: 'x' })]],
    ['one of them was made again', [...before, event(5)]],
    ['another came', [...before, event(5, { title: 'x' })]],
  ])('does not hold when %s', (_, after) => {
    expect(isOnlyRemoval(after, all, all.slice(2))).toBe(false);
  });

  it('does not hold of events that were not there', () => {
    expect(isOnlyRemoval(before, before, [event(3)])).toBe(false);
  });
});
