import { createRandom } from '@androidworld/core';
import { describe, expect, test } from 'vitest';
import type { Condition } from '../state/condition.ts';
import type { Item } from '../state/field.ts';
import { fillWritten } from '../state/question-params.ts';
import { noteRow } from './joplin.ts';
import { roundDistance, trackRow } from './open-tracks.ts';
import { questionApps } from './question-apps.ts';
import { eventRow, simpleCalendarApp } from './simple-calendar.ts';
import { taskRow } from './tasks-org.ts';

const event = (start_date: string, start_time: string, duration: number): Item => ({
  ...{ title: 'x', start_date: `2023-10-${start_date}`, start_time, duration },
});
const on = (date: string): Condition => ({ field: 'start_date', operator: 'equals', value: `2023-10-${date}` });
const time = (operator: Condition['operator'], value: string): Condition => ({ field: 'start_time', operator, value });

describe('an event of Simple Calendar meets conditions with all of its time', () => {
  const evening = [on('20'), time('atLeast', '11:00'), time('atMost', '20:00')];
  const moment = [on('18'), time('equals', '09:45')];
  const week: Condition[] = [
    { field: 'start_date', operator: 'atMost', value: '2023-10-22' },
    { field: 'start_date', operator: 'atLeast', value: '2023-10-15' },
  ];
  const afternoon = [on('15'), time('atMost', '18:30'), time('atLeast', '15:30')];
  test.each([
    [event('20', '10:45', 15), evening, true],
    [event('20', '10:30', 15), evening, false],
    [event('20', '20:30', 60), evening, false],
    [event('20', '23:50', 30), evening, true],
    [event('19', '23:50', 30), evening, true],
    [event('21', '12:00', 30), evening, false],
    [event('18', '09:00', 45), moment, true],
    [event('18', '09:00', 30), moment, false],
    [event('18', '09:46', 30), moment, false],
    [event('17', '23:45', 30), [on('18')], true],
    [event('14', '23:40', 30), week, true],
    [event('23', '00:00', 30), week, false],
    [event('15', '15:00', 45), afternoon, true],
    [event('15', '18:31', 15), afternoon, false],
  ])('%j', (item, conditions, isMet) => {
    expect(simpleCalendarApp.meets(item, conditions)).toBe(isMet);
  });
});

test.each([
  [100, 97],
  [300, 306],
  [500, 499],
  [1000, 998],
  [1500, 1497],
  [4000, 4007],
  [5000, 5005],
  [10000, 9994],
  [12000, 12006],
])('roundDistance(%i) is %i', (metres, rounded) => expect(roundDistance(metres)).toBe(rounded));

describe('items become rows', () => {
  test('of an event: half an hour where nothing is said', () => {
    expect(eventRow({ start_date: '2023-10-16', start_time: '14:00', title: 'Choir' })).toEqual({
      ...{ start_ts: 1697464800, end_ts: 1697466600, title: 'Choir', location: '', description: '' },
    });
  });

  test('of a task: a due time is a second past its minute, a day alone is its noon', () => {
    expect(taskRow({ title: 'x', due_date: '2023-10-16', due_time: '14:00', importance: 0 })).toEqual({
      ...{ title: 'x', importance: 0, dueDate: 1697464801000, hideUntil: 0, completed: 0 },
    });
    expect(taskRow({ title: 'x', due_date: '2023-10-16', notes: 'y', completed_date: '2023-10-16' })).toMatchObject({
      ...{ importance: 2, dueDate: 1697457600000, completed: 1697414400000, notes: 'y' },
    });
  });

  test('of an activity', () => {
    const track = { name: 'x', category: 'running', start_date: '2023-10-16', start_time: '14:00', duration: 20.5 };
    expect(trackRow({ ...track, total_distance: 998 })).toMatchObject({
      ...{ starttime: 1697464800000, stoptime: 1697466030000, totaldistance: 998, elevationgain: 0 },
    });
  });

  test('of a note: only a to-do can be done', () => {
    expect(noteRow({ folder: 'Home', title: 'x', todo_completed: true })).toEqual({
      ...{ folder: 'Home', title: 'x', body: '', is_todo: false, todo_completed: false },
    });
  });
});

test.each(questionApps.map((app) => [app.name, app] as const))('noise of %s has only fields of the app', (_, app) => {
  const random = createRandom(1);
  for (let count = 0; count < 300; count++) {
    const item = app.noise(random, { now: new Date('2023-10-15T15:34:00Z'), items: [] });
    for (const [name, value] of Object.entries(item)) {
      const field = app.fields[name];
      expect(field, name).toBeDefined();
      if (field?.oneOf !== undefined) expect(field.oneOf).toContain(value);
      expect(value).not.toBe('');
    }
  }
});

test('fillWritten() keeps the kind of a placeholder alone', () => {
  expect([fillWritten('{a}', { a: 5 }), fillWritten('{a} m', { a: 5 }), fillWritten(7, {})]).toEqual([5, '5 m', 7]);
});
